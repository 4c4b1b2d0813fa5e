// table: nine lines of nine cells in which a blank cell is unset, because something else tells
// where it is: a bar, tab or comma between any two cells (a table of Markdown, a sheet of a
// spreadsheet), or bars between the boxes and every cell at its place between them:
//
//   | 4 |   |   |   |   |   | 8 |   | 5 |        | 4     |       | 8   5 |
//
// Before the rule of a Markdown table stands its header: an empty one, or one that counts the
// columns, is no row.
#include "nonet/io/table.h"

#include <algorithm>
#include <vector>

#include "nonet/io/readers.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestRow = 400;

// The parts of a line between separators, as the places where they begin and end.
struct Part {
  std::size_t begin, end;
};

std::vector<Part> parts_of(std::string_view line, char separator) {
  std::vector<Part> parts;
  for (std::size_t from = 0; from <= line.size() && parts.size() < 12;) {
    const std::size_t end = std::min(line.find(separator, from), line.size());
    parts.push_back({from, end});
    from = end + 1;
  }
  return parts;
}

bool is_blank(std::string_view line, Part part) {
  return trimmed(line.substr(part.begin, part.end - part.begin)).empty();
}

// Bars may stand around a row too, and then nothing is outside of them.
bool take_off_outside(std::string_view line, std::vector<Part>& parts, std::size_t wanted) {
  if (parts.size() > wanted && is_blank(line, parts.front())) parts.erase(parts.begin());
  if (parts.size() > wanted && is_blank(line, parts.back())) parts.pop_back();
  return parts.size() == wanted;
}

std::optional<CellPlaces> in_columns(std::string_view line, char separator) {
  std::vector<Part> parts = parts_of(line, separator);
  if (separator == '|' ? !take_off_outside(line, parts, 9) : parts.size() != 9) return std::nullopt;
  CellPlaces places;
  for (std::size_t i = 0; i < 9; ++i) {
    std::string_view cell = trimmed(line.substr(parts[i].begin, parts[i].end - parts[i].begin));
    // A spreadsheet may put quotes around what it exports.
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"') {
      cell = cell.substr(1, cell.size() - 2);
    }
    if (cell.size() > 1) return std::nullopt;
    places[i] =
        cell.empty() ? std::string_view::npos : static_cast<std::size_t>(cell.data() - line.data());
  }
  return places;
}

// Between the bars around the middle box: how far the first cell stands from the bar, and the cells
// from each other.
struct Spacing {
  std::size_t first, step;
};
std::optional<Spacing> spacing_for(std::size_t width) {
  switch (width) {
    case 3:
      return Spacing{0, 1};
    case 5:
      return Spacing{0, 2};
    case 7:
      return Spacing{1, 2};
    case 9:
      return Spacing{1, 3};
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<CellPlaces> cells_in_columns(std::string_view line) {
  if (line.size() > kLongestRow) return std::nullopt;
  for (char separator : {'|', '\t', ',', ';'}) {
    if (auto places = in_columns(line, separator)) return places;
  }
  return std::nullopt;
}

std::optional<CellPlaces> cells_at_places(std::string_view line) {
  if (line.size() > kLongestRow || line.find('\t') != std::string_view::npos) return std::nullopt;
  std::vector<Part> parts = parts_of(line, '|');
  if (!take_off_outside(line, parts, 3)) return std::nullopt;
  const std::size_t left = parts[1].begin;
  const std::size_t width = parts[1].end - left;
  const auto spacing = spacing_for(width);
  if (!spacing) return std::nullopt;
  CellPlaces places;
  std::size_t found = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    // A row without a bar before it may begin with its first cell.
    const std::size_t from_left =
        left + (i / 3) * (width + 1) + spacing->first + (i % 3) * spacing->step;
    places[i] = std::string_view::npos;
    if (from_left < width + 1) continue;
    const std::size_t at = from_left - (width + 1);
    if (at >= line.size() || line[at] == ' ') continue;
    places[i] = at;
    ++found;
  }
  // Whatever stands between the places shows that they are not the ones meant.
  std::size_t all = 0;
  for (const Part& part : parts) {
    for (std::size_t at = part.begin; at < part.end; ++at) all += line[at] != ' ' ? 1 : 0;
  }
  if (found != all) return std::nullopt;
  return places;
}

bool set_row_with_blanks(std::string_view line, int row, Board& board) {
  const auto places = cells_at_places(line);
  // Where unset cells have a mark, a blank is a cell that is missing.
  if (!places || line.find_first_not_of("123456789| ") != std::string_view::npos) return false;
  for (std::size_t i = 0; i < 9; ++i) {
    const std::size_t at = (*places)[i];
    if (at != std::string_view::npos) set_cell(board, cell_at(row, static_cast<int>(i)), line[at]);
  }
  return true;
}

namespace table {
namespace {

bool are_cells(std::string_view line, const CellPlaces& places) {
  return std::all_of(places.begin(), places.end(), [&](std::size_t at) {
    return at == std::string_view::npos || may_be_cell(line[at]);
  });
}

std::optional<Error> read_row(const std::string& line, int row, Board& board) {
  const auto places = cells_in_columns(line);
  if (!places) {
    if (set_row_with_blanks(line, row, board)) return std::nullopt;
    return Error{"nine cells with bars, tabs or commas between were expected", 0, 1};
  }
  for (std::size_t i = 0; i < 9; ++i) {
    const std::size_t at = (*places)[i];
    if (at == std::string::npos) continue;
    if (!may_be_cell(line[at])) return bad_char(line, at, 0);
    set_cell(board, cell_at(row, static_cast<int>(i)), line[at]);
  }
  return std::nullopt;
}

// Of a Markdown table: blank, or the numbers of the columns.
bool may_be_header(std::string_view line) {
  const auto places = cells_in_columns(line);
  if (!places || !trimmed(line).starts_with('|')) return false;
  for (std::size_t i = 0; i < 9; ++i) {
    const std::size_t at = (*places)[i];
    if (at != std::string_view::npos && line[at] != static_cast<char>('1' + i)) return false;
  }
  return true;
}

bool is_rule_below_header(std::string_view line) {
  return is_rule(line) && std::count(line.begin(), line.end(), '|') >= 8;
}

}  // namespace

bool looks_like(std::string_view line) {
  if (const auto places = cells_in_columns(line)) return are_cells(line, *places);
  Board ignored;
  const auto places = cells_at_places(line);
  return places && std::count(places->begin(), places->end(), std::string_view::npos) > 0 &&
         set_row_with_blanks(line, 0, ignored);
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  std::string_view below;
  Puzzle puzzle;
  if (lines.peek(line) && may_be_header(line) && lines.peek_below(below) &&
      is_rule_below_header(below)) {
    if (line.find('1') != std::string_view::npos) {
      puzzle.choice = "line " + std::to_string(lines.number()) +
                      " is taken for the table's header, because it counts the columns";
    }
    lines.advance();
  }
  auto read_one = [&](const std::string& text, int row) {
    return read_row(text, row, puzzle.givens);
  };
  if (auto error = read_nine_rows(lines, read_one, looks_like)) return *error;
  return puzzle;
}

std::string write(const Board& board, char /*blank*/) {
  std::string text;
  for (const char* column : {"|   ", "|---"}) {
    for (int i = 0; i < 9; ++i) text += column;
    text += "|\n";
  }
  for (Cell c : Cell::all()) {
    text += "| ";
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : ' ';
    text += column_of(c) == 8 ? " |\n" : " ";
  }
  return text;
}

}  // namespace table
}  // namespace nonet
