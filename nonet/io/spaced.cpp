// spaced: nine lines of nine numbers with white space between; 0 or '.' is an unset cell.
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::spaced {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 200 || line.find_first_of(" \t") == std::string_view::npos) return false;
  if (line.size() <= 9 && line.find('\t') == std::string_view::npos) return false;
  // Mostly single cell characters; the few other words are mistakes that deserve to be named.
  int words = 0;
  int cells = 0;
  for (std::size_t at = 0; at != std::string_view::npos;) {
    std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    ++words;
    if (end - at == 1 && is_cell_char(line[at])) ++cells;
    at = line.find_first_not_of(" \t", end);
  }
  return cells * 2 > words;
}

static std::optional<Error> read_row(const std::string& line, int row, Board& board) {
  int column = 0;
  for (std::size_t at = line.find_first_not_of(" \t\f\v"); at != std::string::npos;) {
    std::size_t end = std::min(line.find_first_of(" \t\f\v", at), line.size());
    if (end - at != 1 || !is_cell_char(line[at])) {
      std::string word = quoted_text(std::string_view(line).substr(at, end - at));
      return Error{word + " is not a number from 0 to 9", 0, column_at(line, at)};
    }
    if (column == 9) return Error{"the row has more than 9 numbers", 0, column_at(line, at)};
    set_cell(board, cell_at(row, column), line[at]);
    ++column;
    at = line.find_first_not_of(" \t\f\v", end);
  }
  if (column == 9) return std::nullopt;
  return Error{"the row has " + std::to_string(column) + " numbers, not 9", 0,
               column_at(line, line.size())};
}

Result<Puzzle> read(LineCursor& lines) {
  return read_nine_rows(lines, read_row, looks_like);
}

std::string write(const Board& board, char blank) {
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
    text += column_of(c) == 8 ? '\n' : ' ';
  }
  return text;
}

}  // namespace nonet::spaced
