#include "nonet/io/readers.h"

namespace nonet {

bool is_cell_char(char ch) {
  return ch == '.' || (ch >= '0' && ch <= '9');
}

void set_cell(Board& board, Cell cell, char ch) {
  if (ch >= '1' && ch <= '9') board.set(cell, Digit::from_number(ch - '0'));
}

Error bad_char(std::string_view line, std::size_t at, int number) {
  return {quoted_char(line, at) + " is not a digit or a blank", number, column_at(line, at)};
}

std::string count_text(std::size_t count) {
  return count > 999 ? "over 999" : std::to_string(count);
}

Result<Puzzle> read_nine_rows(LineCursor& lines, RowReader read_row,
                              bool (*is_row)(std::string_view)) {
  Puzzle puzzle;
  std::string_view raw;
  for (int row = 0; row < 9;) {
    if (!lines.peek(raw)) {
      return Error{"the puzzle ends after " + std::to_string(row) + " of 9 rows", lines.number(),
                   0};
    }
    const int number = lines.number();
    const std::string line(raw);
    lines.advance();
    if (is_ignorable(line)) continue;
    if (auto error = read_row(line, row, puzzle.givens)) {
      lines.skip_later(8 - row, is_row);
      error->line = number;
      return *error;
    }
    ++row;
  }
  return puzzle;
}

}  // namespace nonet
