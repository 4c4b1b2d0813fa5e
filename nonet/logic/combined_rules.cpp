// Two rules together: one of them is filled in every way it can be, and each time the other is
// asked what that leaves it, where they share cells or see each other.
//
//   killer subset     two rules within a house need a digit between them, whichever way they are
//                     filled: it goes from the rest of the house
//   combined rules    what has no filling of both goes from their cells
//
// The one with fewer fillings is tried out: so many that a person could write them down.
#include <optional>
#include <vector>

#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"
#include "nonet/rules/filling_list.h"
#include "nonet/rules/fillings.h"

namespace nonet {
namespace {

constexpr std::size_t kMostFillings = 40;
constexpr std::size_t kMostCells = 8;

// What two rules leave together.
struct Together {
  CandidateSet kept;  // of the cells of both
  DigitSet required;  // what all their fillings have somewhere
};

class Pairs {
 public:
  Pairs(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid),
        units_(grid.rulebook()->units()),
        ask_(ask),
        sink_(sink),
        finder_(ask.fillings != nullptr ? *ask.fillings : own_) {
    for (std::size_t i = 0; i < units_.size(); ++i) {
      fillings_.emplace_back();
      if (!is_short(units_[i])) continue;
      if (auto all = fillings_of(units_[i], grid, kMostFillings))
        fillings_.back() = *std::move(all);
    }
  }

  bool find() {
    for (std::size_t b = 1; b < units_.size(); ++b) {
      if (!is_short(units_[b])) continue;
      for (std::size_t a = 0; a < b; ++a) {
        if (!is_short(units_[a]) || !meet(units_[a], units_[b])) continue;
        if (ask_.stopped()) return true;
        if (look_at(a, b)) return true;
      }
    }
    return false;
  }

 private:
  bool is_short(const RuleUnit& unit) const {
    return unit.branches.empty() && unit.cells.size() <= kMostCells &&
           (unit.set & grid_.open()).size() >= 2 && !is_long_sum(unit);
  }

  // Cells in common, or two at least that see some of the other.
  bool meet(const RuleUnit& a, const RuleUnit& b) const {
    if ((a.set & b.set).meets(grid_.open())) return true;
    int seeing = 0;
    for (Cell c : a.set& grid_.open()) {
      if (grid_.topology().peers(c).meets(b.set & grid_.open())) ++seeing;
    }
    return seeing >= 2;
  }

  bool look_at(std::size_t a, std::size_t b) {
    // Without fillings there were too many.
    const bool first = fillings_[b].empty() ||
                       (!fillings_[a].empty() && fillings_[a].size() <= fillings_[b].size());
    const std::size_t tried = first ? a : b, asked = first ? b : a;
    if (fillings_[tried].empty()) return false;
    const std::optional<Together> together = join(tried, asked);
    if (!together || together->kept.cells().empty()) return false;
    return (ask_.wants(Technique::kKillerSubset) && strike_around(tried, asked, *together)) ||
           (ask_.wants(Technique::kCombinedRules) && strike_within(tried, asked, *together));
  }

  std::optional<Together> join(std::size_t tried, std::size_t asked) {
    const RuleUnit& one = units_[tried];
    const RuleUnit& other = units_[asked];
    Together together;
    together.required = DigitSet::all();
    bool all_kept = false;  // of the other one, and nothing required: then it need not be told all
    for (const Filling& filling : fillings_[tried]) {
      if (all_kept && brings_nothing(one, filling, together)) continue;
      set_masks(one, filling, other);
      if (all_kept) {
        if (!finder_.has_none(other, masks_)) keep(one, filling, together);
        continue;
      }
      const Fillings& left = finder_.of(other, masks_);
      if (!left.known) return std::nullopt;
      if (!left.possible) continue;
      DigitSet held = left.required;
      for (Digit d : filling) held.insert(d);
      keep(one, filling, together);
      together.required &= held;
      for (std::size_t i = 0; i < other.cells.size(); ++i) {
        for (Digit d : left.digits[i]) {
          if (!one.set.contains(other.cells[i])) together.kept.insert({other.cells[i], d});
        }
      }
      all_kept = together.required.empty() && keeps_all(other.set - one.set, together);
    }
    return together;
  }

