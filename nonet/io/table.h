// Tables: rows in which bars, tabs or commas tell the cells apart, so that a cell may be blank.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "nonet/core/puzzle.h"

namespace nonet {

// Where the nine cells of a row stand in its line; npos for a blank one. Nothing if the line is no
// such row.
using CellPlaces = std::array<std::size_t, 9>;
// Each cell between separators of its own: "| 4 |  |...", "4,,,8", with tabs.
std::optional<CellPlaces> cells_in_columns(std::string_view line);
// Three cells between bars, each at its place: "| 4     |   7   | 8   5 |".
std::optional<CellPlaces> cells_at_places(std::string_view line);

// Sets the cells of a row of the second kind; false, and nothing done, if the line is none. A grid
// whose first row is full may go on so.
bool set_row_with_blanks(std::string_view line, int row, Board& board);

}  // namespace nonet
