// The table of puzzle text formats: one row a format, one file a format. Detection, `--read NAME`,
// the help text and the guide all come from it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/io/lines.h"

#pragma GCC visibility push(default)
namespace nonet {

// What a format holds besides the digits of a puzzle.
enum Holds : unsigned {
  kHoldsDigits = 0,
  kHoldsPlaced = 1,      // which digits were placed
  kHoldsCandidates = 2,  // what was struck
  kHoldsName = 4,
  kHoldsComment = 8,
  kHoldsAuthor = 16,
  kHoldsRemarks = 32,  // all others
  kHoldsColours = 64,
  kHoldsPractice = 128,  // which technique is to be practised
  kHoldsState = kHoldsPlaced | kHoldsCandidates,
  kHoldsWords = kHoldsName | kHoldsComment,
};

// A puzzle with rules of its own as a format writes it.
struct WrittenVariant {
  std::string text;               // with its final newline
  std::vector<std::string> lost;  // what the format can't hold: "the rule 'sum'"
};

struct Format {
  std::string_view name;
  std::string_view summary;
  // Whether a puzzle in this format may begin with this line; null if one line can't show it.
  bool (*looks_like)(std::string_view line);
  // Reads one puzzle from the cursor, which stands on its first line. After an Error the cursor
  // stands behind the lines that belonged to the broken puzzle.
  Result<Puzzle> (*read)(LineCursor& lines);
  // One puzzle or solution with its final newline; `blank` stands for an unset cell.
  std::string (*write)(const Board& board, char blank);
  // All that the format holds; null for the formats that hold only digits.
  std::string (*write_state)(const Puzzle& state, char blank) = nullptr;
  unsigned holds = kHoldsDigits;
  // What stands once before all puzzles and behind them, with its newline; as a rule nothing.
  std::string_view header = {};
  std::string_view footer = {};
  // A puzzle with rules of its own; an Error where it can't be written at all. Null: no
  // rules are written in it.
  Result<WrittenVariant> (*write_variant)(const Variant& variant) = nullptr;

  // The state as far as the format can hold it: at least all digits, given or placed.
  std::string write_puzzle(const Puzzle& state, char blank) const;
  // What of the puzzle it can't hold, of the kinds that Holds has.
  unsigned lost_of(const Puzzle& state) const;
};

// These kinds in words: "the name", "the comment".
std::vector<std::string> words_of_lost(unsigned lost);

// In the order in which detection asks them.
std::span<const Format> formats();
const Format* format_named(std::string_view name);

// The 81 characters of a board, `.` for an unset cell, without a newline.
std::string one_line(const Board& board, DigitNames names = {});
// The same of a game on a smaller board: a character a cell of it.
std::string one_line(const Board& board, const Topology& topology);
// The digits of a puzzle likewise; of one that consists of candidates alone, its 729 characters.
std::string one_line(const Puzzle& puzzle);

}  // namespace nonet
#pragma GCC visibility pop
