// Puzzles that a motion of the board and a renaming of the digits lead to themselves: what Gurth's
// theorem is about. Among puzzles by chance there are none.
//
// First the solution: cells are filled with their images at once, the one with the fewest digits
// left first. Then clues go with their images, as long as one solution is left. For Anti-Gurth one
// orbit more goes, and of the solutions that are left one is chosen that is not symmetric, by one
// clue that no other has.
#pragma once

#include <optional>

#include "nonet/core/board_symmetry.h"
#include "nonet/generate/candidates.h"

namespace nonet {

// A symmetry that a solution can have: motions that leave no cell but the one in the middle, or
// those of a diagonal, where they are.
BoardSymmetry solvable_symmetry(Random& random);

// A solution that has it; nothing if too many trials ended dead.
std::optional<Board> symmetric_solution(const BoardSymmetry& symmetry, Random& random);

// Whether no clue is redundant is told, and not brought about.
std::optional<Candidacy> symmetric_puzzle(Random& random, const SearchOptions& options);
std::optional<Candidacy> nearly_symmetric_puzzle(Random& random, const SearchOptions& options);

}  // namespace nonet
