// Grids drawn with lines: the small grid and the full state in box-drawing characters (UTF-8), and
// the board and the table of possible values in plain dashes. Every picture ends with a newline.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet {

// One character a cell, 81 in all:   │53.│.7.│...│
std::string box_grid(std::string_view cells);
// The same with the digits of a board and '.' for an empty cell.
std::string box_grid(const Board& board);

// Every cell nine wide: a given <5>, a resolved cell 4, an open one its options "1-3----89".
std::string box_state(const Grid& grid);

// | 5  3    |    7    |         |
std::string dashed_board(const Board& board);

// | {1 3  6   }  {    5    } ... |: nine columns a cell, blank for a value that is excluded.
std::string dashed_candidates(std::span<const DigitSet, 81> candidates);

}  // namespace nonet
#pragma GCC visibility pop
