// Whether a puzzle has a symmetry: its start, moved and with its digits renamed, is the same start,
// and so is the game. Then its solution is the same too, if there is one only; a puzzle that would
// be symmetric if one more digit were given has a symmetric solution, or not that digit.
#pragma once

#include "nonet/core/board_symmetry.h"
#include "nonet/core/grid.h"

namespace nonet {

// A puzzle with rules of its own counts as without symmetry: a rule might notice the motion.
bool is_symmetric(const Grid& grid, const BoardSymmetry& symmetry);
// The same, if x were given besides.
bool is_symmetric_with(Candidate x, const Grid& grid, const BoardSymmetry& symmetry);

}  // namespace nonet
