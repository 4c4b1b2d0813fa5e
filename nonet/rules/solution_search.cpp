// Depth-first, in two ways at each guess: a cell holds a digit, or does not. Where to guess is
// learned: the cell where a guess failed is blamed, the one that was settled last before it did,
// and most of all those of the rule that was left without a filling; cells that were blamed often
// of late and have few digits left come first. A puzzle that takes more than a few guesses is begun
// again with an engine that strikes more.
#include "nonet/rules/solution_search.h"

#include <algorithm>

#include "nonet/rules/nine_places.h"

namespace nonet {
namespace {

// One over the power 1.3 of how many digits are left.
constexpr std::array<float, 17> kShare = {0,      1,      .4061F, .2397F, .1649F, .1234F,
                                          .0974F, .0797F, .0670F, .0575F, .0501F, .0443F,
                                          .0395F, .0356F, .0324F, .0296F, .0272F};
constexpr float kKnownBefore = 0.25F;  // how much rules weigh beside one guess that failed
constexpr float kOfRule = 4;           // and the rule that it failed at, all its cells together

}  // namespace

SolutionSearch::SolutionSearch(const Scheme& scheme)
    : scheme_(scheme),
      engine_(scheme),
      cells_(static_cast<std::size_t>(engine_.cells())),
      low_(scheme.variant.low),
      root_(cells_, scheme.all_digits()),
      blame_(cells_),
      digits_(cells_) {
  for (std::size_t i = 0; i < cells_; ++i) {
    blame_[i] = 1.0F + kKnownBefore * static_cast<float>(engine_.weight(static_cast<int>(i)));
  }
}

// What is known of the root already stays so: a thorough engine begins there.
void SolutionSearch::find_root() {
  has_root_ = true;
  std::vector<DigitMask> start = engine_.start();
  engine_.work_on(start.data());
  bool sound = std::all_of(start.begin(), start.end(), [](DigitMask mask) { return mask != 0; });
  if (sound) engine_.wake_all();
  for (std::size_t i = 0; i < cells_ && sound; ++i) {
    sound = engine_.keep(static_cast<int>(i), root_[i]);
  }
  sound = sound && engine_.propagate();
  if (sound) {
    root_ = std::move(start);
  } else {
    root_.assign(cells_, 0);
  }
}

void SolutionSearch::begin() {
  if (!has_root_) find_root();
  is_begun_ = true;
  has_reported_ = false;
  all_guesses_ += guesses_;
  guesses_ = found_ = 0;
  depth_ = 0;
  if (frames_.empty()) frames_.emplace_back();
  frames_[0] = root_;
  is_over_ = root_.empty() || root_[0] == 0;
  if (is_over_ || !supposed_) return;
  engine_.work_on(frames_[0].data());
  is_over_ = !engine_.keep(supposed_->cell, supposed_->digit) || !engine_.propagate();
}

void SolutionSearch::suppose(int cell, unsigned digit) {
  supposed_ = Guess{cell, digit};
  is_begun_ = false;
}

void SolutionSearch::strike(int cell, unsigned digit) {
  supposed_.reset();
  is_begun_ = false;
  engine_.work_on(root_.data());
  if (!engine_.keep(cell, ~digit) || !engine_.propagate()) root_.assign(cells_, 0);
}

SolutionSearch::Outcome SolutionSearch::next(const Stop& stop) {
  if (!is_begun_) begin();
  if (has_reported_) {
    has_reported_ = false;
    is_over_ = !backtrack();
  }
  while (!is_over_) {
    if (stop.requested()) return Outcome::kStopped;
    const Guess guess = choose(frames_[depth_].data());
    if (guess.cell < 0) return report();
    if (takes_more_care()) continue;
    ++guesses_;
    is_over_ = !go_down(guess) && !backtrack();
  }
  return Outcome::kEnd;
}

// Where guesses are many all begins anew, with an engine of more care if that finds more. (What has
// been told can't be taken back.)
bool SolutionSearch::takes_more_care() {
  const Engine::Care care =
      guesses_ < kLongPatience ? Engine::Care::kThorough : Engine::Care::kUtmost;
  if (guesses_ < kPatience || found_ != 0 || care <= care_) return false;
  care_ = care;
  if (engine_.has_more(care)) {
    engine_ = Engine(scheme_, care);
    find_root();
  } else if (care == Engine::Care::kUtmost) {
    return false;  // too much would be done again
  }
  begin();
  return true;
}

// Whether the guess can be meant; the one before it is the next then.
bool SolutionSearch::go_down(const Guess& guess) {
  if (frames_.size() < depth_ + 2) frames_.emplace_back(cells_);
  if (path_.size() < depth_ + 1) path_.emplace_back();
  path_[depth_] = guess;
  DigitMask* there = frames_[++depth_].data();
  std::copy_n(frames_[depth_ - 1].data(), cells_, there);
  engine_.work_on(there);
  if (engine_.keep(guess.cell, guess.digit) && engine_.propagate()) return true;
  blame(guess.cell);
  blame(engine_.last_settled());
  blame_rule();
  return false;
}

// To the last guess of which the other way is left. False: there is none.
bool SolutionSearch::backtrack() {
  while (depth_ > 0) {
    const Guess& guess = path_[--depth_];
    engine_.work_on(frames_[depth_].data());
    if (engine_.keep(guess.cell, ~guess.digit) && engine_.propagate()) return true;
    blame(guess.cell);
    blame(engine_.last_settled());
  }
  return false;
}

SolutionSearch::Outcome SolutionSearch::report() {
  const std::vector<DigitMask>& here = frames_[depth_];
  for (std::size_t i = 0; i < cells_; ++i) {
    digits_[i] = std::countr_zero(static_cast<unsigned>(here[i])) + low_;
  }
  has_reported_ = true;
  ++found_;
  return Outcome::kSolution;
}

// Counted as often as it fails; every so often, what is older counts half.
void SolutionSearch::blame(int cell) {
  ++blame_[static_cast<std::size_t>(cell)];
  if (++blamed_ % kFade != 0) return;
  for (float& blame : blame_) blame /= 2;
}

void SolutionSearch::blame_rule() {
  float count = 0;
  for (std::size_t i = 0; i < cells_; ++i) count += engine_.has_failed_at(static_cast<int>(i));
  if (count == 0) return;
  for (std::size_t i = 0; i < cells_; ++i) {
    if (engine_.has_failed_at(static_cast<int>(i))) blame_[i] += kOfRule / count;
  }
}

// Large digits first: of sums and lines they leave less.
unsigned SolutionSearch::first_digit(std::size_t cell, unsigned mask) const {
  const unsigned other = avoided_ == nullptr ? 0U : mask & ~(*avoided_)[cell];
  const unsigned wanted = other != 0 ? other : mask;
  return std::bit_floor(wanted);
}

SolutionSearch::Guess SolutionSearch::choose(const DigitMask* here) const {
  float best = -1;
  Guess guess;
  for (std::size_t i = 0; i < cells_; ++i) {
    const unsigned mask = here[i];
    if ((mask & (mask - 1)) == 0) continue;
    const float score = blame_[i] * kShare[static_cast<std::size_t>(bit_count(mask))];
    if (score <= best) continue;
    best = score;
    guess = {static_cast<int>(i), first_digit(i, mask)};
  }
  if (guess.cell < 0 || bit_count(here[guess.cell]) == 2) return guess;
  // A digit with two places in a house is as good as a cell with two digits.
  const int digits = engine_.digits();
  auto try_digits = [&](const Engine::HouseCells& house, unsigned with_two_places) {
    for (unsigned rest = with_two_places; rest != 0; rest &= rest - 1) {
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
  };
  for (const Engine::HouseCells& house : engine_.houses()) {
    if (digits == 9) {
      try_digits(house, NinePlaces::digits_of(NinePlaces(here, house.cells.data()).with_two()));
      continue;
    }
    unsigned once = 0, twice = 0, more = 0;
    for (int i = 0; i < digits; ++i) {
      const unsigned mask = here[house.cells[i]];
      more |= twice & mask;
      twice |= once & mask;
      once |= mask;
    }
    try_digits(house, twice & ~more);
  }
  return guess;
}

}  // namespace nonet
