// A board with its candidates as text, and a step drawn into it: `7*` a candidate of the pattern,
// `3-` one that the step removes, `5!` one that it places; `4a` and `4b` are the two sides of a
// colouring, `6A` and `6B` two of several sets. Colours come on top of these marks.
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Paint { kPlain, kAnsi };

// The digits alone, '.' for an empty cell, in a frame that every reader of grids takes:
//
//   +-------+-------+-------+
//   | 4 . . | . . . | 8 . 5 |
std::string digit_board(const Board& board);

// The state as it is, lines ending in newlines. In a game with rules lines go around its boxes, and
// the letter of its cage (variant_board.h) stands behind what a cell has.
std::string candidate_board(const Grid& grid);

// The state before the step, with the step drawn into it.
std::string marked_board(const Grid& before, const Step& step, Paint paint = Paint::kPlain);

// How a game's board is to look on a screen.
struct ScreenLook {
  Paint paint = Paint::kPlain;
  int columns = 0;  // it keeps to so many; 0: as wide as it gets
  CellSet fresh;    // the cells of the last step, in a colour of their own
};

// The state in fourteen lines with rows and columns numbered, and a step drawn into it. A digit
// that stands is bare, the one candidate of an open cell in brackets, and '-' a cell without any;
// where the lines would get too long, cells with many candidates show only the marked ones and
// dots:
//
//       1     2    3     4
//     +----------------+-----
//   1 | 7     69   4   | 1
//   2 | 3689  ..   (8) | 3489
std::string screen_board(const Grid& grid, const Step& step, const ScreenLook& look);

}  // namespace nonet
#pragma GCC visibility pop
