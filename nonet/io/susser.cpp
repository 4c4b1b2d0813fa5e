// susser: the line of Robert Woodhead's Sudoku Susser: nine rows with commas between, each without
// its empty end; '*' says that the rest of the row is empty.
//
//   4.....8.5,.3*,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*,1.4*
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::susser {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  // A row with one cell between any two commas is one of a table, and so are all 81.
  if (line.size() < 18 || line.size() > 120) return false;
  const auto commas = std::count(line.begin(), line.end(), ',');
  return commas >= 7 && commas < Cell::kCount - 1 &&
         std::all_of(line.begin(), line.end(), [](char ch) {
           return is_cell_char(ch) || ch == '*' || ch == ',' || ch == ' ';
         });
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  if (!lines.peek(line)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  const std::string text(line);
  const int number = lines.number();
  lines.advance();
  Puzzle puzzle;
  int row = 0;
  int column = 0;
  bool rest_empty = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char ch = text[at];
    if (ch == ' ' || ch == '\t') continue;
    if (ch == ',') {
      ++row;
      column = 0;
      rest_empty = false;
      if (row == 9) break;
    } else if (rest_empty) {
      return Error{"after '*' the row is empty; ',' was expected", number, column_at(text, at)};
    } else if (ch == '*') {
      rest_empty = true;
    } else if (!is_cell_char(ch)) {
      return bad_char(text, at, number);
    } else if (column == 9) {
      return Error{miscount_text("row", 10, "cells", 9), number, column_at(text, at)};
    } else {
      set_cell(puzzle.givens, cell_at(row, column++), ch);
    }
  }
  if (row == 8) return puzzle;
  const auto commas = static_cast<std::size_t>(std::count(text.begin(), text.end(), ','));
  return Error{miscount_text("line", commas + 1, "rows", 9), number, column_at(text, text.size())};
}

std::string write(const Board& board, char blank) {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    int last = 8;
    while (last >= 0 && !board.has(cell_at(row, last))) --last;
    for (int column = 0; column <= last; ++column) {
      const Cell c = cell_at(row, column);
      text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
    }
    // Two unset cells at the end go without a star.
    if (last < 6) text += '*';
    text += row < 8 ? ',' : '\n';
  }
  return text;
}

}  // namespace nonet::susser
