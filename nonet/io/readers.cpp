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

}  // namespace nonet
