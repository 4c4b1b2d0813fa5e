#include "nonet/io/format.h"

#include <array>

#include "nonet/core/candidate_set.h"
#include "nonet/core/clues.h"
#include "nonet/core/grid.h"
#include "nonet/io/library.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/readers.h"

namespace nonet {

namespace {

CandidateSet struck_in(const Puzzle& state) {
  CandidateSet struck;
  for (const Candidate x : state.removed) {
    if (x.in_range()) struck.insert(x);
  }
  return struck;
}

bool has_same_candidates(const Puzzle& a, const Puzzle& b) {
  if (is_of_candidates(a) != is_of_candidates(b)) return false;
  const auto one = Grid::from(a), other = Grid::from(b);
  // Of a board that contradicts itself nobody knows more than what it says.
  if (!one || !other) return struck_in(a) == struck_in(b);
  for (const Cell c : Cell::all()) {
    if (one->candidates(c) != other->candidates(c)) return false;
  }
  return true;
}

// Whether what it writes leads back to the same candidates. Formats that write what is left into
// the cells have no way to say that nothing is.
bool keeps_candidates(const Format& format, const Puzzle& state) {
  const auto back = read_puzzle(
      std::string(format.header) + format.write_puzzle(state, '.') + std::string(format.footer),
      &format);
  return back && has_same_candidates(state, *back);
}

}  // namespace

std::string Format::write_puzzle(const Puzzle& state, char blank) const {
  return write_state != nullptr ? write_state(state, blank) : write(digits_of(state), blank);
}

unsigned Format::lost_of(const Puzzle& state) const {
  unsigned said = kHoldsDigits;
  if (state.placed != Board()) said |= kHoldsPlaced;
  if (!state.removed.empty()) said |= kHoldsCandidates;
  if (!state.name.empty()) said |= kHoldsName;
  if (!state.comment.empty()) said |= kHoldsComment;
  for (const Puzzle::Remark& remark : state.remarks) {
    if (remark.about == kPractisedRemark) {
      if (!is_library_code(remark.text)) said |= kHoldsPractice;
    } else {
      said |= remark.about == "author" ? kHoldsAuthor : kHoldsRemarks;
    }
  }
  if (!state.paints.empty()) said |= kHoldsColours;
  unsigned lost = said & ~holds;
  const bool candidates = (said & holds & kHoldsCandidates) != 0;
  if (candidates && !keeps_candidates(*this, state)) lost |= kHoldsCandidates;
  return lost;
}

std::vector<std::string> words_of_lost(unsigned lost) {
  constexpr std::pair<unsigned, std::string_view> kKinds[] = {
      {kHoldsPlaced, "which digits were placed"},
      {kHoldsCandidates, "which candidates are struck"},
      {kHoldsName, "the name"},
      {kHoldsComment, "the comment"},
      {kHoldsAuthor, "the author"},
      {kHoldsRemarks, "the level, date or source"},
      {kHoldsColours, "the colours"},
      {kHoldsPractice, "what is to be practised"}};
  std::vector<std::string> words;
  for (const auto& [kind, text] : kKinds) {
    if ((lost & kind) != 0) words.emplace_back(text);
  }
  return words;
}

std::span<const Format> formats() {
  static constexpr std::array<Format, 21> kFormats = {{
      {"fpuzzles", "a link to f-puzzles.com", fpuzzles::looks_like, fpuzzles::read, fpuzzles::write,
       fpuzzles::write_state, kHoldsState | kHoldsWords | kHoldsAuthor | kHoldsColours, "", "",
       fpuzzles::write_variant},
      {"sudokupad", "a link to sudokupad.app that has the puzzle in it", sudokupad::looks_like,
       sudokupad::read, sudokupad::write, sudokupad::write_state,
       kHoldsState | kHoldsWords | kHoldsAuthor | kHoldsColours, "", "", sudokupad::write_variant},
      {"sudokuwiki", "a link to sudokuwiki.org", sudokuwiki::looks_like, sudokuwiki::read,
       sudokuwiki::write, sudokuwiki::write_state, kHoldsState},
      {"iss", "text of the Interactive Sudoku Solver, such as .Cage~15~R1C1~R1C2, or a link to it",
       iss::looks_like, iss::read, iss::write},
      {"link", "any link with 81 digits in it, as to sudoku.coach or sudokuexchange.com",
       link::looks_like, link::read, link::write},
      {"opensudoku", "XML of OpenSudoku, version 1 or 2, with any number of games",
       opensudoku::looks_like, opensudoku::read, opensudoku::write, opensudoku::write_state,
       kHoldsState | kHoldsWords, opensudoku::kHeader, opensudoku::kFooter},
      {"sdk", "a file of SadMan's Sudoku or SudoCue: [Puzzle], [State], nine rows each",
       sdk::looks_like, sdk::read, sdk::write, sdk::write_state,
       kHoldsPlaced | kHoldsWords | kHoldsAuthor | kHoldsRemarks},
      {"ss",
       "a file of Simple Sudoku: a frame with stars at its corners, then moves as I388, E78007",
       ss::looks_like, ss::read, ss::write, ss::write_state, kHoldsState},
      {"killer", "cages in a line: 3x3::k: and numbers, SumoCueV1, or 81 sums and marks as < > ^ v",
       killer::looks_like, killer::read, killer::write},
      {"jigsaw", "the cells in a line, and behind them a letter for the region of each",
       jigsaw::looks_like, jigsaw::read, jigsaw::write},
      {"sgt", "the id of a game of Solo, as 3x3x: or 9j: begins one", sgt::looks_like, sgt::read,
       sgt::write},
      {"csv", "columns with commas, semicolons or tabs between, one of them with 81 cells",
       csv::looks_like, csv::read, csv::write, nullptr, kHoldsDigits, "puzzle\n"},
      {"json", "a JSON list of nine strings, '.' for an unset cell, or of nine lists of numbers",
       json::looks_like, json::read, json::write, nullptr, kHoldsDigits, "", "",
       json::write_variant},
      {"library",
       "a line of HoDoKu's library, :CODE:DIGITS:CELLS:DELETED:...: '+5' for a placed digit, '512' "
       "for a 5 struck from r1c2; or CELLS:DELETED alone",
       library::looks_like, library::read, library::write, library::write_state,
       kHoldsState | kHoldsPractice},
      {"table",
       "nine lines of nine cells with bars, tabs or commas between, as in Markdown; a blank cell "
       "is unset",
       table::looks_like, table::read, table::write},
      {"susser", "nine rows with commas between in one line, '*' for an empty rest of a row",
       susser::looks_like, susser::read, susser::write},
      {"pencilmarks",
       "nine lines of nine groups of candidates, framed or not; or 729 characters in one line",
       pencilmarks::looks_like, pencilmarks::read, pencilmarks::write, pencilmarks::write_state,
       kHoldsCandidates},
      {"line",
       "81 characters in one line, '.' or '0' for an unset cell; 16 or 256 and so on for other "
       "sizes",
       line::looks_like, line::read, line::write, line::write_state, kHoldsWords},
      {"grid", "nine lines of nine characters, '.' or '0' for an unset cell, framed or not",
       grid::looks_like, grid::read, grid::write},
      {"spaced", "nine lines of nine numbers with blanks between, . or 0 for an unset cell",
       spaced::looks_like, spaced::read, spaced::write},
      {"rows", "nine lines in which a blank is an unset cell; an empty line is an empty row",
       rows::looks_like, rows::read, rows::write},
  }};
  return kFormats;
}

const Format* format_named(std::string_view name) {
  for (const Format& format : formats()) {
    if (format.name == name) return &format;
  }
  return nullptr;
}

std::string one_line(const Board& board, DigitNames names) {
  std::string text = line::write(board, '.');
  text.pop_back();
  if (names.low == 1) return text;
  for (char& ch : text) {
    if (ch != '.') ch = static_cast<char>(ch + names.low - 1);
  }
  return text;
}

std::string one_line(const Board& board, const Topology& topology) {
  const std::string whole = one_line(board, topology.digit_names());
  std::string text;
  for (const Cell c : topology.on_board()) text += whole[c.slot()];
  return text;
}

std::string one_line(const Puzzle& puzzle) {
  if (!is_of_candidates(puzzle)) return one_line(digits_of(puzzle));
  const CandidateSet removed = struck_in(puzzle);
  std::string text;
  for (const Cell c : Cell::all()) {
    for (const Digit d : Digit::all()) {
      const auto placed = puzzle.placed.at(c);
      const bool gone = removed.contains({c, d}) || (placed && *placed != d);
      text += gone ? '.' : static_cast<char>('0' + d.number());
    }
  }
  return text;
}

}  // namespace nonet
