#include "nonet/rules/dead_rule.h"

#include "nonet/core/names.h"
#include "nonet/rules/fillings.h"
#include "nonet/rules/words.h"

namespace nonet {
namespace {

// More cells than these are not listed one by one.
constexpr int kMostListed = 9;

[[maybe_unused]] std::string told(const RuleUnit& unit, const Rulebook& rulebook) {
  std::string cells;
  for (Cell c : in_order_of_rules(unit.set, {unit.use}, &rulebook))
    cells += (cells.empty() ? "" : ", ") + name_of(c);
  return words_of_rule(rulebook, unit.rule, unit.use.at) + " has no filling left" +
         (unit.set.size() > kMostListed ? "" : " in " + cells);
}

}  // namespace

std::string full_words_of_rule(const Rulebook& rulebook, std::size_t number) {
  const Variant& variant = *rulebook.variant();
  std::string text = words_of_rule(rulebook, static_cast<int>(number));
  const Clue& clue = variant.clues[number - 1];
  const char* before = ": ";
  for (const std::vector<Spot>& set : clue.sets) {
    for (Spot spot : set) {
      text += before + spot_name(variant, spot);
      before = ", ";
    }
    before = "; ";
  }
  return text;
}

std::optional<std::string> dead_rule(const Grid& grid) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr) return std::nullopt;
    FillingFinder finder;
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (unit.is_added_up()) continue;
      const Fillings& fillings = finder.of(unit, grid);
      if (fillings.known && !fillings.possible) return told(unit, *grid.rulebook());
    }
  }
  return std::nullopt;
}

CellSet cells_against_rules(const Rulebook& rulebook, const Board& digits) {
  CellSet cells;
  if constexpr (kHasRulebooks) {
    FillingFinder finder;
    DigitSet all;
    for (Digit d : Digit::all()) {
      if (d.index() < rulebook.variant()->digits()) all.insert(d);
    }
    for (const RuleUnit& unit : rulebook.units()) {
      if (unit.is_added_up()) continue;
      CellSet set;
      std::vector<DigitSet> masks;
      for (Cell c : unit.cells) {
        const auto digit = digits.at(c);
        if (digit) set.insert(c);
        masks.push_back(digit ? DigitSet{*digit} : all);
      }
      if (set.empty()) continue;
      const Fillings& fillings = finder.of(unit, masks);
      if (fillings.known && !fillings.possible) cells |= set;
    }
  }
  return cells;
}

}  // namespace nonet
