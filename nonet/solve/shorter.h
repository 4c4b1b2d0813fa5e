// A shorter way: as a path goes, each step is the easiest that there is, whether it leads anywhere
// or not. Here one looks ahead, and leaves out what the end does not need.
//
//   ahead     where the basics (singles, intersections, small subsets) have come to an end, every
//             step that is no harder than the easiest is tried, and the one is taken after which
//             the basics get furthest
//   behind    of the steps beyond the basics each is left out in turn, the hardest first; if the
//             others still come to the end, it was not needed
//
// What remains is never more than the usual way. A step is told as it was found, so it counts only
// where all that it cites looks as it did then.
#pragma once

#include <compare>

#include "nonet/solve/solver.h"

#pragma GCC visibility push(default)
namespace nonet {

// How many steps there are beyond the basics, the hardest first.
struct Effort {
  int extreme = 0;
  int unfair = 0;
  int hard = 0;

  int all() const { return extreme + unfair + hard; }
  friend auto operator<=>(const Effort&, const Effort&) = default;
};
Effort effort_of(const std::vector<Step>& steps);

struct ShorterPath {
  Path path;
  Effort usual;  // of the path as it goes without looking ahead
};

// How much is tried at most: steps that are looked ahead from, and states that are gone on from
// with something left out.
struct ShorterBounds {
  int most_ahead = 1500;
  int most_behind = 400;
};

// A way that is not solved, or not to its end because of the stop, stays as it is.
ShorterPath find_shorter_path(const Grid& start, const Policy& policy, const Ground& ground,
                              const Stop& stop, const ShorterBounds& bounds = {});

}  // namespace nonet
#pragma GCC visibility pop
