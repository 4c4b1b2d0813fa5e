#include "nonet/generate/ruled_sketch.h"

#include <algorithm>
#include <numeric>

namespace nonet {
namespace {

using Answer = RuledQuestions::Answer;

class Thinner {
 public:
  Thinner(RuledSketch& sketch, const Thinning& thinning, const Stop& stop)
      : sketch_(sketch), thinning_(thinning), stop_(stop), gone_(sketch.rules.size()) {}

  bool run() {
    if (thinning_.rules_first) take_rules();
    take_givens();
    if (!thinning_.rules_first) take_rules();
    std::vector<Clue> left;
    for (std::size_t i = 0; i < gone_.size(); ++i) {
      if (!gone_[i]) left.push_back(std::move(sketch_.rules[i]));
    }
    sketch_.rules = std::move(left);
    return decided_;
  }

 private:
  Variant with_rules_left() const {
    Variant variant = sketch_.grid;
    for (std::size_t i = 0; i < gone_.size(); ++i) {
      if (!gone_[i]) variant.clues.push_back(sketch_.rules[i]);
    }
    return variant;
  }

  // Those that are tried may be many at a time at first: of a full grid, nearly half can go.
  void take_givens() {
    auto questions =
        RuledQuestions::about(with_rules_left(), sketch_.solution, stop_, thinning_.most_guesses);
    if (!questions) return;
    std::vector<std::vector<Spot>> tried;
    for (const std::vector<Spot>& cells : thinning_.cells) {
      if (sketch_.given[cells.front()]) tried.push_back(cells);
    }
    std::size_t block = std::max<std::size_t>(tried.size() / 2, 1);
    for (std::size_t next = 0; next < tried.size() && !stop_.requested_now();) {
      const std::size_t size = std::min(block, tried.size() - next);
      std::size_t cells = 0;
      for (std::size_t i = next; i < next + size; ++i) cells += tried[i].size();
      const bool few_enough = sketch_.givens() - static_cast<int>(cells) >= thinning_.fewest_givens;
      if (few_enough && goes(*questions, tried, next, size)) {
        next += size;
      } else if (size == 1) {
        ++next;
      } else {
        block = size / 2;
      }
    }
  }

  bool goes(RuledQuestions& questions, const std::vector<std::vector<Spot>>& tried,
            std::size_t from, std::size_t size) {
    std::vector<bool> given = sketch_.given;
    for (std::size_t i = from; i < from + size; ++i) {
      for (const Spot cell : tried[i]) given[cell] = false;
    }
    const bool one = size == 1 && tried[from].size() == 1;
    const Answer answer =
        one ? questions.alone_without(given, tried[from].front()) : questions.alone(given);
    if (size == 1 && answer == Answer::kUnknown) decided_ = false;
    if (answer != Answer::kYes) return false;
    sketch_.given = std::move(given);
    return true;
  }

  void take_rules() {
    auto left = static_cast<int>(gone_.size());
    for (const std::size_t which : thinning_.rules) {
      if (left <= thinning_.fewest_rules || stop_.requested_now()) return;
      if (thinning_.one_of_each_kind && is_last_of_its_kind(which)) continue;
      gone_[which] = true;
      auto questions =
          RuledQuestions::about(with_rules_left(), sketch_.solution, stop_, thinning_.most_guesses);
      const Answer answer = questions ? questions->alone(sketch_.given) : Answer::kNo;
      if (answer == Answer::kUnknown) decided_ = false;
      gone_[which] = answer == Answer::kYes;
      left -= gone_[which] ? 1 : 0;
    }
  }

  bool is_last_of_its_kind(std::size_t which) const {
    for (std::size_t i = 0; i < gone_.size(); ++i) {
      if (i != which && !gone_[i] && sketch_.rules[i].kind == sketch_.rules[which].kind) {
        return false;
      }
    }
    return true;
  }

  RuledSketch& sketch_;
  const Thinning& thinning_;
  const Stop& stop_;
  std::vector<bool> gone_;
  bool decided_ = true;
};

}  // namespace

int RuledSketch::givens() const {
  return static_cast<int>(std::count(given.begin(), given.end(), true));
}

Variant RuledSketch::puzzle() const {
  Variant variant = grid;
  variant.clues.insert(variant.clues.end(), rules.begin(), rules.end());
  variant.givens.assign(given.size(), std::nullopt);
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i]) variant.givens[i] = solution[i];
  }
  return variant;
}

bool thin(RuledSketch& sketch, const Thinning& thinning, const Stop& stop) {
  return Thinner(sketch, thinning, stop).run();
}

Thinning thinning_by_chance(const RuledSketch& sketch, ClueSymmetry symmetry, Random& random) {
  Thinning thinning;
  thinning.cells = orbits_of(symmetry, sketch.grid.cols);
  random.shuffle(thinning.cells);
  thinning.rules.resize(sketch.rules.size());
  std::iota(thinning.rules.begin(), thinning.rules.end(), std::size_t{0});
  random.shuffle(thinning.rules);
  return thinning;
}

}  // namespace nonet
