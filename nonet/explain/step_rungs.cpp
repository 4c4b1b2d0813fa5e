#include "nonet/explain/step_rungs.h"

#include <algorithm>

#include "nonet/logic/technique.h"
#include "nonet/rate/se/se.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/rules/words.h"
#include "nonet/text/exocet_words.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

std::string_view one_of(const TechniqueRow& row) {
  if (row.id == Technique::kInniesAndOuties) return "cages that all but fill a house or several";
  if (row.id == Technique::kCageCombinations) return "a cage with few ways to make its sum";
  switch (row.family) {
    case Family::kSingles:
      return "a single";
    case Family::kIntersections:
      return "an intersection of a line and a box";
    case Family::kSubsets:
      return "a subset";
    case Family::kFish:
      return "a fish";
    case Family::kSingleDigit:
      return "a pattern of one digit";
    case Family::kWings:
      return "a wing";
    case Family::kColoring:
      return "a colouring";
    case Family::kUniqueness:
      return "a pattern that would make two solutions";
    case Family::kChains:
      return "a chain";
    case Family::kAlmostLockedSets:
      return "sets of cells with one digit too many";
    case Family::kExotics:
      return "a large pattern of many cells";
    case Family::kRules:
      return "a candidate that a rule of the puzzle rules out";
    case Family::kLastResorts:
      return "a trial that ends in a contradiction";
  }
  return "";
}

Rung family_rung(const Step& step, const Grid& grid) {
  std::string text = look_for(step);
  // Sudoku Explainer's scale is of the ordinary game.
  const int se = grid.rulebook() == nullptr ? se_rating_of(step, grid) : 0;
  if (se > 0) text += ", SE " + se_tenths(se);
  return {text + ".", {}, {}, {}};
}

// The box (or whatever comes first) of the cell that a pattern turns on; of a large pattern every
// box that it reaches into.
std::vector<House> neighbourhood(const Step& step, const Topology& topology) {
  if (row_of(step.technique).family == Family::kExotics) {
    const CellSet cells = cells_of(step, Role::kPattern);
    std::vector<House> boxes;
    for (House h : topology.houses()) {
      if (topology.kind(h) == HouseKind::kBox && topology.cells(h).meets(cells)) boxes.push_back(h);
    }
    if (!boxes.empty()) return boxes;
  }
  for (Role role : {Role::kPivot, Role::kPincer, Role::kAssumed, Role::kPattern, Role::kSet}) {
    const CellSet cells = cells_of(step, role);
    if (cells.empty()) continue;
    for (House h : topology.boxes_first()) {
      if (topology.cells(h).contains(cells.first())) return {h};
    }
  }
  return {};
}

Rung place_rung(const Step& step, const Grid& grid) {
  const Topology& topology = grid.topology();
  const Family family = row_of(step.technique).family;
  const DigitSet digits = digits_of(step, Role::kPattern);
  const bool by_digit = family == Family::kFish || family == Family::kSingleDigit ||
                        family == Family::kColoring || family == Family::kUniqueness;
  Rung rung;
  if (step.symmetry) {
    rung.text = "Look at how the givens lie on the whole board.";
    return rung;
  }
  if (by_digit && digits == DigitSet::all()) {
    rung.text = "Look at the whole board.";
    return rung;
  }
  if (by_digit && !digits.empty()) {
    rung.digits = digits;
    rung.text = "Look at the places of " + list_of(digits, topology) + ".";
    return rung;
  }
  if (family == Family::kRules && step.rules.size() == 1 && step.rules.front().rule > 0) {
    const RuleUse& use = step.rules.front();
    rung.text = "Look at " + words_of_rule(*grid.rulebook(), use.rule, use.at) + ".";
    return rung;
  }
  const bool around = family == Family::kWings || family == Family::kChains;
  if (!around) rung.houses = houses_of(step, HouseRole::kBase);
  if (rung.houses.empty()) rung.houses = neighbourhood(step, topology);
  if (rung.houses.empty() && !step.rules.empty()) {
    rung.text = "Look at " + name_of(step.rules.front(), grid) + ".";
    return rung;
  }
  rung.text = rung.houses.empty() ? "Look at the whole board."
              : around            ? "Look around " + list_of(rung.houses, topology) + "."
                                  : "Look at " + list_of(rung.houses, topology) + ".";
  return rung;
}

std::string candidates_text(const Step& step, Part part, const Grid& grid) {
  constexpr int kMostCells = 12;
  const CellSet all = cells_of(step, part);
  if (all.size() > kMostCells) {
    const bool grave = row_of(step.technique).family == Family::kUniqueness;
    return grave ? "all open cells" : std::to_string(all.size()) + " cells";
  }
  return list_with_digits(step, part, grid);
}

