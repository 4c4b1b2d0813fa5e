// A board with its candidates as text, and a step drawn into it: `7*` a candidate of the pattern,
// `3-` one that the step removes, `5!` one that it places. Colours come on top of these marks.
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Paint { kPlain, kAnsi };

// The state as it is, lines ending in newlines.
std::string candidate_board(const Grid& grid);

// The state before the step, with the step drawn into it.
std::string marked_board(const Grid& before, const Step& step, Paint paint = Paint::kPlain);

}  // namespace nonet
#pragma GCC visibility pop
