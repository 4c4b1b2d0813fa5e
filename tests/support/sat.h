// A sudoku as a question for a SAT solver: an answer that shares neither code nor idea with
// search/.
#pragma once

#include <functional>

#include "nonet/core/grid.h"

namespace nonet::test {

// The number of solutions, at most `limit`, found by CaDiCaL: 729 variables, "exactly one" for
// every cell and every digit of every house, a unit clause for each candidate that is gone, and
// each solution found is forbidden in turn.
int count_by_sat(const Grid& grid, int limit, const std::function<void(const Board&)>& visit = {});

}  // namespace nonet::test
