#include "nonet/io/readers.h"

#include <algorithm>

#include "nonet/core/visible.h"

namespace nonet {
namespace {

constexpr std::string_view kOddMarks = "xX*_-?~@oO";

bool is_odd_mark(char ch) {
  return kOddMarks.find(ch) != std::string_view::npos;
}

bool is_digit(char ch) {
  return ch >= '1' && ch <= '9';
}

constexpr std::size_t kMostCounted = 999;

std::string missing_text(std::size_t count) {
  return count == 1 ? ": is one missing?" : ": are " + std::to_string(count) + " missing?";
}

std::string no_cell_text(std::string_view line, std::size_t at) {
  return quoted_char(line, at) + " is not a digit or a blank";
}

// Letters that are taken for digits, when a puzzle is read from a picture.
std::string meant_by(char ch) {
  if (ch == 'O' || ch == 'o') return "; is it a 0?";
  if (ch == 'l' || ch == 'I') return "; is it a 1?";
  return "; an empty cell is '.' or 0";
}

}  // namespace

bool is_cell_char(char ch) {
  return ch == '.' || (ch >= '0' && ch <= '9');
}

bool may_be_cell(char ch) {
  return is_cell_char(ch) || is_odd_mark(ch);
}

Puzzle untouched(const Board& givens) {
  Puzzle puzzle;
  puzzle.givens = givens;
  return puzzle;
}

std::string on_a_line(std::string text) {
  for (char& ch : text) {
    if (ch == '\n' || ch == '\r' || ch == '\t') ch = ' ';
  }
  return visible(trimmed(text));
}

std::string words_on_a_line(const Puzzle& puzzle) {
  const bool both = !puzzle.name.empty() && !puzzle.comment.empty();
  return on_a_line(puzzle.name + (both ? ": " : "") + puzzle.comment);
}

void set_cell(Board& board, Cell cell, char ch) {
  if (is_digit(ch)) board.set(cell, Digit::from_number(ch - '0'));
}

Error bad_char(std::string_view line, std::size_t at, int number) {
  return {no_cell_text(line, at) + meant_by(line[at]), number, column_at(line, at)};
}

std::string count_text(std::string_view whole, std::size_t count, std::string_view parts,
                       std::size_t wanted) {
  const std::string counted =
      count > kMostCounted ? "over " + std::to_string(kMostCounted) : std::to_string(count);
  std::string noun(parts);
  if (count == 1) noun.erase(std::min(noun.find(' '), noun.size()) - 1, 1);  // its plural s
  return "the " + std::string(whole) + " has " + counted + " " + noun + ", not " +
         std::to_string(wanted);
}

std::string miscount_text(std::string_view whole, std::size_t count, std::string_view parts,
                          std::size_t wanted) {
  std::string text = count_text(whole, count, parts, wanted);
  if (count > kMostCounted) return text;
  if (count < wanted) return text + missing_text(wanted - count);
  if (count % wanted == 0) {
    return text + ": are these " + std::to_string(count / wanted) + " " + std::string(whole) +
           "s in one?";
  }
  const std::size_t more = count - wanted;
  return text + (more == 1 ? ": is one too many?" : ": are " + std::to_string(more) + " too many?");
}

Error ends_early(int rows, int number) {
  return {"the puzzle ends after " + std::to_string(rows) + " of 9 rows" +
              missing_text(static_cast<std::size_t>(9 - rows)),
          number, 0};
}

std::size_t BlankMark::first_wrong(std::string_view cells) {
  if (mark_ == '\0') {
    if (cells.find_first_of(".0") != std::string_view::npos) {
      mark_ = '.';
    } else if (cells.size() == 9 || cells.size() == Cell::kCount) {
      std::size_t odd = cells.find_first_of(kOddMarks);
      if (odd != std::string_view::npos) mark_ = cells[odd];
    }
  }
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const char ch = cells[at];
    const char blank = ch == '0' ? '.' : ch;
    if (!is_digit(ch) && blank != mark_) return at;
  }
  return std::string_view::npos;
}

bool is_row_of_dashes(std::string_view line) {
  std::string cells;
  for (const Word& word : words_of(line)) cells += word.text;
  return cells == "---------";
}

bool BlankMark::is_empty_row(std::string_view line) const {
  return mark_ == '-' && is_row_of_dashes(line);
}

Error BlankMark::wrong(std::string_view line, std::size_t at) const {
  Error error = bad_char(line, at, 0);
  if (is_odd_mark(mark_) && is_cell_char(line[at])) {
    error.message = no_cell_text(line, at) + ", which is '" + mark_ + "' in this puzzle";
  }
  return error;
}

bool is_row_of_cells(std::string_view text) {
  return !text.empty() && BlankMark().first_wrong(text) == std::string_view::npos;
}

std::optional<Error> read_nine_rows(LineCursor& lines, RowReader read_row,
                                    bool (*is_row)(std::string_view), const BlankMark& blank) {
  std::string_view raw;
  for (int row = 0; row < 9;) {
    if (!lines.peek(raw)) return ends_early(row, lines.number());
    const int number = lines.number();
    const std::string line(raw);
    lines.advance();
    if (is_ignorable(line) || (is_rule(line) && !blank.is_empty_row(line))) continue;
    if (auto error = read_row(line, row)) {
      lines.skip_later(8 - row, is_row);
      error->line = number;
      return *error;
    }
    ++row;
  }
  return std::nullopt;
}

}  // namespace nonet
