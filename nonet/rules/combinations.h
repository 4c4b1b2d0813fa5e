// What a rule can still hold: the digits that its cells may have together, whichever cell has
// which, "a 15 cage of two cells: 69 or 78". Where a rule has parts, each has its digits: the bulb
// of an arrow and its shaft, the pieces of a region sum line. A sandwich is asked for what lies
// between, an X-sum for its first cells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/rules/rulebook.h"

namespace nonet {

// Part by part the digits in ascending order, each as often as it occurs: {"9", "36"}.
using Combination = std::vector<std::string>;

struct RuleCombinations {
  int rule = 0;             // counted from 1 as the puzzle lists them
  CellSet at;               // as in a RuleUse
  std::vector<Cell> cells;  // empty: it speaks of no cells in particular
  // Whether digits can be told at all: of a rule about order in a full row they can't, nor of one
  // that only says which cells differ.
  bool has_digits = false;
  // By the rule alone, and with the candidates of the board; in order. Nothing: too many to look
  // at.
  std::optional<std::vector<Combination>> all, left;
};

// What the rules on a cell say, in the order in which the puzzle lists them. The grid is one of a
// game with rules.
std::vector<RuleCombinations> combinations_at(const Grid& grid, Cell cell);

// Of one unit, with the digits that its positions may hold.
std::optional<std::vector<Combination>> combinations_of(const RuleUnit& unit,
                                                        const Rulebook& rulebook,
                                                        const std::vector<DigitSet>& masks);

}  // namespace nonet
