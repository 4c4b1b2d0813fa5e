// What a step brings, for whoever has several to choose from: how many candidates go with it, and
// after it by the techniques that everybody sees, singles, locked candidates and pairs.
#pragma once

#include <cstddef>

#include "nonet/core/grid.h"

namespace nonet {

// Of setting x, or of striking it.
int gain_of(const Grid& grid, Candidate x, bool holds);

// What a story costs its reader: lines for each candidate that goes with it; and a long one weighs
// more than two of half its length.
double price_of(std::size_t lines, int gain);

}  // namespace nonet