  // What the other rule may hold beside a filling of the one.
  void set_masks(const RuleUnit& one, const Filling& filling, const RuleUnit& other) {
    masks_.clear();
    for (Cell c : other.cells) {
      DigitSet mask = grid_.candidates(c);
      const CellSet& peers = grid_.topology().peers(c);
      for (std::size_t i = 0; i < filling.size(); ++i) {
        if (one.cells[i] == c) mask &= DigitSet{filling[i]};
        if (peers.contains(one.cells[i])) mask.erase(filling[i]);
      }
      masks_.push_back(mask);
    }
  }
  static void keep(const RuleUnit& one, const Filling& filling, Together& together) {
    for (std::size_t i = 0; i < filling.size(); ++i) {
      together.kept.insert({one.cells[i], filling[i]});
    }
  }
  static bool brings_nothing(const RuleUnit& one, const Filling& filling,
                             const Together& together) {
    for (std::size_t i = 0; i < filling.size(); ++i) {
      if (!together.kept.contains({one.cells[i], filling[i]})) return false;
    }
    return true;
  }
  bool keeps_all(const CellSet& cells, const Together& together) const {
    for (Cell c : cells) {
      if (!together.kept.of(c).contains(grid_.candidates(c))) return false;
    }
    return true;
  }

  // A house that has all cells of both.
  std::optional<House> house_of(const CellSet& cells) const {
    for (House h : grid_.topology().houses_of(cells.first())) {
      if (grid_.topology().cells(h).contains(cells)) return h;
    }
    return std::nullopt;
  }

  bool strike_around(std::size_t tried, std::size_t asked, const Together& together) {
    const CellSet both = units_[tried].set | units_[asked].set;
    const std::optional<House> house = house_of(both);
    if (!house) return false;
    const CellSet rest = (grid_.topology().cells(*house) & grid_.open()) - both;
    for (Digit d : together.required& grid_.open_digits(*house)) {
      const CandidateList struck(rest & grid_.places(d), d);
      if (struck.empty()) continue;
      auto tell = [=, house = *house](const Grid& before, Step& step) {
        tell_rules(tried, asked, before, step);
        const std::vector<RuleUnit>& units = before.rulebook()->units();
        for (Cell c : (units[tried].set | units[asked].set) & before.places(d)) {
          add_mark(Role::kPattern, {c, d}, step);
        }
        add_house(HouseRole::kBase, house, step);
      };
      if (sink_({Technique::kKillerSubset, {}, struck.all(), tell})) return true;
    }
    return false;
  }

  bool strike_within(std::size_t tried, std::size_t asked, const Together& together) {
    CandidateList struck;
    for (Cell c : (units_[tried].set | units_[asked].set) & grid_.open()) {
      for (Digit d : grid_.candidates(c) - together.kept.of(c)) struck.push_back({c, d});
    }
    if (struck.empty()) return false;
    auto tell = [=](const Grid& before, Step& step) { tell_rules(tried, asked, before, step); };
    return sink_({Technique::kCombinedRules, {}, struck.all(), tell});
  }

  // The cells of the one that is tried out are asked one by one.
  static void tell_rules(std::size_t tried, std::size_t asked, const Grid& before, Step& step) {
    const std::vector<RuleUnit>& units = before.rulebook()->units();
    step.rules = {units[tried].use, units[asked].use};
    for (Cell c : units[tried].set& before.open()) step.truths.push_back(Truth(c));
  }

  const Grid& grid_;
  const std::vector<RuleUnit>& units_;
  const Ask& ask_;
  Sink sink_;
  FillingFinder own_;
  FillingFinder& finder_;
  std::vector<std::vector<Filling>> fillings_;  // by unit; none where there are too many
  std::vector<DigitSet> masks_;
};

}  // namespace

bool find_combined_rules(const Grid& grid, const Ask& ask, Sink sink) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr || grid.broken()) return false;
    return Pairs(grid, ask, sink).find();
  }
  return false;
}

}  // namespace nonet
