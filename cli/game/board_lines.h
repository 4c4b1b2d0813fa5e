// Board lines: how large the cells of a board are, the lines between them, and the names of rows
// and columns around it. Lines follow the boxes, whatever their shape; between cells of one cage
// there is none, and where such a line is one of a box too it is broken: ┅.
#pragma once

#include "cli/game/board_view.h"

namespace nonet::cli::game {

struct Measure {
  int width;  // of a cell
  int height;
  bool lines;  // between the cells of a box too
};
Measure measure_of(BoardSize size);

void draw_lines(Picture& picture, const Frame& frame);
// r1 to r9 on the left, c1 to c9 above.
void draw_names(Picture& picture, const Frame& frame);
// The lines of one box, as large as on a large board.
void draw_box_lines(Picture& picture, int top, int left);

}  // namespace nonet::cli::game
