// A picture of a board on paper: what nonet/draw draws, as figures and labels of a page.
#pragma once

#include "cli/print/sheet.h"
#include "nonet/draw/draw.h"

namespace nonet::cli {

// Into a square, from its upper left corner, as large as fits.
void add_board(const draw::Point& corner, double size, const draw::Picture& picture, Page& page);

}  // namespace nonet::cli
