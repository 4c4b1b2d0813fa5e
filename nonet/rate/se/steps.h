// One step of Sudoku Explainer's way: its techniques are asked in its order, and the first that has
// something gives the step.
#pragma once

#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// Which of its techniques are asked, as rows that their hints may be told as (tell.h), and who
// decides on what they find: a hint that is refused is passed over, and with it the technique.
struct Asked {
  TechniqueSet rows;
  FunctionRef<bool(const Hint&)> takes;
};

// False if nothing is found, or a stop came first. Null: all are asked, and the first hint is
// taken.
bool next_step(const State& state, Hint& hint, const Stop& stop, const Asked* asked = nullptr);
void take(const Hint& hint, State& state);

}  // namespace nonet::se
