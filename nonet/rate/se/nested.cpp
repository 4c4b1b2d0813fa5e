#include "nonet/rate/se/nested.h"

#include <algorithm>

#include "nonet/rate/se/accidents.h"
#include "nonet/rate/se/all_multiple.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

// Gathers what one rule finds on the board that a run left, and hands it to the run.
class Adviser {
 public:
  explicit Adviser(Run& run) : run_(run), left_(run.left()) {}

  bool found() const { return found_; }

  void locking() {
    each_locked(left_, [&](const Locked& locked) {
      Removals removals;
      removals_of(locked, left_, removals);
      if (removals.empty()) return false;
      std::vector<Run::Time> parents;
      for (int p = 0; p < 9; ++p) {
        const int cell = kGeometry.cell_at[locked.one][p];
        if ((kGeometry.house_bits[cell] >> locked.two & 1U) == 0) {
          add_struck(cell, 1U << locked.digit, parents);
        }
      }
      const Exclusion one{-1, locked.one, locked.digit};
      hand_over(removals, std::move(parents), {one, one});
      return false;
    });
  }

  void hidden_pairs() {
    each_hidden_set(left_, 2, false, [&](const Subset& subset) {
      Removals removals;
      hidden_removals(subset, left_, removals);
      if (removals.empty()) return false;
      std::vector<Run::Time> parents;
      for (unsigned rest = 0x1ffU & ~subset.places; rest != 0; rest &= rest - 1) {
        add_struck(kGeometry.cell_at[subset.house][first_in(rest)], subset.digits, parents);
      }
      const int low = first_in(subset.digits);
      const int high = first_in(subset.digits & (subset.digits - 1));
      hand_over(removals, std::move(parents),
                {{{-1, subset.house, low}, {-1, subset.house, high}}});
      return false;
    });
  }

  void naked_pairs() {
    each_naked_set(left_, 2, [&](const Subset& subset) {
      Removals removals;
      naked_removals(subset, left_, removals);
      if (removals.empty()) return false;
      std::vector<Run::Time> parents;
      for (unsigned rest = subset.places; rest != 0; rest &= rest - 1) {
        add_struck(kGeometry.cell_at[subset.house][first_in(rest)], 0x1ffU & ~subset.digits,
                   parents);
      }
      const CellSet cells = cells_at(subset.house, subset.places);
      const int first = cells.first().index();
      const int second = (cells - CellSet{cells.first()}).first().index();
      hand_over(removals, std::move(parents), {{{first, -1, -1}, {second, -1, -1}}});
      return false;
    });
  }

  void x_wings() {
    each_x_wing(left_, [&](const Fish& fish) {
      Removals removals;
      removals_of(fish, left_, removals);
      if (removals.empty()) return false;
      std::vector<Run::Time> parents;
      for (unsigned rest = fish.lines; rest != 0; rest &= rest - 1) {
        const int line = fish.base + first_in(rest);
        for (unsigned more = 0x1ffU & ~fish.covers; more != 0; more &= more - 1) {
          add_struck(kGeometry.cell_at[line][first_in(more)], 1U << fish.digit, parents);
        }
      }
      const int first = fish.base + first_in(fish.lines);
      const int second = fish.base + first_in(fish.lines & (fish.lines - 1));
      hand_over(removals, std::move(parents),
                {{{-1, first, fish.digit}, {-1, second, fish.digit}}});
      return false;
    });
  }

  void chains(std::vector<ChainHint>&& hints) {
    for (ChainHint& hint : hints) {
      std::vector<Run::Time> parents;
      for (const Exclusion& only : hint.exclusions) {
        if (only.cell >= 0) {
          add_struck(only.cell, 0x1ffU, parents);
          continue;
        }
        for (int cell : kGeometry.cell_at[only.house]) {
          add_struck(cell, 1U << only.digit, parents);
        }
      }
      if (parents.empty()) continue;
      const Removals removals = hint.removals;
      hand_over(removals, std::move(parents), {}, std::make_shared<ChainHint>(std::move(hint)));
    }
  }

 private:
  // The candidates that the run began with and has struck since; each once.
  void add_struck(int cell, unsigned digits, std::vector<Run::Time>& parents) const {
    digits &= run_.source().digits[cell] & ~unsigned{left_.digits[cell]};
    for (; digits != 0; digits &= digits - 1) {
      const Run::Time time = run_.time_of(run_.links().id_of(cell, first_in(digits)), false);
      if (std::find(parents.begin(), parents.end(), time) == parents.end()) {
        parents.push_back(time);
      }
    }
  }

  void hand_over(const Removals& removals, std::vector<Run::Time>&& parents,
                 const std::array<Exclusion, 2>& pattern,
                 std::shared_ptr<const ChainHint> nested = nullptr) {
    if (parents.empty()) return;
    found_ = true;
    const int advice = run_.add_advice({std::move(parents), pattern, std::move(nested)});
    std::vector<Removals::InCell> in_order(removals.begin(), removals.end());
    std::sort(in_order.begin(), in_order.end(),
              [](const auto& a, const auto& b) { return before(a.cell, b.cell); });
    for (const auto& [cell, digits] : in_order) {
      for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        run_.add_off(run_.links().id_of(cell, first_in(rest)), advice);
      }
    }
  }

  Run& run_;
  // As it is now: nodes that are added are not struck before they are worked off.
  const Marks& left_;
  bool found_ = false;
};

}  // namespace

void advise(Run& run, int level, const Stop& stop) {
  if (stop.requested()) return;
  Adviser adviser(run);
  adviser.locking();
  if (!adviser.found()) adviser.hidden_pairs();
  if (!adviser.found()) adviser.naked_pairs();
  if (!adviser.found()) adviser.x_wings();
  const NestedRules rules = nested_rules(level);
  if (!adviser.found() && rules.forcing_chains) adviser.chains(all_forcing_chains(run.left()));
  auto multiple = [&](bool wanted, Run::Mode mode) {
    if (wanted && !adviser.found()) adviser.chains(all_multiple(run.left(), mode, stop));
  };
  multiple(rules.multiple, {false, Along::kAll, 0});
  multiple(rules.dynamic, {true, Along::kAll, 0});
  multiple(rules.dynamic_with_chains, {true, Along::kAll, 2});
}

}  // namespace nonet::se
