// sdk: the file of SadMan Software's Sudoku, SudoCue and others: sections of nine rows, the puzzle
// and then perhaps how far somebody came with it.
//
//   #ARuud            who made it, and other headers: #D description, #C comment, #L level,
//   #LEasy            #S source, #B date, #U address
//   [Puzzle]
//   4.....8.5
//   ...
//   [State]
//   41....8.5
//   ...
//
// Sections beside these two (notes and colours of single programs) are ignored.
#include "nonet/io/readers.h"

namespace nonet::sdk {
namespace {

struct Header {
  char letter;
  std::string_view about;
};
// Besides the description, which is the puzzle's name here, and the comment.
constexpr Header kHeaders[] = {
    {'A', "author"}, {'L', "level"}, {'S', "source"}, {'B', "date"}, {'U', "address"}};

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

// Another section of this puzzle. A header belongs to the next one, so that it stays.
bool find_section(LineCursor& lines, std::string_view& line) {
  while (lines.peek(line) && trimmed(line).empty()) lines.advance();
  return lines.peek(line) && is_any_section(line) && !is_section(line, "puzzle");
}

std::optional<Error> read_state(LineCursor& lines, Puzzle& puzzle) {
  const int number = lines.number();
  lines.advance();
  auto state = grid::read(lines);
  if (!state) return state.error();
  auto both = state_of(puzzle.givens, *state);
  if (!both) return both.error().at(number);
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
  if (!find_line(lines, line)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  if (looks_like(line)) lines.advance();
  auto puzzle = grid::read(lines);
  if (!puzzle) return puzzle;
  while (find_section(lines, line)) {
    if (!is_section(line, "state")) {
      skip_section(lines);
    } else if (auto error = read_state(lines, *puzzle)) {
      return *error;
    }
  }
  return puzzle;
}

bool read_header(std::string_view line, Puzzle& puzzle) {
  line = trimmed(line);
  if (line.size() < 3 || line[0] != '#') return false;
  const std::string text(trimmed(line.substr(2)));
  if (line[1] == 'D' || line[1] == 'C') {
    std::string& words = line[1] == 'D' ? puzzle.name : puzzle.comment;
    words += (words.empty() ? "" : " ") + text;
    return true;
  }
  for (const Header& header : kHeaders) {
    if (header.letter != line[1]) continue;
    puzzle.remarks.push_back({std::string(header.about), text});
    return true;
  }
  return false;
}

static std::string headers_of(const Puzzle& puzzle) {
  std::string text;
  auto add = [&](char letter, const std::string& said) {
    const std::string words = on_a_line(said);
    if (!words.empty()) text += std::string("#") + letter + words + "\n";
  };
  for (const Header& header : kHeaders) {
    for (const Puzzle::Remark& remark : puzzle.remarks) {
      if (remark.about == header.about) add(header.letter, remark.text);
    }
  }
  add('D', puzzle.name);
  add('C', puzzle.comment);
  return text;
}

std::string write_state(const Puzzle& puzzle, char blank) {
  std::string text = headers_of(puzzle) + write(puzzle.givens, blank);
  if (puzzle.placed != Board()) text += "[State]\n" + grid::write(digits_of(puzzle), blank);
  return text;
}

std::string write(const Board& board, char blank) {
  return "[Puzzle]\n" + grid::write(board, blank);
}

}  // namespace nonet::sdk
