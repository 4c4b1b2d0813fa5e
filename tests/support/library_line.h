// A line of HoDoKu's library format: a board and the one step that is to be found there.
//
//   :<code>[-<variant>]:<digits>:<givens>:<deleted>:<eliminations>:<placements>:<extra>
//
// `1`..`9` is a given, `+` and a digit one that was placed, `.` an open cell; candidates are
// written digit, row, column. Variant 1 to 4 selects options, `-x` says that nothing is to be
// found, and a fifth digit `1` of the code asks for a siamese fish. Fields that are missing at the
// end are empty.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"

namespace nonet::test {

// What a step amounts to, in the terms of the library.
struct LibraryStep {
  std::string code;      // four digits
  bool siamese = false;  // of fish: two in one step
  DigitSet digits;
  std::vector<Candidate> eliminations;  // by digit, then cell; each once
  std::vector<Candidate> placements;    // likewise
  std::optional<int> extra;             // links of a chain

  friend bool operator==(const LibraryStep&, const LibraryStep&) = default;
};

struct LibraryLine {
  LibraryStep step;
  int variant = 0;       // 1..4, 0 if there is none
  bool nothing = false;  // `-x`: no step of this code with these digits exists
  Puzzle puzzle;
};

Result<LibraryLine> read_library_line(std::string_view text);

// The candidates of a step in the order of the library, each once.
std::vector<Candidate> library_order(std::vector<Candidate> candidates);

// The rule of HoDoKu's own tester. Of the steps that were found on the line's board those with its
// code and digits count; there must be one (none for `-x`), and each must be the expected one. Once
// that was met, later ones may differ from it in `extra`.
bool passes(const LibraryLine& line, const std::vector<LibraryStep>& found);

}  // namespace nonet::test
