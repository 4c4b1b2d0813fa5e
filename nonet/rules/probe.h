// Probe: which candidates of a grid with rules fail when they are supposed. It asks the Engine,
// which is fast and tells no reasons; whoever tells reasons looks at those first. It may miss some,
// and what it names may rest on more than somebody else would see: it proves nothing.
#pragma once

#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/stop.h"

namespace nonet {

// Those that fail, the ones whose supposition changes few cells first; where a supposition leads
// nowhere it may split on a cell, so deep. Empty without a rulebook, and once it is stopped.
std::vector<Candidate> failing_candidates(const Grid& grid, int splits = 0,
                                          const Stop* stop = nullptr);

}  // namespace nonet
