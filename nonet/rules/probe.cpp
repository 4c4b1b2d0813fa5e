#include "nonet/rules/probe.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "nonet/rules/engine.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

class Probe {
 public:
  Probe(const Scheme& scheme, int splits, const Stop* stop)
      : engine_(scheme), frames_(static_cast<std::size_t>(splits) + 2), stop_(stop) {
    frames_.front() = engine_.start();
  }

  // What follows without a supposition. False if there is no solution.
  bool begin() {
    std::vector<DigitMask>& start = frames_.front();
    if (std::find(start.begin(), start.end(), 0) != start.end()) return false;
    engine_.work_on(start.data());
    engine_.wake_all();
    return engine_.propagate();
  }

  bool fails(Candidate x) { return fails(0, x.cell.index(), 1U << x.digit.index()); }
  bool stopped() const { return stop_ != nullptr && stop_->requested(); }
  // How many cells the last supposition changed, before any split.
  int changed() const {
    int count = 0;
    for (std::size_t i = 0; i < frames_[0].size(); ++i) count += frames_[0][i] != frames_[1][i];
    return count;
  }

 private:
  bool fails(std::size_t depth, int cell, unsigned digit) {
    std::vector<DigitMask>& supposed = frames_[depth + 1];
    supposed = frames_[depth];
    engine_.work_on(supposed.data());
    if (!engine_.keep(cell, digit) || !engine_.propagate()) return true;
    if (depth + 2 == frames_.size() || stopped()) return false;
    const int next = fewest(supposed);
    if (next < 0) return false;  // a solution
    for (unsigned left = supposed[static_cast<std::size_t>(next)]; left != 0; left &= left - 1) {
      if (!fails(depth + 1, next, left & ~(left - 1))) return false;
    }
    return true;
  }

  static int fewest(const std::vector<DigitMask>& state) {
    int best = -1, least = Digit::kCount + 1;
    for (std::size_t i = 0; i < state.size(); ++i) {
      const int count = std::popcount(static_cast<unsigned>(state[i]));
      if (count < 2 || count >= least) continue;
      best = static_cast<int>(i);
      least = count;
    }
    return best;
  }

  Engine engine_;
  std::vector<std::vector<DigitMask>> frames_;  // by depth of suppositions
  const Stop* stop_;
};

}  // namespace

std::vector<Candidate> failing_candidates(const Grid& grid, int splits, const Stop* stop) {
  std::vector<Candidate> candidates;
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr) return {};
    Scheme scheme = grid.rulebook()->scheme();
    for (Cell c : Cell::all()) {
      scheme.start[c.slot()] = static_cast<DigitMask>(grid.candidates(c).bits());
    }
    Probe probe(scheme, splits, stop);
    if (!probe.begin()) return {};
    std::vector<std::pair<int, Candidate>> failing;
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (probe.stopped()) return {};
        if (probe.fails({c, d})) failing.emplace_back(probe.changed(), Candidate{c, d});
      }
    }
    std::stable_sort(failing.begin(), failing.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [changed, x] : failing) candidates.push_back(x);
  }
  return candidates;
}

}  // namespace nonet