// "set A", as sentences and boards call it, or what it is of an exocet.
std::string set_called(const Step& step, int group) {
  if (is_exocet(step)) {
    const bool one = cells_of(step, {Role::kSet, group}).size() == 1;
    return std::string(group == 0   ? "base cell"
                       : group == 1 ? "target"
                                    : "mirror cell") +
           (one ? "" : "s");
  }
  if (group_count(step, Role::kSet) == 1) return "with the set";
  return std::string("set ") + static_cast<char>('A' + group);
}

// How a role is introduced; sets and colours by their group.
std::string introduction(const Step& step, Role role, int group) {
  const bool one = cells_of(step, {role, group}).size() == 1;
  switch (role) {
    case Role::kPivot:
      return "pivot ";
    case Role::kPincer:
      return one ? "end " : "pincers ";
    case Role::kFin:
    case Role::kEndoFin:
      return one ? "fin " : "fins ";
    case Role::kLink:
      return "linked by ";
    case Role::kColor:
      return group == 0       ? "one colour "
             : group == 1     ? "the other "
             : group % 2 == 0 ? "another colour "
                              : "its other ";
    case Role::kGuardian:
      return digits_of(step, {role, group}).size() == 1 && one ? "extra candidate "
                                                               : "extra candidates ";
    case Role::kAssumed:
      return "supposing ";
    case Role::kSet:
      return set_called(step, group) + " ";
    case Role::kPattern:
      break;
  }
  return "";
}

Rung pattern_rung(const Step& step, const Grid& grid) {
  const Topology& topology = grid.topology();
  static constexpr Role kOrder[] = {Role::kPivot,    Role::kPincer,  Role::kPattern,
                                    Role::kFin,      Role::kLink,    Role::kColor,
                                    Role::kGuardian, Role::kAssumed, Role::kSet};
  // Beside pivots, pincers, colours and almost locked sets the pattern repeats what they share.
  const bool told_by_roles = row_of(step.technique).family == Family::kAlmostLockedSets ||
                             is_exocet(step) || !cells_of(step, Role::kPincer).empty() ||
                             !cells_of(step, Role::kColor).empty() ||
                             !cells_of(step, Role::kAssumed).empty();
  Rung rung;
  rung.marks = step.marks;
  std::string parts;
  for (Role role : kOrder) {
    if (role == Role::kPattern && told_by_roles) continue;
    // A deadly pattern may have no candidate left to mark.
    const int groups = std::max(group_count(step, role), role == Role::kPattern ? 1 : 0);
    for (int group = 0; group < groups; ++group) {
      const Part part(role, group);
      if (cells_of(step, part).empty()) continue;
      parts += (parts.empty() ? "" : "; ") + introduction(step, role, group) +
               candidates_text(step, part, grid);
    }
  }
  if (step.symmetry) {
    parts = words_of(*step.symmetry, topology) + (parts.empty() ? "" : "; " + parts);
  }
  // Where nothing is marked, rules that were put together are all there is to see.
  if (parts.empty()) {
    std::vector<std::string> names;
    for (const RuleUse& use : step.rules) names.push_back(name_of(use, grid));
    parts = list_of(names);
  }
  const bool adds_up = step.technique == Technique::kInniesAndOuties && step.rules.size() == 1;
  if (adds_up) parts = rest_of(step.rules.front(), grid);
  const std::vector<House> base = houses_of(step, HouseRole::kBase);
  const std::vector<House> cover = houses_of(step, HouseRole::kCover);
  if (!base.empty() && !adds_up) parts += " in " + list_of(base, topology);
  if (!cover.empty()) parts += ", across " + list_of(cover, topology);
  for (const HouseMark& mark : step.houses) rung.houses.push_back(mark.house);
  rung.text = std::string(name_of(step.technique)) + ": " + parts + ".";
  return rung;
}

Rung conclusion_rung(const Step& step, const Grid& grid) {
  Rung rung;
  rung.marks = step.marks;
  rung.text = std::string(name_of(step.technique)) + ": " + sentence_of(step, grid);
  return rung;
}

}  // namespace

std::string look_for(const Step& step) {
  const TechniqueRow& row = row_of(step.technique);
  const std::string_view what = step.symmetry ? "a symmetry of the givens" : one_of(row);
  return "Look for " + std::string(what) + ": " + std::string(name_of(row.level));
}

std::vector<Rung> step_rungs(const Step& step, const Grid& grid) {
  return {family_rung(step, grid), place_rung(step, grid), pattern_rung(step, grid),
          conclusion_rung(step, grid)};
}

}  // namespace nonet
