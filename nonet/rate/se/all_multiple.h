// The searches of multiple.h where all hints are wanted, with what they walk over, or where chains
// are nested in them: then how hard a hint is depends on which of these it shares.
#pragma once

#include <vector>

#include "nonet/core/stop.h"
#include "nonet/rate/se/chain_hint.h"
#include "nonet/rate/se/run.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// Sorted, each with what it walks over; not all where a stop came first.
std::vector<ChainHint> all_multiple(const Marks& marks, Run::Mode mode, const Stop& stop);

}  // namespace nonet::se
