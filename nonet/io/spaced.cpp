// spaced: nine lines of nine numbers with white space or bars between; 0 or '.' is an unset cell.

#include "nonet/io/readers.h"
#include "nonet/io/table.h"

namespace nonet::spaced {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 200 || line.find_first_of(" \t") == std::string_view::npos) return false;
  if (line.size() <= 9 && line.find('\t') == std::string_view::npos) return false;
  // Mostly single cell characters; the few other words are mistakes that deserve to be named.
  std::size_t cells = 0;
  const std::vector<Word> words = words_of(line);
  for (const Word& word : words) {
    if (word.text.size() == 1 && may_be_cell(word.text[0])) ++cells;
  }
  return cells * 2 > words.size();
}

static std::optional<Error> read_row(const std::string& line, int row, BlankMark& blank,
                                     Board& board) {
  int column = 0;
  const std::vector<Word> words = words_of(line);
  if (words.size() != 9 && set_row_with_blanks(line, row, board)) return std::nullopt;
  std::string singles;
  for (const Word& word : words) singles += word.text.size() == 1 ? word.text : "";
  blank.first_wrong(singles);  // now it knows the mark
  for (const Word& word : words) {
    if (word.text.size() != 1 || blank.first_wrong(word.text) != std::string::npos) {
      return Error{quoted_text(word.text) + " is not a number from 0 to 9" +
                       (is_row_of_cells(word.text) ? ": is a blank missing in it?" : ""),
                   0, column_at(line, word.at)};
    }
    if (column == 9) {
      return Error{miscount_text("row", words.size(), "numbers", 9), 0, column_at(line, word.at)};
    }
    set_cell(board, cell_at(row, column), word.text[0]);
    ++column;
  }
  if (column == 9) return std::nullopt;
  return Error{miscount_text("row", words.size(), "numbers", 9), 0, column_at(line, line.size())};
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
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
    text += column_of(c) == 8 ? '\n' : ' ';
  }
  return text;
}

}  // namespace nonet::spaced
