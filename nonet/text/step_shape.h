// The shape of a Step: what all words and pictures of one count on. Finders keep to it; a step out
// of a pickle or any other file is input, and is held against it first. Of what anybody else makes
// and that has no shape there are no words and no picture. Shape is no proof: that its effects hold
// is solve/guard.h's business, and whether its story tells why is nobody's but the reader's.
//
//   ids          are of the board: cells, digits, houses of the topology, rows of the tables
//   deadly       cells have a digit at least
//   symmetry     a motion of the list, and each digit once
//   a story      begins with level 0 or 1 and deepens a level at a time
//   a line       of a kind has what step.h says that it has: a node with cells and digits or none,
//                truths or none; what was refuted, or came in every case, stands behind a deeper
//                line
#pragma once

#include <optional>

#include "nonet/core/grid.h"
#include "nonet/core/result.h"
#include "nonet/core/step.h"

namespace nonet {

// No story nests its suppositions as deep, or tells of as many more.
inline constexpr int kDeepestLevel = 729;
inline constexpr int kMostUntold = 1 << 24;
// In tenths; nothing that Sudoku Explainer rates is nearly as hard.
inline constexpr int kHighestRating = 200;

// What of the step's shape is wrong, or nothing. `before` is the state that it belongs to.
std::optional<Error> find_misshapen(const Step& step, const Grid& before);

// The same of marks alone, and of houses.
bool is_well_shaped(const Mark& mark);
bool is_well_shaped(House house, const Topology& topology);

}  // namespace nonet
