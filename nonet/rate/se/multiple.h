// Forcing chains from several sides: contradictions, doubles, cells and regions (techniques 23 and
// up).
//
// From every candidate two runs (run.h), supposed on and supposed off. A hint is a run that
// contradicts itself, or a node that several runs share, of which one must be right: both of a
// candidate, those of all digits of a cell, those of all places of a digit in a house. Its
// complexity is the sum of the ancestors in each; the least counts, then the kind, then the order
// of discovery.
#pragma once

#include "nonet/core/stop.h"
#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/reach.h"
#include "nonet/rate/se/run.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

bool find_nishio(const State& state, const Links& links, Hint& hint);
// Static; only where there is no forcing chain (forcing_chains.h). `reach` is along all links.
bool find_multiple(const State& state, const Links& links, const Reach& reach, Hint& hint);
// With what Sudoku Explainer nests in it: see nested.h.
// False also where a stop came first.
bool find_dynamic(const State& state, const Links& links, int level, const Stop& stop, Hint& hint);

}  // namespace nonet::se
