// Deadly patterns: cells whose digits could be exchanged among themselves without any house
// noticing. A puzzle with one solution never ends in one, so if a pattern is deadly, at least one
// of its guardians (a further candidate of a pattern cell) is true.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// Whether each filling of the pattern has a different filling with the same digits in every house.
// A digit that the puzzle itself forbids a cell spoils it, since an exchange might end there: a
// cell that is given, or in a puzzle given by candidates alone a digit that the cell never had.
// What a player has placed or struck since follows from the puzzle and spoils nothing. A bond of
// one of its cells, to whichever cell, spoils it too, since the houses know nothing of it.
// With too many fillings to try them all the answer is kUndecided.
enum class Deadliness : std::uint8_t { kDeadly, kNotDeadly, kUndecided };
Deadliness deadliness_of(const std::vector<DeadlyCell>& pattern, const Grid& grid);

inline bool is_deadly(const std::vector<DeadlyCell>& pattern, const Grid& grid) {
  return deadliness_of(pattern, grid) == Deadliness::kDeadly;
}

// The candidates of pattern cells outside that cell's pattern digits.
std::vector<Candidate> guardians_of(const std::vector<DeadlyCell>& pattern, const Grid& grid);

}  // namespace nonet
