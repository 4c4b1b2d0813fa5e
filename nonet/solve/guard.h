// Guard: whether a step may be shown, or believed of somebody who hands one in. The one rule for
// the solver, for paths that are checked and for steps that come out of a file or another process:
//
//   the start that the ground is of holds; what names a deadly pattern needs a puzzle with one
//   solution; and the effects follow from the truths that the step cites (proof/checker.h).
#pragma once

#include <string>

#include "nonet/core/step.h"
#include "nonet/solve/ground.h"

namespace nonet {

// Why the step may not be shown, a clause; "" if it may. `ground` is that of the start which
// `before` was reached from, or of `before` itself. `decided`, where it is wanted, becomes false if
// the checker gave up: then it is neither proved nor refused.
std::string fault_of(const Step& step, const Grid& before, const Ground& ground,
                     bool* decided = nullptr);

}  // namespace nonet
