// rows: nine lines in which a blank is an unset cell, as on paper. A short line is filled up with
// blanks, so an empty line is an empty row, and there are no comments. What stands past column 9 is
// not read, and `Puzzle::choice` says so; where rows were recognised and not asked for, digits
// there are a mistake.
#include <algorithm>

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

// Nine blanks, or nine digits: a row that other formats have too, or take for no row at all.
static bool is_uniform(std::string_view line) {
  return line.size() == 9 && (line.find_first_not_of(' ') == std::string_view::npos ||
                              line.find_first_not_of("123456789") == std::string_view::npos);
}

bool begins(LineCursor& lines) {
  std::string_view line;
  if (!lines.peek(line) || !is_uniform(line)) return false;
  int blanks = line[0] == ' ' ? 1 : 0;
  const bool begins_blank = blanks > 0;
  auto peek_below = [&](std::size_t below) {
    if (!lines.peek_after(below, line)) return false;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return true;
  };
  for (std::size_t below = 1; below < 9; ++below) {
    if (!peek_below(below)) return false;
    if (looks_like(line)) return true;
    if (!is_uniform(line)) return false;
    blanks += line[0] == ' ' ? 1 : 0;
  }
  // Full rows and empty ones. Blanks may also stand before a full board.
  if (begins_blank && blanks == 1 && peek_below(9) && is_uniform(line)) return line[0] == ' ';
  return blanks > 0 && blanks < 9;
}

static Result<Puzzle> read(LineCursor& lines, bool asked_for) {
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
    const std::string_view past = trimmed(line.substr(std::min<std::size_t>(line.size(), 9)));
    if (!asked_for && past.find_first_of("123456789") != std::string_view::npos) {
      const Error error{
          "a blank is an unset cell here, and there are digits past column 9: do "
          "blanks stand between the cells, or before them?",
          lines.number(), 10};
      lines.advance();
      return error;
    }
    if (!past.empty() && puzzle.choice.empty()) {
      puzzle.choice = "line " + std::to_string(lines.number()) + ": text past column 9 was ignored";
    }
    lines.advance();
  }
  return puzzle;
}

Result<Puzzle> read(LineCursor& lines) {
  return read(lines, true);
}
Result<Puzzle> read_recognised(LineCursor& lines) {
  return read(lines, false);
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
