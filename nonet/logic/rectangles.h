// The parts of the rectangle finders, for both of them and for whoever walks rectangles in another
// way than they do (rate/hodoku/rectangles.h).
#pragma once

#include <array>

#include "nonet/logic/finder.h"

namespace nonet {

// First, second, third and fourth cell as in Topology::Side. The first and the fourth are
// opposite, the second and the third are.
using Corners = std::array<Cell, 4>;

// Whether the givens leave all corners both digits, so that these could change places.
bool puzzle_allows(const Grid& grid, const Corners& corners, DigitSet digits);

// What the steps of all rectangles share: the pattern, and which candidate plays which role in it.
void tell_rectangle(const Grid& before, const Corners& corners, DigitSet digits, Step& step);

// Each rectangle of open cells that can be left with two digits, from each cell with just these two
// candidates; so the same one comes as often as it has such corners. Returns true when `visit`
// does.
bool each_unique_rectangle(const Grid& grid, const UniquenessOptions& options,
                           FunctionRef<bool(const Corners&, DigitSet)> visit);

// Reports what follows from a rectangle of two digits in open cells: the wanted types among unique
// rectangle 1; 2 or 5; 3; 4; 6; hidden rectangle, in this order.
bool report_unique_rectangle(const Grid& grid, const Ask& ask, const Corners& corners,
                             DigitSet digits, Sink sink);

}  // namespace nonet
