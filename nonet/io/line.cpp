// line: 81 characters, row by row. Text after a blank or a semicolon is a comment or a name, as in
// forum lists. Where the line is 81 places long and holds nothing but digits and blanks, a blank is
// an unset cell. Commas may stand between all cells. Another square of characters is a grid of
// another size (cells.h).
#include <algorithm>
#include <array>
#include <cstring>

#include "nonet/io/cells.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet::line {

static bool is_with_blanks(std::string_view line) {
  return line.size() == Cell::kCount &&
         line.find_first_not_of("123456789 ") == std::string_view::npos &&
         line.find(' ') != std::string_view::npos &&
         words_of(line).size() > 9;  // fewer are a row of numbers, far apart
}

// The cells of "5,3,0,0,7,..."; nothing if the line is no such.
static std::string between_commas(std::string_view line) {
  if (std::count(line.begin(), line.end(), ',') != Cell::kCount - 1) return {};
  std::string cells;
  for (std::size_t from = 0; from <= line.size();) {
    const std::size_t end = std::min(line.find(',', from), line.size());
    const std::string_view cell = trimmed(line.substr(from, end - from));
    if (cell.size() > 1) return {};
    cells += cell.empty() ? '.' : cell[0];
    from = end + 1;
  }
  return is_row_of_cells(cells) ? cells : std::string{};
}

bool looks_like(std::string_view line) {
  if (is_with_blanks(line) || !between_commas(line).empty()) return true;
  line = trimmed(line);
  std::size_t cells = 0;
  while (cells < line.size() && line[cells] != ' ' && line[cells] != '\t') ++cells;
  // A little more or less than 81 is a line with a mistake in it, and the error should say so.
  return cells > 40 || is_other_size(line.substr(0, cells));
}

// Another one with an unset cell among its words; a full board is the solution.
static bool has_puzzle(std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find_first_of(" \t;|"), words.size());
    Board board;
    if (read_plain(words.substr(0, end), board) && !board.full()) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

// No branch in this loop or that of characters_of(), and plain arrays: the compiler makes vector
// code of them, and lists of millions of lines pass through here.
bool read_plain(std::string_view line, Board& board) {
  if (line.size() != Cell::kCount) return false;
  Board::Numbers numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = line[i] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(line[i] - '0');
  }
  const auto read = Board::from_numbers(numbers);
  if (read) board = *read;
  return read.ok();
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view raw;
  if (!lines.peek(raw)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  const int number = lines.number();
  const std::string between = between_commas(raw);
  const std::string line(between.empty() ? raw : between);
  lines.advance();
  std::size_t start = line.find_first_not_of(" \t\f\v");
  if (start == std::string::npos)
    return Error{ErrorCode::kNoPuzzle, "the line is empty", number, 0};
  std::size_t end = line.find_first_of(" \t;", start);
  if (end == std::string::npos) end = line.size();
  Puzzle puzzle;
  if (is_with_blanks(line)) {
    for (Cell c : Cell::all()) {
      set_cell(puzzle.givens, c, line[static_cast<std::size_t>(c.index())]);
    }
    return puzzle;
  }
  if (is_other_size(std::string_view(line).substr(start, end - start))) {
    Variant variant = *variant_of_cells(std::string_view(line).substr(start, end - start));
    variant.name = trimmed(std::string_view(line).substr(end));
    return puzzle_of(std::move(variant));
  }
  BlankMark blank;
  std::size_t wrong = blank.first_wrong(std::string_view(line).substr(start, end - start));
  if (wrong != std::string::npos) {
    Error error = blank.wrong(line, start + wrong);
    error.line = number;
    return error;
  }
  if (end - start != Cell::kCount) {
    return Error{miscount_text("line", end - start, "cells", Cell::kCount), number,
                 column_at(line, std::min(end, start + Cell::kCount))};
  }
  for (Cell c : Cell::all()) {
    set_cell(puzzle.givens, c, line[start + static_cast<std::size_t>(c.index())]);
  }
  puzzle.comment = trimmed(std::string_view(line).substr(end));
  if (has_puzzle(puzzle.comment)) {
    puzzle.choice =
        "line " + std::to_string(number) + ": the line has several puzzles; the first was read";
  }
  return puzzle;
}

std::array<char, 81> characters_of(const Board& board, char blank) {
  const Board::Numbers& numbers = board.numbers();
  std::array<char, 81> text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text[i] = numbers[i] != 0 ? static_cast<char>('0' + numbers[i]) : blank;
  }
  return text;
}

std::string write(const Board& board, char blank) {
  const std::array<char, 81> cells = characters_of(board, blank);
  std::array<char, 82> text;
  std::memcpy(text.data(), cells.data(), cells.size());
  text.back() = '\n';
  return {text.data(), text.size()};
}

std::string write_state(const Puzzle& puzzle, char blank) {
  std::string text = write(digits_of(puzzle), blank);
  const std::string words = words_on_a_line(puzzle);
  if (!words.empty()) text.insert(text.size() - 1, " " + words);
  return text;
}

}  // namespace nonet::line
