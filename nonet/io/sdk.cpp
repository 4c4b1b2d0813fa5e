// sdk: the file of SadMan Software's Sudoku, SudoCue and others: sections of nine rows, the puzzle
// and then perhaps how far somebody came with it.
//
//   #ARuud            who made it, and other remarks
//   [Puzzle]
//   4.....8.5
//   ...
//   [State]
//   41....8.5
//   ...
//
// Sections beside these two (notes and colours of single programs) are passed over.
#include "nonet/io/readers.h"

namespace nonet::sdk {
namespace {

bool is_section(std::string_view line, std::string_view name) {
  line = trimmed(line);
  if (line.size() != name.size() + 2 || line.front() != '[' || line.back() != ']') return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if ((line[i + 1] | 0x20) != (name[i] | 0x20)) return false;  // of either case
  }
  return true;
}

// Another section's name: letters in brackets, and no list.
bool is_any_section(std::string_view line) {
  line = trimmed(line);
  return line.size() > 2 && line.front() == '[' && line.back() == ']' &&
         line.find_first_of("\"[0123456789,", 1) == std::string_view::npos;
}

// The next line that says anything; false at the end.
bool find_line(LineCursor& lines, std::string_view& line) {
  while (lines.peek(line)) {
    if (!is_ignorable(line)) return true;
    lines.advance();
  }
  return false;
}

std::optional<Error> read_state(LineCursor& lines, Puzzle& puzzle) {
  const int number = lines.number();
  lines.advance();
  auto state = grid::read(lines);
  if (!state) return state.error();
  auto both = state_of(puzzle.givens, *state);
  if (!both) return Error{both.error().message, number, 0};
  puzzle.placed = both->placed;
  return std::nullopt;
}

void skip_section(LineCursor& lines) {
  std::string_view line;
  lines.advance();
  for (int row = 0; row < 9 && find_line(lines, line) && !is_any_section(line); ++row) {
    lines.advance();
  }
}

}  // namespace

bool looks_like(std::string_view line) {
  return is_section(line, "puzzle");
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  if (!find_line(lines, line)) return Error{"there is no puzzle"};
  if (looks_like(line)) lines.advance();
  auto puzzle = grid::read(lines);
  if (!puzzle) return puzzle;
  while (find_line(lines, line) && is_any_section(line) && !looks_like(line)) {
    if (!is_section(line, "state")) {
      skip_section(lines);
    } else if (auto error = read_state(lines, *puzzle)) {
      return *error;
    }
  }
  return puzzle;
}

std::string write_state(const Puzzle& puzzle, char blank) {
  std::string text = write(puzzle.givens, blank);
  if (puzzle.placed != Board()) text += "[State]\n" + grid::write(digits_of(puzzle), blank);
  return text;
}

std::string write(const Board& board, char blank) {
  return "[Puzzle]\n" + grid::write(board, blank);
}

}  // namespace nonet::sdk
