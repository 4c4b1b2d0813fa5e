// Probe: which candidates of a grid with rules fail when they are supposed. It asks the Engine,
// which is fast and tells no reasons; whoever tells reasons looks at those first. It may miss some,
// and what it names may rest on more than somebody else would see: it proves nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/stop.h"

namespace nonet {

struct ProbeOptions {
  int splits = 0;            // where a supposition leads nowhere it may split on a cell, so deep
  bool locked_sets = false;  // looks for these too (locked_sets.h); takes several times as long
  const Stop* stop = nullptr;
  std::size_t enough = SIZE_MAX;  // ends with so many, of cells with few candidates
};

// Those that fail, the ones whose supposition changes few cells first. Empty without a rulebook,
// and once it is stopped.
std::vector<Candidate> failing_candidates(const Grid& grid, const ProbeOptions& options = {});

}  // namespace nonet
