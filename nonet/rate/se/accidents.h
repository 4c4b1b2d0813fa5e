// What Sudoku Explainer 1.2.1 owes to the way it happens to be written, and what its ratings need
// all the same. Each has a name here and is used where it belongs; what is not listed follows from
// the techniques and the order in which they are asked.
//
// (That sums of doubles decide between equal tenths stands with the sums: chain_rating in hint.h,
// and the ratings of unique loops.)
#pragma once

#include "nonet/rate/se/geometry.h"

namespace nonet::se {

// A walk for a unique loop remembers the digits beside the pair in one set a step, which it does
// not tidy up: what a cell that was tried or refused had beside them is held against the next one.
inline void remember_extras(unsigned& extras, unsigned of_cell) {
  extras |= of_cell;
}

// A unique loop of the third type is completed by sets that have at least as many digits as the two
// cells have beside the pair, though a hidden set could have fewer.
inline int least_set_of_type_3(unsigned extras) {
  return count_nine(extras);
}

// Static forcing chains leave out cells of two digits, and with them the houses whose first place
// for a digit is such a cell.
inline constexpr int kLeastDigitsStatic = 3;
inline constexpr int kLeastDigitsDynamic = 2;
// Both ways of a candidate are not compared where it is one of two: the cell says the same.
inline constexpr int kLeastDigitsDouble = 3;

// What is nested at each level is no ladder: dynamic chains take the place of static ones.
struct NestedRules {
  bool forcing_chains, multiple, dynamic, dynamic_with_chains;
};
inline constexpr NestedRules nested_rules(int level) {
  return {level == 2 || level == 3, level == 3, level >= 4, level == 5};
}

// Candidates that a nested hint removes are taken up in the order in which a run of Java has hashed
// their cells, which is no order to rely on; here it is that of the cells. No rating is known that
// depends on it.
inline constexpr bool before(int cell, int other) {
  return cell < other;
}

}  // namespace nonet::se
