// An example of our own for every technique: a state in which it has something to find. The page
// docs/TECHNIQUES.md and `nonet techniques NAME` show it, and a test finds the step in it.
#pragma once

#include <string_view>

#include "nonet/logic/finder.h"

namespace nonet {

struct TechniqueExample {
  std::string_view cells;    // 81 of them, '+5' a digit that was placed, '.' an open cell
  std::string_view deleted;  // candidates struck beyond that: "512 733" is 5 in r1c2, 7 in r3c3
};

// Empty texts for a technique that has none yet.
TechniqueExample example_of(Technique technique);

// The options under which the technique is looked for in its example: the usual ones, but for
// techniques that only exist under others.
FinderOptions example_options(Technique technique);

}  // namespace nonet
