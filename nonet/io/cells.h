// A character a cell, for grids of any size: 16 cells are a grid of four by four, 256 one of
// sixteen by sixteen, whose digits are written in one of three ways.
//
//   1-9 A-G   '.' or '0' for an unset cell
//   0-9 A-F   '.' for an unset cell; 0 is a digit then
//   A-P       anything else for an unset cell: '.', '0', '-'
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rules/variant.h"

namespace nonet {

// The side of a square grid with so many cells, 4 to 16; 0 if there is none.
int side_of(std::size_t cells);

// Whether the text is a grid of another size than nine by nine; a short one has a digit too, as no
// row of dots has.
bool is_other_size(std::string_view text);

// The variant with these givens and the usual boxes. Nothing if the text is no such grid.
std::optional<Variant> variant_of_cells(std::string_view text);

// The region of each cell by its letter or digit; nothing if they are not as many as the side is
// long, each of so many connected cells.
std::optional<std::vector<int>> layout_in(std::string_view text);

}  // namespace nonet
