// Probe: which candidates of a grid with rules fail at once when they are supposed. It asks the
// Engine, which is fast and tells no reasons; whoever tells reasons looks at those first. It may
// miss some, and what it names may rest on more than somebody else would see: it proves nothing.
#pragma once

#include <vector>

#include "nonet/core/grid.h"

namespace nonet {

// Those that fail, the ones whose supposition changes few cells first. Empty without a rulebook.
std::vector<Candidate> failing_candidates(const Grid& grid);

}  // namespace nonet
