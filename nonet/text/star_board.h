// The star board: 37 lines of 57 characters, three lines a row. A candidate is a star at the place
// of its digit on a telephone's keys, a set cell shows its digit:
//
//   [* *  |     ]
//   [  *  |  7  ]      candidates 1, 2, 5 and 9; beside them a 7
//   [    *|     ]
#pragma once

#include <string>

#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet {

std::string star_board(const Grid& grid);

// The same for a terminal: givens and the cells of the last step in colours of their own.
std::string star_board_in_color(const Grid& grid, const CellSet& last_step);

}  // namespace nonet
#pragma GCC visibility pop
