// What the format files share, and what each gives to the table in format.cpp.
#pragma once

#include "nonet/io/format.h"

namespace nonet {

#define NONET_FORMAT(name)                           \
  namespace name {                                   \
  bool looks_like(std::string_view line);            \
  Result<Puzzle> read(LineCursor& lines);            \
  std::string write(const Board& board, char blank); \
  }
NONET_FORMAT(json)
NONET_FORMAT(line)
NONET_FORMAT(grid)
NONET_FORMAT(spaced)
NONET_FORMAT(rows)
#undef NONET_FORMAT

namespace line {
// The same as read() for a line of 81 cell characters and nothing else; false for any other.
bool read_plain(std::string_view line, Board& board);
}  // namespace line

// '.' and '0' are unset; 1-9 are digits. Anything else is no cell character.
bool is_cell_char(char ch);
// Sets the cell from a cell character.
void set_cell(Board& board, Cell cell, char ch);
// "'x' is not a digit or a blank", with its place.
Error bad_char(std::string_view line, std::size_t at, int number);
// A count for a message; one that is beyond all sense is not counted out.
std::string count_text(std::size_t count);

// A row of a puzzle in its line, put into the board; the Error's line is filled in by the caller.
using RowReader = std::optional<Error> (*)(const std::string& line, int row, Board& board);
// Nine rows with blank lines and comments passed over. After a mistake the rest of that puzzle, as
// far as `is_row` knows it, is skipped.
Result<Puzzle> read_nine_rows(LineCursor& lines, RowReader read_row,
                              bool (*is_row)(std::string_view));

}  // namespace nonet
