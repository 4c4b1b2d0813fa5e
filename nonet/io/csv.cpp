// csv: lists of puzzles with commas, semicolons or tabs between columns, as data sets come:
//
//   quizzes,solutions          the names of the columns are passed over: which column has the
//   0043002090...,864371259... puzzles is told from what stands in it
//
// The puzzle is the first column of 81 cells of which one is unset, or else the first of 81 cells;
// a column of 81 digits is its solution. What the other columns say is the puzzle's comment.
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::csv {
namespace {

constexpr std::size_t kMostColumns = 1000;
constexpr std::string_view kSeveral = "the line has several puzzles; the first was read";

struct Field {
  std::size_t at;
  std::string_view text;
};

bool is_cells(std::string_view text) {
  return text.size() == Cell::kCount && std::all_of(text.begin(), text.end(), is_cell_char);
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
  for (auto* is_wanted : {is_cells, is_nearly_cells}) {
    for (char separator : {',', ';', '\t'}) {
      std::vector<Field> fields = fields_of(line, separator);
      const bool found = std::any_of(fields.begin(), fields.end(),
                                     [&](const Field& field) { return is_wanted(field.text); });
      if (found) return fields;
    }
  }
  return {{0, line}};
}

bool has_unset_cell(const Field& field) {
  return is_cells(field.text) && field.text.find_first_of(".0") != std::string_view::npos;
}

std::vector<Field>::const_iterator puzzle_among(const std::vector<Field>& fields) {
  auto found = std::find_if(fields.begin(), fields.end(), has_unset_cell);
  for (auto* is_wanted : {is_cells, is_nearly_cells}) {
    if (found != fields.end()) break;
    found = std::find_if(fields.begin(), fields.end(),
                         [&](const Field& field) { return is_wanted(field.text); });
  }
  return found != fields.end() ? found : fields.begin();
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
  return fields.size() > 1 || (line.starts_with('"') && is_cells(puzzle_among(fields)->text));
}

bool names_columns(std::string_view line) {
  constexpr std::string_view kNames[] = {"puzzle", "puzzles",  "quiz",     "quizzes",  "question",
                                         "sudoku", "unsolved", "solution", "solutions"};
  const std::string_view text = trimmed(line);
  if (text.size() > 200) return false;
  for (char separator : {',', ';', '\t'}) {
    for (const Field& field : fields_of(text, separator)) {
      if (std::find(std::begin(kNames), std::end(kNames), field.text) != std::end(kNames)) {
        return true;
      }
    }
  }
  return false;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view raw;
  if (!lines.peek(raw)) return Error{"there is no puzzle"};
  const std::string line(raw);
  const int number = lines.number();
  lines.advance();
  const std::vector<Field> fields = fields_of(line);
  const Field& field = *puzzle_among(fields);
  Puzzle puzzle;
  if (line::read_plain(field.text, puzzle.givens)) {
    puzzle.comment = comment_of(fields, field);
    if (std::count_if(fields.begin(), fields.end(), has_unset_cell) > 1) {
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
