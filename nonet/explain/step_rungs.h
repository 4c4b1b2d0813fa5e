// The rungs of a hint that lead to a step, from the second on: its family and how hard it is; where
// to look; the pattern, its cells and candidates by role; what follows, and why. Each gives away a
// little more than the one before, and all are made from the step's roles and houses alone.
#pragma once

#include <string>
#include <vector>

#include "nonet/explain/hint.h"

namespace nonet {

// "Look for a wing: Hard", as the second begins.
std::string look_for(const Step& step);
std::vector<Rung> step_rungs(const Step& step, const Grid& grid);

}  // namespace nonet
