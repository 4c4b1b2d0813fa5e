// csv: lists of puzzles with commas, semicolons or tabs between columns, as data sets come:
//
//   quizzes,solutions          where names of columns tell which has the puzzles, it is that one
//   0043002090...,864371259...
//
// Without names the puzzle is the first column of 81 cells of which one is unset; or of nearly so
// many, which is a mistake to report; or of 81 digits. Beside a puzzle these are its solution.
// What the other columns say is the puzzle's comment.
#include <algorithm>
#include <charconv>

#include "nonet/io/readers.h"

namespace nonet::csv {
namespace {

constexpr std::size_t kMostColumns = 1000;
constexpr std::string_view kSeveral = "the line has several puzzles; the first was read";

struct Field {
  std::size_t at;
  std::string_view text;
};

// What a header said of all lines below it that have as many columns: which has the puzzles, and of
// how many, "1 3".
constexpr std::string_view kColumn = "column of the puzzles";

bool is_cells(std::string_view text) {
  return text.size() == Cell::kCount && std::all_of(text.begin(), text.end(), is_cell_char);
}

// Another mark for unset cells; blanks only in quotes, and so are their own.
bool is_marked_cells(std::string_view text) {
  if (text.size() != Cell::kCount || is_cells(text)) return false;
  std::string cells(text);
  std::replace(cells.begin(), cells.end(), ' ', '.');
  return is_row_of_cells(cells);
}

// Nearly 81, or with a wrong character among them: meant as a puzzle.
bool is_nearly_cells(std::string_view text) {
  const auto cells =
      static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_cell_char));
  return text.size() > 70 && text.size() < 92 && cells + 5 > text.size();
}

std::vector<Field> fields_of(std::string_view line, char separator) {
  std::vector<Field> fields;
  for (std::size_t from = 0; from <= line.size() && fields.size() < kMostColumns;) {
    const std::size_t end = std::min(line.find(separator, from), line.size());
    std::string_view text = trimmed(line.substr(from, end - from));
    if (text.size() > 1 && text.front() == '"' && text.back() == '"') {
      text = text.substr(1, text.size() - 2);
    }
    fields.push_back({static_cast<std::size_t>(text.data() - line.data()), text});
    from = end + 1;
  }
  return fields;
}

// By the separator that gives a column of cells, or what is nearly one.
std::vector<Field> fields_of(std::string_view line) {
  for (auto* is_wanted : {is_cells, is_marked_cells, is_nearly_cells}) {
    for (char separator : {',', ';', '\t'}) {
      std::vector<Field> fields = fields_of(line, separator);
      const bool found = std::any_of(fields.begin(), fields.end(),
                                     [&](const Field& field) { return is_wanted(field.text); });
      if (found) return fields;
    }
  }
  return {{0, line}};
}

bool has_unset_cell(std::string_view text) {
  return is_marked_cells(text) ||
         (is_cells(text) && text.find_first_of(".0") != std::string_view::npos);
}
bool is_damaged(std::string_view text) {
  return is_nearly_cells(text) && !is_cells(text);
}

const Field& puzzle_among(const std::vector<Field>& fields) {
  for (auto* is_wanted : {has_unset_cell, is_damaged, is_cells}) {
    for (const Field& field : fields) {
      if (is_wanted(field.text)) return field;
    }
  }
  return fields.front();
}

std::string comment_of(const std::vector<Field>& fields, const Field& puzzle) {
  std::string comment;
  for (const Field& field : fields) {
    if (field.at == puzzle.at || field.text.empty() || is_cells(field.text)) continue;
    comment += (comment.empty() ? "" : ", ") + std::string(field.text);
  }
  return comment;
}

}  // namespace

bool looks_like(std::string_view line) {
  if (line.size() < 70) return false;
  // Cells with a name or remark behind them are a line, unless a comma stands between.
  if (is_cells(line.substr(0, Cell::kCount)) && !line.substr(Cell::kCount).starts_with(',')) {
    return false;
  }
  const std::vector<Field> fields = fields_of(line);
  return fields.size() > 1 || (line.starts_with('"') && is_cells(puzzle_among(fields).text));
}

bool names_columns(std::string_view line, LineCursor* lines) {
  constexpr std::string_view kPuzzles[] = {"puzzle",   "puzzles", "quiz",    "quizzes",
                                           "question", "sudoku",  "unsolved"};
  constexpr std::string_view kSolutions[] = {"solution", "solutions"};
  const std::string_view text = trimmed(line);
  if (text.size() > 200) return false;
  bool solutions = false;
  for (char separator : {',', ';', '\t'}) {
    const std::vector<Field> fields = fields_of(text, separator);
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string_view name = fields[i].text;
      solutions |= std::count(std::begin(kSolutions), std::end(kSolutions), name) > 0;
      if (std::count(std::begin(kPuzzles), std::end(kPuzzles), name) == 0) continue;
      if (lines != nullptr) {
        const std::string place = std::to_string(i) + " " + std::to_string(fields.size());
        lines->of_all = {{std::string(kColumn), place}};
      }
      return true;
    }
  }
  return solutions;
}

// The one that a header named, or which else the puzzle is.
static const Field& puzzle_of(const std::vector<Field>& fields, const LineCursor& lines) {
  const bool named = !lines.of_all.empty() && lines.of_all.front().first == kColumn;
  if (!named) return puzzle_among(fields);
  const std::string& place = lines.of_all.front().second;
  const char* end = place.data() + place.size();
  std::size_t column = 0;
  std::size_t columns = 0;
  const char* blank = std::from_chars(place.data(), end, column).ptr;
  std::from_chars(blank + 1, end, columns);
  return columns == fields.size() && columns > 1 ? fields[column] : puzzle_among(fields);
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view raw;
  if (!lines.peek(raw)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  const std::string line(raw);
  const int number = lines.number();
  lines.advance();
  const std::vector<Field> fields = fields_of(line);
  const Field& field = puzzle_of(fields, lines);
  Puzzle puzzle;
  if (is_cells(field.text) || is_marked_cells(field.text)) {
    for (Cell c : Cell::all()) {
      set_cell(puzzle.givens, c, field.text[static_cast<std::size_t>(c.index())]);
    }
    puzzle.comment = comment_of(fields, field);
    const auto unset = [](const Field& other) { return has_unset_cell(other.text); };
    if (std::count_if(fields.begin(), fields.end(), unset) > 1) {
      puzzle.choice = "line " + std::to_string(number) + ": " + std::string(kSeveral);
    }
    return puzzle;
  }
  const auto wrong = static_cast<std::size_t>(
      std::find_if_not(field.text.begin(), field.text.end(), is_cell_char) - field.text.begin());
  if (wrong < field.text.size()) return bad_char(line, field.at + wrong, number);
  return Error{miscount_text("column", field.text.size(), "cells", Cell::kCount), number,
               column_at(line, field.at + field.text.size())};
}

std::string write(const Board& board, char blank) {
  return line::write(board, blank);
}

}  // namespace nonet::csv
