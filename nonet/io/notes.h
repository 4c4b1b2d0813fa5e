// Notes: the candidates that formats write into open cells, and what they say beyond the digits.
#pragma once

#include <array>

#include "nonet/core/puzzle.h"

namespace nonet {

// A cell without any is set, or nothing was noted there.
using Notes = std::array<DigitSet, 81>;

// The candidates of the open cells. A board that contradicts itself has none to tell of.
Notes notes_of(const Puzzle& puzzle);

// In open cells with notes, strikes what the digits leave possible and the notes don't have.
void strike_all_but(const Notes& notes, Puzzle& puzzle);

}  // namespace nonet
