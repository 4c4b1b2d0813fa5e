// rows: nine lines in which a blank is an unset cell, as on paper. A short line is filled up with
// blanks, so an empty line is an empty row, and there are no comments. What stands past column 9 is
// not read; `Puzzle::choice` says so.
#include "nonet/io/readers.h"

namespace nonet::rows {

bool looks_like(std::string_view line) {
  // Only a full row of nine with a digit and a blank is unmistakable.
  if (line.size() != 9) return false;
  bool digit = false;
  bool blank = false;
  for (char ch : line) {
    if (ch == ' ') {
      blank = true;
    } else if (ch >= '1' && ch <= '9') {
      digit = true;
    } else {
      return false;
    }
  }
  return digit && blank;
}

Result<Puzzle> read(LineCursor& lines) {
  Puzzle puzzle;
  std::string_view line;
  for (int row = 0; row < 9; ++row) {
    if (!lines.peek(line)) return ends_early(row, lines.number());
    for (std::size_t at = 0; at < line.size() && at < 9; ++at) {
      if (line[at] != ' ' && !is_cell_char(line[at])) {
        Error error = bad_char(line, at, lines.number());
        lines.advance();
        return error;
      }
      set_cell(puzzle.givens, cell_at(row, static_cast<int>(at)), line[at]);
    }
    if (line.size() > 9 && !trimmed(line.substr(9)).empty() && puzzle.choice.empty()) {
      puzzle.choice = "line " + std::to_string(lines.number()) + ": text past column 9 was ignored";
    }
    lines.advance();
  }
  return puzzle;
}

std::string write(const Board& board, char /*blank*/) {
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : ' ';
    if (column_of(c) == 8) text += '\n';
  }
  return text;
}

}  // namespace nonet::rows
