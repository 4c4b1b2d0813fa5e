// Forcing chains and cycles (technique 21): from every candidate along static links, in three
// passes: along houses only, along cells only (cycles alone), along all.
//
//   chain    a candidate supposed on leads to itself off, or supposed off to itself on
//   cycle    a candidate that is on leads, four links on or later, back to itself
//
// A cycle that removes something lets the candidate that goes lead to its own opposite by way of
// the cycle, in at most two nodes more than the cycle has. So where there is no chain there is no
// cycle worth looking for, and the shortest chain says how short a cycle may be.
#pragma once

#include <vector>

#include "nonet/rate/se/chain_hint.h"
#include "nonet/rate/se/paths.h"
#include "nonet/rate/se/reach.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// The least of all. `reach` is along all links.
bool find_forcing_chain(const State& state, const Links& links, const Reach& reach, Hint& hint);
// What a cycle removes: what is seen both by one that is on and by one that is off, of the same
// digit, and lies in no cell of the cycle.
Removals cycle_removals(const Links& links, const Marks& marks, const ChainPath& path);
// All of them, sorted, each with what it walks over.
std::vector<ChainHint> all_forcing_chains(const Marks& marks);

}  // namespace nonet::se
