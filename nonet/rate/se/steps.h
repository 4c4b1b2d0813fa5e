// One step of Sudoku Explainer's way: its techniques are asked in its order, and the first that has
// something gives the step.
#pragma once

#include "nonet/core/stop.h"
#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// False if nothing is found, or a stop came first.
bool next_step(const State& state, Hint& hint, const Stop& stop);
void take(const Hint& hint, State& state);

}  // namespace nonet::se
