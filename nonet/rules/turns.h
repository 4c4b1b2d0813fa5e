// Turns: along some lines classes of digits take turns, and one cell whose class is known says of
// all the others what they can't be.
//
//   whisper    low and high, where neighbours differ by so much that a digit has partners only
//              above it or only below it; by 5:   1 2 3 4 | 5 | 6 7 8 9
//   entropic   low, middle and high: any three in a row are one of each, so every third is alike
//   modular    likewise digits of like remainders
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/rules/rulebook.h"

namespace nonet {

struct Turns {
  std::size_t from = 0;  // where the first cell stands whose class is known
  DigitSet known;        // the digits of that class
  std::size_t period = 2;
  std::string_view name, other;  // of that class, and of the other where there are two; or ""
  std::vector<DigitSet> struck;  // what the others can't be for it, position by position

  // Whether the cell at this position is of the class that is known.
  bool is_alike(std::size_t position) const { return position % period == from % period; }
};

// Nothing if the unit is no such line, or no cell of it is known to be of a class.
std::optional<Turns> turns_along(const RuleUnit& unit, const Grid& grid);

}  // namespace nonet
