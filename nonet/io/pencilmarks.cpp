// pencilmarks: a state as its candidates, nine lines of nine groups, framed or not:
//
//   +------------------------+------------------------+----------------------+
//   | 4      1679    12679   | 139    2369    1269    | 8      1239   5      |
//
// A group of one digit is a set cell, unless a cell it sees still lists that digit among others;
// then the digit is only the last candidate there (HoDoKu's rule). Set cells are taken for givens:
// nothing tells which were placed later, but for SudoCue (.sdx), which writes u5 for a placed 5.
// '.' is an unset cell without notes. Step marks behind candidates (5* 7- 3! 2#) are ignored.
// Where no group has two digits it is a plain grid.
//
// The same as 729 characters in one line, nine a cell, digit d in the d-th place or '.' or '0', is
// a puzzle that consists of candidates alone (a Sukaku); there no cell counts as set.
#include <algorithm>

#include "nonet/core/clues.h"
#include "nonet/core/names.h"
#include "nonet/io/notes.h"
#include "nonet/io/readers.h"
#include "nonet/io/table.h"

namespace nonet::pencilmarks {
namespace {

constexpr std::size_t kAllCandidates = 729;
constexpr std::string_view kStepMarks = "*#-!";

bool is_blank(std::string_view word) {
  return word.size() == 1 && (word[0] == '.' || word[0] == '0' || word[0] == '_');
}

// The digits of a group; "..3....8." names them by their places.
std::optional<Error> read_group(std::string_view word, DigitSet& digits) {
  const bool by_place = word.size() == 9 && word.find_first_of(".0") != std::string_view::npos;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const char ch = word[i];
    if (by_place && (ch == '.' || ch == '0')) continue;
    if (kStepMarks.find(ch) != std::string_view::npos && !digits.empty()) continue;
    if (ch < '1' || ch > '9' || (by_place && ch != static_cast<char>('1' + i))) {
      return Error{quoted_text(word) + " is not a group of candidates, as 147"};
    }
    Digit d = Digit::from_number(ch - '0');
    if (digits.contains(d)) return Error{quoted_text(word) + " names a candidate twice"};
    digits.insert(d);
  }
  return std::nullopt;
}

// A placed digit, as SudoCue writes it.
bool is_placed(std::string_view word) {
  return word.size() == 2 && word[0] == 'u' && word[1] >= '1' && word[1] <= '9';
}

std::optional<Error> read_row(const std::string& line, int row, Notes& notes, Board& placed) {
  int column = 0;
  const std::vector<Word> words = words_of(line);
  Board digits;
  if (words.size() != 9 && set_row_with_blanks(line, row, digits)) {
    for (Cell c : Cell::all()) {
      if (auto d = digits.at(c)) notes[c.index()].insert(*d);
    }
    return std::nullopt;
  }
  const std::string wrong_count = miscount_text("row", words.size(), "groups of candidates", 9);
  for (const Word& word : words) {
    if (column == 9) return Error{wrong_count, 0, column_at(line, word.at)};
    const Cell cell = cell_at(row, column);
    if (is_placed(word.text)) {
      placed.set(cell, Digit::from_number(word.text[1] - '0'));
      notes[cell.index()].insert(*placed.at(cell));
    } else if (!is_blank(word.text)) {
      if (auto error = read_group(word.text, notes[cell.index()])) {
        error->column = column_at(line, word.at);
        return error;
      }
    }
    ++column;
  }
  if (column == 9) return std::nullopt;
  return Error{wrong_count, 0, column_at(line, line.size())};
}

// No cell with several candidates that this one sees lists the digit.
bool is_set(const Notes& notes, Cell c) {
  if (notes[c.index()].size() != 1) return false;
  for (Cell peer : Topology::classic().peers(c)) {
    DigitSet digits = notes[peer.index()];
    if (digits.size() > 1 && digits.contains(notes[c.index()])) return false;
  }
  return true;
}

// Of lone digits that are not taken for set.
std::string choice_text(const std::vector<Cell>& open, const Notes& notes) {
  if (open.empty()) return "";
  const std::string digit = std::to_string(notes[open.front().index()].first().number());
  const std::string others = std::to_string(open.size() - 1);
  return name_of(open.front()) + " is taken for open, with " + digit +
         " as its last candidate, because a cell that it sees lists " + digit + " too" +
         (open.size() == 1   ? ""
          : open.size() == 2 ? ", and so is another cell"
                             : ", and so are " + others + " other cells");
}

Puzzle puzzle_from(const Notes& notes, const Board& placed) {
  Puzzle puzzle;
  puzzle.placed = placed;
  const bool plain =
      std::none_of(notes.begin(), notes.end(), [](DigitSet digits) { return digits.size() > 1; });
  std::vector<Cell> open;
  for (Cell c : Cell::all()) {
    if (placed.has(c) || notes[c.index()].empty()) continue;
    if (plain || is_set(notes, c)) {
      puzzle.givens.set(c, notes[c.index()].first());
    } else if (notes[c.index()].size() == 1) {
      open.push_back(c);
    }
  }
  puzzle.choice = choice_text(open, notes);
  strike_all_but(notes, puzzle);
  return puzzle;
}

bool is_one_line(std::string_view line) {
  line = trimmed(line);
  return line.size() > kAllCandidates - 100 && line.size() < kAllCandidates + 100 &&
         std::all_of(line.begin(), line.end(), is_cell_char);
}

Result<Puzzle> read_one_line(const std::string& line, int number) {
  const std::string_view all = trimmed(line);
  const auto start = static_cast<std::size_t>(all.data() - line.data());
  if (all.size() != kAllCandidates) {
    return Error{miscount_text("line", all.size(), "characters", kAllCandidates), number,
                 column_at(line, start + std::min(all.size(), kAllCandidates))};
  }
  Puzzle puzzle;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Candidate x{Cell(static_cast<int>(i / 9)), Digit(static_cast<int>(i % 9))};
    if (all[i] == '.' || all[i] == '0') {
      puzzle.removed.push_back(x);
    } else if (all[i] != static_cast<char>('0' + x.digit.number())) {
      return Error{
          quoted_char(all, i) + " is neither " + std::to_string(x.digit.number()) + " nor a blank",
          number, column_at(line, start + i)};
    }
  }
  return puzzle;
}

}  // namespace

