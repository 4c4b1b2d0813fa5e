// Outcome: how a method ends. None of them guesses, so "not complete" is an honest answer and says
// nothing about the puzzle; a contradiction says that the puzzle has no solution.
#pragma once

#include <optional>

#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Outcome : std::uint8_t { kComplete, kNotComplete, kContradiction };

// The first constraint that nothing can satisfy any more: "r1c9 has no candidate left" or "row 1
// has no place left for 9".
std::optional<Error> find_contradiction(const Grid& grid);

}  // namespace nonet
#pragma GCC visibility pop
