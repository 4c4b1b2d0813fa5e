#include "nonet/rules/probe.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "nonet/rules/engine.h"
#include "nonet/rules/locked_sets.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

class Probe {
 public:
  Probe(const Scheme& scheme, const Grid& grid, const ProbeOptions& options)
      : engine_(scheme),
        variant_(scheme.variant),
        topology_(grid.topology()),
        options_(options),
        frames_(static_cast<std::size_t>(options.splits) + 2) {
    frames_.front() = engine_.start();
    for (Cell c : Cell::all()) {
      on_board_.push_back(static_cast<DigitMask>(grid.candidates(c).bits()));
    }
  }

  // What follows without a supposition. False if there is no solution.
  bool begin() {
    std::vector<DigitMask>& start = frames_.front();
    if (std::find(start.begin(), start.end(), 0) != start.end()) return false;
    engine_.work_on(start.data());
    engine_.wake_all();
    return follow(start);
  }

  bool fails(Candidate x) { return fails(0, spot(x.cell), 1U << x.digit.index()); }
  bool stopped() const { return options_.stop != nullptr && options_.stop->requested(); }
  // How many cells the last supposition changed, before any split.
  int changed() const {
    int count = 0;
    for (std::size_t i = 0; i < frames_[0].size(); ++i) count += frames_[0][i] != frames_[1][i];
    return count;
  }

 private:
  int spot(Cell c) const { return *spot_of(variant_, c); }

  // All that follows in the state the engine works on. False if there is no solution.
  bool follow(const std::vector<DigitMask>& state) {
    if (!engine_.propagate()) return false;
    while (options_.locked_sets) {
      for (std::size_t i = 0; i < state.size(); ++i) {
        on_board_[cell_of(variant_, static_cast<Spot>(i)).slot()] = state[i];
      }
      const std::optional<LockedSet> set = find_locked_set(topology_, on_board_);
      if (!set) break;
      for (Candidate x : set->struck) {
        if (!engine_.keep(spot(x.cell), ~(1U << x.digit.index()))) return false;
      }
      if (!engine_.propagate()) return false;
    }
    return true;
  }

  bool fails(std::size_t depth, int cell, unsigned digit) {
    std::vector<DigitMask>& supposed = frames_[depth + 1];
    supposed = frames_[depth];
    engine_.work_on(supposed.data());
    if (!engine_.keep(cell, digit) || !follow(supposed)) return true;
    if (depth + 2 == frames_.size() || stopped()) return false;
    const bool is_last = depth + 3 == frames_.size() && options_.splits <= kFewSplits;
    for (int next : narrowest(supposed, is_last ? kSplitsTried : 1)) {
      if (all_fail(depth + 1, next, supposed[static_cast<std::size_t>(next)])) return true;
    }
    return false;
  }

  bool all_fail(std::size_t depth, int cell, unsigned digits) {
    for (unsigned left = digits; left != 0; left &= left - 1) {
      if (!fails(depth, cell, left & ~(left - 1))) return false;
    }
    return true;
  }

  // Of the cells that are not settled those with the fewest digits; none if it is a solution.
  static std::vector<int> narrowest(const std::vector<DigitMask>& state, std::size_t most) {
    std::vector<int> cells;
    int least = Digit::kCount + 1;
    for (std::size_t i = 0; i < state.size(); ++i) {
      const int count = bit_count(static_cast<unsigned>(state[i]));
      if (count < 2 || count > least) continue;
      if (count < least) cells.clear();
      least = count;
      if (cells.size() < most) cells.push_back(static_cast<int>(i));
    }
    return cells;
  }

  // Where splits are few, the last of them is tried on several cells, as whoever tells it does.
  static constexpr int kFewSplits = 2;
  static constexpr std::size_t kSplitsTried = 16;

  Engine engine_;
  const Variant& variant_;
  const Topology& topology_;
  const ProbeOptions& options_;
  std::vector<DigitMask> on_board_;             // a state, cell by cell
  std::vector<std::vector<DigitMask>> frames_;  // by depth of suppositions
};

}  // namespace

std::vector<Candidate> failing_candidates(const Grid& grid, const ProbeOptions& options) {
  std::vector<Candidate> candidates;
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr) return {};
    const Scheme scheme = scheme_from(grid);
    Probe probe(scheme, grid, options);
    if (!probe.begin()) return {};
    std::vector<std::pair<int, Candidate>> failing;
    std::vector<Cell> open;
    for (Cell c : grid.open()) open.push_back(c);
    if (options.enough < SIZE_MAX) {
      std::stable_sort(open.begin(), open.end(), [&](Cell a, Cell b) {
        return grid.candidates(a).size() < grid.candidates(b).size();
      });
    }
    for (Cell c : open) {
      if (failing.size() >= options.enough) break;
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
