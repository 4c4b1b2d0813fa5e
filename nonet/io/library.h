// A line of HoDoKu's library: a state, and what a technique is expected to find in it.
//
//   :CODE[-VARIANT]:DIGITS:CELLS:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA
//
//   CELLS         81 cells, '.' or '0' unset, 5 given, +5 placed
//   DELETED ...   candidates as digit, row, column with blanks between: 512 is 5 in r1c2
//
// A technique that HoDoKu does not know has xxxx for its code, and its slug behind that:
// :xxxx-double-exocet:. Other readers take the slug for a variant. Which technique a line is there
// for is kept as a remark about the puzzle, so that whoever helps with it knows what is practised.
//
// Trailing fields may be missing. Without the first two fields the line is only a state:
// CELLS:DELETED. As a puzzle format (`library` in the table) only the state counts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

// What stands for the code of a technique that has none.
inline constexpr std::string_view kNoLibraryCode = "xxxx";
// The same with the technique's slug: "xxxx-double-exocet".
std::string codeless(std::string_view slug);
// What the remark is about that names the technique to be practised: by its slug or HoDoKu's code.
inline constexpr std::string_view kPractisedRemark = "practice";
// Whether it is a code; or nothing.
bool is_library_code(std::string_view practised);

struct LibraryLine {
  std::string code;     // "0300"; "" in the short form
  std::string variant;  // "x", "1", ..., a slug behind xxxx, or ""
  std::string digits;   // as written: "27", "x", ""
  Puzzle puzzle;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
  std::string extra;
};

// `number` is the line's number for messages.
Result<LibraryLine> parse_library_line(std::string_view line, int number = 1);

// "532 733 247".
std::string library_candidates(const std::vector<Candidate>& candidates);

}  // namespace nonet
#pragma GCC visibility pop
