// Depth-first, in two ways at each guess: a cell holds a digit, or does not. Where to guess is
// learned: the cell where a guess failed is blamed, and the one that was settled last before it
// did; cells that were blamed often of late and have few digits left come first. A puzzle that
// takes more than a few guesses is begun again with an engine that strikes more.
#include "nonet/rules/count.h"

#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

class Search {
 public:
  Search(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
         FunctionRef<bool(std::span<const int>)> visit)
      : scheme_(scheme),
        engine_(scheme),
        low_(scheme.variant.low),
        limit_(limit),
        stop_(stop),
        visit_(visit) {
    cells_ = static_cast<std::size_t>(engine_.cells());
    blame_.resize(cells_);
    for (std::size_t i = 0; i < cells_; ++i)
      blame_[i] = 1.0F + static_cast<float>(engine_.weight(static_cast<int>(i)));
  }

  VariantCount run() {
    if (limit_ == 0) {
      result_.complete = false;
      return result_;
    }
    begin();
    if (again_) {
      again_ = false;
      thorough_ = true;
      if (engine_.has_more()) engine_ = Engine(scheme_, true);
      begin();
    }
    return result_;
  }

 private:
  // So many guesses cost about as much as a thorough engine.
  static constexpr std::uint64_t kPatience = 128;

  void begin() {
    frames_.assign(1, engine_.start());
    engine_.work_on(frames_[0].data());
    bool sound =
        std::all_of(frames_[0].begin(), frames_[0].end(), [](DigitMask mask) { return mask != 0; });
    if (sound) {
      engine_.wake_all();
      sound = engine_.propagate();
    }
    if (sound) descend(0);
  }

  static constexpr std::uint64_t kFade = 1 << 7;

  // One over the power 1.5 of how many digits are left.
  static constexpr std::array<float, 17> kShare = {0,      1,      .3536F, .1925F, .125F,  .0894F,
                                                   .0680F, .0540F, .0442F, .0370F, .0316F, .0274F,
                                                   .0241F, .0213F, .0191F, .0172F, .0156F};

  struct Guess {
    int cell = -1;
    unsigned digit = 0;
  };

  // False: the whole search ends.
  bool descend(std::size_t depth) {
    if (frames_.size() < depth + 2) frames_.emplace_back(cells_);
    for (;;) {
      if (stop_.requested()) {
        result_.complete = false;
        result_.stopped = true;
        return false;
      }
      DigitMask* here = frames_[depth].data();
      const Guess guess = choose(here);
      if (guess.cell < 0) return report(here);
      // What has been told can't be taken back.
      if (!thorough_ && result_.guesses >= kPatience && result_.solutions == 0) {
        again_ = true;
        return false;
      }
      ++result_.guesses;
      DigitMask* there = frames_[depth + 1].data();
      std::copy_n(here, cells_, there);
      engine_.work_on(there);
      if (engine_.keep(guess.cell, guess.digit) && engine_.propagate()) {
        if (!descend(depth + 1)) return false;
      } else {
        blame(guess.cell);
        blame(engine_.last_settled());
      }
      here = frames_[depth].data();
      engine_.work_on(here);
      if (!engine_.keep(guess.cell, ~guess.digit) || !engine_.propagate()) {
        blame(guess.cell);
        return true;
      }
    }
  }

  // Counted as often as it fails; every so often, what is older counts half.
  void blame(int cell) {
    ++blame_[cell];
    if (++blamed_ % kFade != 0) return;
    for (float& blame : blame_) blame /= 2;
  }

  Guess choose(const DigitMask* here) const {
    float best = -1;
    Guess guess;
    for (std::size_t i = 0; i < cells_; ++i) {
      const unsigned mask = here[i];
      if ((mask & (mask - 1)) == 0) continue;
      const float score = blame_[i] * kShare[std::popcount(mask)];
      if (score <= best) continue;
      best = score;
      guess = {static_cast<int>(i), mask & (0U - mask)};
    }
    if (guess.cell < 0 || std::popcount(here[guess.cell]) == 2) return guess;
    // A digit with two places in a house is as good as a cell with two digits.
    const int digits = engine_.digits();
    for (const Engine::HouseCells& house : engine_.houses()) {
      unsigned once = 0, twice = 0, more = 0;
      for (int i = 0; i < digits; ++i) {
        const unsigned mask = here[house.cells[i]];
        more |= twice & mask;
        twice |= once & mask;
        once |= mask;
      }
      for (unsigned rest = twice & ~more; rest != 0; rest &= rest - 1) {
        const unsigned digit = rest & (0U - rest);
        float score = 0;
        int first = -1;
        for (int i = 0; i < digits; ++i) {
          const Spot cell = house.cells[i];
          if ((here[cell] & digit) == 0) continue;
          if (first < 0 || blame_[cell] > blame_[first]) first = cell;
          score = std::max(score, blame_[cell] * kShare[2]);
        }
        if (score < best) continue;
        best = score;
        guess = {first, digit};
      }
    }
    return guess;
  }

  bool report(const DigitMask* here) {
    digits_.resize(cells_);
    for (std::size_t i = 0; i < cells_; ++i)
      digits_[i] = std::countr_zero(static_cast<unsigned>(here[i])) + low_;
    if (result_.solutions++ == 0) result_.first = digits_;
    const bool go_on = visit_(digits_);
    if (go_on && result_.solutions < limit_) return true;
    result_.complete = false;
    return false;
  }

  const Scheme& scheme_;
  Engine engine_;
  bool thorough_ = false;
  bool again_ = false;  // with a thorough engine
  std::size_t cells_ = 0;
  int low_;
  std::uint64_t limit_;
  const Stop& stop_;
  FunctionRef<bool(std::span<const int>)> visit_;
  std::vector<std::vector<DigitMask>> frames_;
  std::vector<float> blame_;
  std::uint64_t blamed_ = 0;
  std::vector<int> digits_;
  VariantCount result_;
};

}  // namespace

VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
                             FunctionRef<bool(std::span<const int>)> visit) {
  return Search(scheme, limit, stop, visit).run();
}

VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit, const Stop& stop) {
  return count_solutions(scheme, limit, stop, [](std::span<const int>) { return true; });
}

}  // namespace nonet
