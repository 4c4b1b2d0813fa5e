// grid: nine lines of nine characters. Blank lines and comments may stand anywhere between them.
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::grid {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  // A blank inside is another format.
  if (line.empty() || line.size() > 40 || line.find_first_of(" \t") != std::string_view::npos) {
    return false;
  }
  // A few characters off make a row with a mistake in it, more letters than cells a title.
  std::ptrdiff_t letters = std::count_if(line.begin(), line.end(), [](char ch) {
    return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
  });
  return letters <= std::count_if(line.begin(), line.end(), is_cell_char);
}

static std::optional<Error> read_row(const std::string& line, int row, Board& board) {
  std::string_view cells = trimmed(line);
  auto start = static_cast<std::size_t>(cells.data() - line.data());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_cell_char(cells[i])) return bad_char(line, start + i, 0);
  }
  if (cells.size() != 9) {
    return Error{"the row has " + count_text(cells.size()) + " cells, not 9", 0,
                 column_at(line, start + std::min<std::size_t>(cells.size(), 9))};
  }
  for (int column = 0; column < 9; ++column) {
    set_cell(board, cell_at(row, column), cells[column]);
  }
  return std::nullopt;
}

Result<Puzzle> read(LineCursor& lines) {
  return read_nine_rows(lines, read_row, looks_like);
}

std::string write(const Board& board, char blank) {
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
    if (column_of(c) == 8) text += '\n';
  }
  return text;
}

}  // namespace nonet::grid
