// What Sudoku Explainer nests in a run of which nothing follows any more (level 1 and up):
// patterns, and from level 2 on whole searches for chains, on the board as the run left it.
// Whatever they strike is off because of the candidates that the run had to strike first; where it
// had to strike none, the pattern was there before, and is passed over.
#pragma once

#include "nonet/core/stop.h"
#include "nonet/rate/se/chain_hint.h"
#include "nonet/rate/se/run.h"

namespace nonet::se {

// Adds to the run what the rules of the level find, all hints of the first rule that has one.
// Nothing after a stop, when whoever asked drops what came of it.
void advise(Run& run, int level, const Stop& stop);

// The least hint of a search with chains nested in it (level 2 and up); none where a stop came
// first.
bool find_nested(const State& state, int level, const Stop& stop, Hint& hint);

}  // namespace nonet::se