bool looks_like(std::string_view line) {
  if (is_one_line(line)) return true;
  if (line.size() > 400) return false;
  const std::vector<Word> words = words_of(line);
  if (words.size() < 8 || words.size() > 10) return false;
  std::size_t groups = 0;
  bool several = false;
  for (const Word& word : words) {
    DigitSet digits;
    // An unset cell is no candidate: this is a grid of digits.
    if (is_blank(word.text)) return false;
    if (is_placed(word.text) || !read_group(word.text, digits)) ++groups;
    several |= digits.size() > 1;
  }
  // One word off is a mistake that deserves to be named. A full row of single digits may begin
  // either kind of grid; reading on will tell.
  return several ? groups + 1 >= words.size() : groups == 9;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view first;
  if (lines.peek(first) && is_one_line(first)) {
    const std::string line(first);
    const int number = lines.number();
    lines.advance();
    return read_one_line(line, number);
  }
  Notes notes{};
  Board placed;
  auto read_one = [&](const std::string& line, int row) {
    return read_row(line, row, notes, placed);
  };
  if (auto error = read_nine_rows(lines, read_one, looks_like)) return *error;
  return puzzle_from(notes, placed);
}

// A puzzle of candidates alone with a cell that has only one: among groups that would be a given.
static bool needs_one_line(const Puzzle& puzzle, const Notes& notes) {
  return is_of_candidates(puzzle) && puzzle.placed == Board() &&
         std::any_of(notes.begin(), notes.end(),
                     [](DigitSet digits) { return digits.size() == 1; });
}

std::string write_state(const Puzzle& puzzle, char /*blank*/) {
  const Board digits = digits_of(puzzle);
  const Notes notes = notes_of(puzzle);
  if (needs_one_line(puzzle, notes)) return one_line(puzzle) + "\n";
  std::array<std::string, 81> groups;
  std::array<std::size_t, 9> widths{};
  for (Cell c : Cell::all()) {
    std::string& group = groups[c.index()];
    if (auto d = digits.at(c)) group = std::to_string(d->number());
    for (Digit d : notes[c.index()]) group += std::to_string(d.number());
    if (group.empty()) group = ".";
    std::size_t& width = widths[column_of(c)];
    width = std::max(width, group.size());
  }
  std::string rule;
  for (int column = 0; column < 9; ++column) {
    rule += column % 3 == 0 ? (column == 0 ? "+-" : "-+-") : "--";
    rule += std::string(widths[column], '-');
  }
  rule += "-+\n";
  std::string text;
  for (Cell c : Cell::all()) {
    const int column = column_of(c);
    if (column == 0 && row_of(c) % 3 == 0) text += rule;
    text += column % 3 == 0 ? (column == 0 ? "| " : " | ") : "  ";
    const std::string& group = groups[c.index()];
    text += group + std::string(widths[column] - group.size(), ' ');
    if (column == 8) text += " |\n";
  }
  return text + rule;
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace nonet::pencilmarks
