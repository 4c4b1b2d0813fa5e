// Board lines: how large the cells of a board are, the lines between them, and the names of rows
// and columns around it.
#pragma once

#include "cli/game/board_view.h"

namespace nonet::cli::game {

struct Measure {
  int width;  // of a cell
  int height;
  bool lines;  // between the cells of a box too
};
Measure measure_of(BoardSize size);

// Where the i-th cell of a line begins, from the corner of the board.
int offset_of(int i, int length, bool lines, bool across);

void draw_lines(Picture& picture, const Frame& frame);
// r1 to r9 on the left, c1 to c9 above.
void draw_names(Picture& picture, const Frame& frame);
// The lines of one box, as large as on a large board.
void draw_box_lines(Picture& picture, int top, int left);
// [ ] or ( ) in the place of the lines beside a cell.
void draw_brackets(Picture& picture, int row, int column, BoardSize size, bool cursor);

}  // namespace nonet::cli::game
