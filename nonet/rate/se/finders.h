// The patterns that only the game itself is searched for: wings, what rests on there being one
// solution, aligned exclusion. The first in Sudoku Explainer's order, or the least of all where it
// sorts.
#pragma once

#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// XY-Wing (a pivot of two digits) and XYZ-Wing (of three).
bool find_wing(const State& state, int digits, Hint& hint);
bool find_unique_loop(const State& state, Hint& hint);
bool find_bug(const State& state, Hint& hint);
// The digits that a BUG has too many, by cell.
std::array<std::uint16_t, kCells> bug_extras(const State& state);
bool find_aligned_pair(const State& state, Hint& hint);
bool find_aligned_triplet(const State& state, Hint& hint);

// What a digit loses in some cells.
void strike_all(const State& state, const CellSet& cells, int digit, Removals& removals);

}  // namespace nonet::se
