// What 'mark' and 'daily' both show of a puzzle solved in rounds.
#pragma once

#include <iosfwd>
#include <string>

#include "nonet/methods/marking.h"
#include "nonet/methods/rounds.h"

namespace nonet::cli {

// The state after the givens, then a line for each turn: "Round 2; Found: 4 naked pair(s)". A turn
// that finds just what it found in its last turn is followed by " --> Unchanged".
void show_rounds(std::ostream& out, const Rounds& result);

// The marks as a small grid.
std::string marking_grid(const Marking& marking);

}  // namespace nonet::cli
