// An example of our own for every technique: a state in which it has something to find, and a cell
// that, still open, spoils it: where the near miss (explain/near_miss.h) is looked for first. The
// pages of docs/techniques and `nonet techniques NAME` show both, and a test looks for the step.
#pragma once

#include <string_view>

#include "nonet/logic/finder.h"

namespace nonet {

struct TechniqueExample {
  std::string_view cells;       // 81 of them, '+5' a digit that was placed, '.' an open cell
  std::string_view deleted;     // candidates struck beyond that: "512 733" is 5 in r1c2, 7 in r3c3
  std::string_view still_open;  // the cell whose digit, taken back, makes the near miss
  // Of a technique that uses rules: those of the puzzle, as its JSON has them.
  std::string_view rules = "";
};

// Empty texts for a technique that has none yet.
TechniqueExample example_of(Technique technique);

// The options under which the technique is looked for in its example: the usual ones, but for
// techniques that only exist under others, and nets that would fill pages.
Options example_options(Technique technique);

}  // namespace nonet
