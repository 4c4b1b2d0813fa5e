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

void skip_rows(LineCursor& lines, int count, bool (*looks_like)(std::string_view)) {
  std::string_view line;
  while (count > 0 && lines.peek(line)) {
    if (!is_ignorable(line)) {
      if (!looks_like(line)) return;
      --count;
    }
    lines.advance();
  }
}

}  // namespace nonet
