// A choice of rules as a unit of the rulebook: its cells are all that one of its lists speaks of,
// and each list is a branch with units of its own.
//
//   any-of   [ cage 9 on a b c ]              cells a b c d e
//            [ arrow d -> a b ]  [ odd e ]     two branches; of the first d and e may hold anything
#include <algorithm>

#include "nonet/rules/rulebook.h"
#include "nonet/rules/simple_automata.h"

namespace nonet {
namespace {

std::vector<Cell> cells_of(const Variant& variant, const std::vector<Spot>& spots) {
  std::vector<Cell> cells;
  for (Spot spot : spots) cells.push_back(cell_of(variant, spot));
  return cells;
}

// Who must differ from a cell by what a list of rules says, cell by cell.
std::vector<CellSet> apart_in(const Parts& parts, const Variant& variant) {
  std::vector<CellSet> apart(Cell::kCount);
  auto set_apart = [&](Spot a, Spot b) {
    if (a == b) return;
    apart[cell_of(variant, a).slot()].insert(cell_of(variant, b));
    apart[cell_of(variant, b).slot()].insert(cell_of(variant, a));
  };
  for (const std::vector<Spot>& group : parts.groups) {
    for (Spot a : group) {
      for (Spot b : group) set_apart(a, b);
    }
  }
  for (auto [a, b] : parts.unequal) set_apart(a, b);
  return apart;
}

RuleBranch branch_of(const Scheme& scheme, const Parts& parts, const Topology& topology) {
  const Variant& variant = scheme.variant;
  const std::vector<CellSet> apart = apart_in(parts, variant);
  RuleBranch branch;
  auto add = [&](const std::vector<Spot>& spots, std::shared_ptr<const Automaton> meaning,
                 const SumForm* sum = nullptr) {
    RuleUnit& unit = branch.units.emplace_back();
    unit.cells = cells_of(variant, spots);
    unit.meaning = std::move(meaning);
    unit.is_sum = sum != nullptr;
    if (sum != nullptr) unit.sum = *sum;
    look_back(unit, topology, apart);
  };
  for (const Rule& rule : parts.rules) {
    add(rule.cells, rule.meaning, std::get_if<SumForm>(&rule.form));
  }
  for (const PairRule& pair : parts.pairs) {
    add({pair.a, pair.b}, pair_automaton(scheme.relations[pair.relation], scheme.variant.low));
  }
  for (const auto& [spot, digits] : parts.masks)
    add({spot}, mask_automaton(digits, scheme.variant.low));
  for (const std::vector<Spot>& group : parts.groups) add(group, any_automaton());
  for (auto [a, b] : parts.unequal) add({a, b}, any_automaton());
  return branch;
}

}  // namespace

RuleUnit choice_unit(const Scheme& scheme, const Parts::Choice& choice, const Topology& topology) {
  RuleUnit unit;
  unit.rule = unit.use.rule = choice.clue + 1;
  unit.meaning = any_automaton();
  for (const Parts& parts : choice.branches) {
    unit.branches.push_back(branch_of(scheme, parts, topology));
    for (const RuleUnit& part : unit.branches.back().units) {
      for (Cell c : part.cells) {
        if (std::find(unit.cells.begin(), unit.cells.end(), c) == unit.cells.end()) {
          unit.cells.push_back(c);
        }
      }
    }
  }
  for (RuleBranch& branch : unit.branches) {
    for (const RuleUnit& part : branch.units) {
      std::vector<std::size_t>& places = branch.places.emplace_back();
      for (Cell c : part.cells) {
        const auto at = std::find(unit.cells.begin(), unit.cells.end(), c);
        places.push_back(static_cast<std::size_t>(at - unit.cells.begin()));
      }
    }
  }
  look_back(unit, topology);
  return unit;
}

}  // namespace nonet
