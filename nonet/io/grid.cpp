// grid: nine lines of nine characters. Blank lines, comments and rules may stand anywhere between
// them, bars and blanks within:
//
//   +-------+-------+-------+
//   | 4 . . | . . . | 8 . 5 |
#include <algorithm>
#include <array>
#include <cstring>

#include "nonet/io/readers.h"
#include "nonet/io/table.h"

namespace nonet::grid {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  if (line.empty() || line.size() > 40) return false;
  std::string cells;
  const std::vector<Word> words = words_of(line);
  for (const Word& word : words) cells += word.text;
  if (words.size() <= 3 && cells.size() == 9 && is_row_of_cells(cells)) return true;
  // Otherwise a blank inside is another format.
  if (line.find_first_of(" \t") != std::string_view::npos) return false;
  // A few characters off make a row with a mistake in it, more letters than cells a title.
  std::ptrdiff_t letters = std::count_if(cells.begin(), cells.end(), [](char ch) {
    return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
  });
  return letters <= std::count_if(cells.begin(), cells.end(), is_cell_char);
}

static std::optional<Error> read_row(const std::string& line, int row, BlankMark& blank,
                                     Board& board) {
  std::string cells;
  std::vector<std::size_t> places;
  std::size_t end = 0;
  for (const Word& word : words_of(line)) {
    cells += word.text;
    end = word.at + word.text.size();
    for (std::size_t i = 0; i < word.text.size(); ++i) places.push_back(word.at + i);
  }
  if (cells.size() < 9 && set_row_with_blanks(line, row, board)) return std::nullopt;
  std::size_t wrong = blank.first_wrong(cells);
  if (wrong != std::string::npos) return blank.wrong(line, places[wrong]);
  if (cells.size() != 9) {
    // Far off it may have been meant for a line.
    const bool close = cells.size() == 8 || cells.size() == 10;
    const std::string message = close ? miscount_text("row", cells.size(), "cells", 9)
                                      : count_text("row", cells.size(), "cells", 9) +
                                            "; a puzzle is nine rows of 9, or 81 cells in one line";
    return Error{message, 0, column_at(line, cells.size() > 9 ? places[9] : end)};
  }
  for (int column = 0; column < 9; ++column) {
    set_cell(board, cell_at(row, column), cells[column]);
  }
  return std::nullopt;
}

Result<Puzzle> read(LineCursor& lines) {
  Puzzle puzzle;
  BlankMark blank;
  auto read_one = [&](const std::string& line, int row) {
    return read_row(line, row, blank, puzzle.givens);
  };
  if (auto error = read_nine_rows(lines, read_one, looks_like, blank)) return *error;
  return puzzle;
}

std::string write(const Board& board, char blank) {
  const std::array<char, 81> cells = line::characters_of(board, blank);
  std::array<char, Cell::kCount + 9> text;
  for (std::size_t row = 0; row < 9; ++row) {
    std::memcpy(text.data() + row * 10, cells.data() + row * 9, 9);
    text[row * 10 + 9] = '\n';
  }
  return {text.data(), text.size()};
}

}  // namespace nonet::grid
