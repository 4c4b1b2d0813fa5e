// HoDoKu's regression library: whether a technique finds on a board what it should, by the rule of
// HoDoKu's own tester.
//
// All steps of the technique are searched, with the options that the code and its variant ask for.
// Those with the code and the digits of the line count: there must be one, and every one must be
// the step that the line tells; later ones may differ from it in the length of a chain. For a line
// that forbids (`-x`) there must be none.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/step.h"
#include "nonet/io/library.h"

#pragma GCC visibility push(default)
namespace nonet {

// A step in the words of a library line: its code (with a 1 behind for siamese fish, or xxxx and
// the slug where HoDoKu has none), its digits, and what follows, sorted by digit and cell.
struct LibraryStep {
  std::string code;
  std::string digits;
  std::string eliminations;
  std::string placements;
  std::string extra;  // links of a chain, where the library tells it

  // ":CODE:DIGITS:ELIMINATIONS:PLACEMENTS:EXTRA", a line without its board.
  std::string text() const;
  friend bool operator==(const LibraryStep&, const LibraryStep&) = default;
};
LibraryStep library_step(const Step& step);

struct LibraryVerdict {
  bool passed = false;
  std::string problem;             // a sentence, if not passed
  LibraryStep expected;            // what the line tells
  std::vector<LibraryStep> found;  // what counted
};

// The rule alone, for steps that were found on the line's board, in HoDoKu's order.
LibraryVerdict judge(const LibraryLine& line, const std::vector<LibraryStep>& steps);

// The line searched, and judged by the rule.
LibraryVerdict verify(const LibraryLine& line);

}  // namespace nonet
#pragma GCC visibility pop
