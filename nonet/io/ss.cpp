// ss: the file of Simple Sudoku: the givens in a frame with stars at its corners, an empty line,
// and then a record for each move: I388 sets cell 38 to 8, E78007 strikes 7 from cell 78. Cells
// count from 00 to 80, row by row.
//
//    *-----------*
//    |4..|...|8.5|
//    ...
//    *-----------*
//
//   I388
//   E78007
//
// The same frame stands around candidates in posts; these are read as pencilmarks.
#include <algorithm>

#include "nonet/io/readers.h"

namespace nonet::ss {
namespace {

constexpr std::string_view kFrame = " *-----------*\n";
constexpr std::string_view kRule = " |---+---+---|\n";

bool is_record(std::string_view line) {
  line = trimmed(line);
  return ((line.size() == 4 && line[0] == 'I') || (line.size() == 6 && line[0] == 'E')) &&
         line.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

std::string record_of(char kind, Cell cell, std::string_view zeros, Digit digit) {
  const int index = cell.index();
  return std::string(1, kind) + (index < 10 ? "0" : "") + std::to_string(index) +
         std::string(zeros) + std::to_string(digit.number()) + "\n";
}

std::optional<Error> read_record(std::string_view record, Puzzle& puzzle) {
  const int index = (record[1] - '0') * 10 + record[2] - '0';
  const int number = record.back() - '0';
  if (index >= Cell::kCount || number == 0) {
    return Error{quoted_text(record) + " names no cell from 00 to 80, or no digit"};
  }
  const Cell cell(index);
  const Digit digit = Digit::from_number(number);
  if (record[0] == 'I') {
    puzzle.placed.set(cell, digit);
  } else {
    puzzle.removed.push_back({cell, digit});
  }
  return std::nullopt;
}

}  // namespace

bool looks_like(std::string_view line) {
  line = trimmed(line);
  return line.size() > 4 && line.front() == '*' && line.back() == '*' &&
         line.find_first_not_of('-', 1) == line.size() - 1;
}

std::optional<Error> read_records(LineCursor& lines, Puzzle& puzzle) {
  std::string_view line;
  while (lines.peek(line) && is_rule(line)) lines.advance();
  if (lines.peek(line) && trimmed(line).empty()) lines.advance();
  const int number = lines.number();
  std::optional<Error> wrong;
  for (; lines.peek(line) && is_record(line); lines.advance()) {
    if (wrong) continue;
    wrong = read_record(trimmed(line), puzzle);
    if (wrong) wrong->line = lines.number();
  }
  if (wrong) return wrong;
  if (auto error = find_contradiction(puzzle)) return error->at(number);
  return std::nullopt;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  while (lines.peek(line) && (is_rule(line) || is_ignorable(line))) lines.advance();
  auto puzzle = pencilmarks::looks_like(line) ? pencilmarks::read(lines) : grid::read(lines);
  if (!puzzle) return puzzle;
  if (auto error = read_records(lines, *puzzle)) return *error;
  return puzzle;
}

std::string write(const Board& board, char blank) {
  std::string text(kFrame);
  for (Cell c : Cell::all()) {
    if (column_of(c) == 0 && row_of(c) > 0 && row_of(c) % 3 == 0) text += kRule;
    if (column_of(c) % 3 == 0) text += column_of(c) == 0 ? " |" : "|";
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : blank;
    if (column_of(c) == 8) text += "|\n";
  }
  return text + std::string(kFrame);
}

std::string write_state(const Puzzle& puzzle, char blank) {
  std::string records;
  for (Cell c : Cell::all()) {
    if (auto d = puzzle.placed.at(c)) records += record_of('I', c, "", *d);
  }
  std::vector<Candidate> removed = puzzle.removed;
  std::sort(removed.begin(), removed.end());
  removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
  for (Candidate x : removed) records += record_of('E', x.cell, "00", x.digit);
  return write(puzzle.givens, blank) + (records.empty() ? "" : "\n" + records);
}

}  // namespace nonet::ss
