// line: 81 characters, row by row. Text after a blank is a comment or a name, as in forum lists.
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::line {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  std::size_t cells = 0;
  while (cells < line.size() && line[cells] != ' ' && line[cells] != '\t') ++cells;
  // A little more or less than 81 is a line with a mistake in it and deserves to be told so.
  return cells > 40;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view raw;
  if (!lines.peek(raw)) return Error{"there is no puzzle"};
  const int number = lines.number();
  const std::string line(raw);
  lines.advance();
  std::size_t start = line.find_first_not_of(" \t\f\v");
  if (start == std::string::npos) return Error{"the line is empty", number, 0};
  std::size_t end = line.find_first_of(" \t", start);
  if (end == std::string::npos) end = line.size();
  Puzzle puzzle;
  for (std::size_t at = start; at < end; ++at) {
    if (!is_cell_char(line[at])) return bad_char(line, at, number);
  }
  if (end - start != Cell::kCount) {
    return Error{"the line has " + count_text(end - start) + " cells, not 81", number,
                 column_at(line, std::min(end, start + Cell::kCount))};
  }
  for (Cell c : Cell::all()) {
    set_cell(puzzle.givens, c, line[start + static_cast<std::size_t>(c.index())]);
  }
  puzzle.comment = trimmed(std::string_view(line).substr(end));
  return puzzle;
}

std::string write(const Board& board, char blank) {
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
  }
  return text + "\n";
}

}  // namespace nonet::line
