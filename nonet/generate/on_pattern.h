// Puzzles on a pattern: clues just in these cells, and one solution.
//
// The digits of a random solution there leave thousands of solutions, if the pattern is sparse. So
// the puzzle is mended: of all puzzles that have another digit in one cell, one with fewest
// solutions is next, until there is just one, or no way down for long and a new solution begins.
#pragma once

#include <optional>

#include "nonet/core/stop.h"
#include "nonet/generate/random.h"
#include "nonet/search/search.h"

namespace nonet {

struct OnPattern {
  Board puzzle;
  Board solution;
};

// Nothing if no way down was found; another random stream may find one.
std::optional<OnPattern> puzzle_on(const CellSet& pattern, Random& random,
                                   const SearchOptions& options, const Stop& stop);

}  // namespace nonet
