// How plain patterns are told, for whoever meets them in another way than their finders do
// (rate/se): the certificate, the marks and the houses of a step. Each stands in its family's file.
#pragma once

#include <span>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// What is left in a cell, or the place that is left in a house.
void tell_single(Candidate x, Truth truth, Step& step);
// The digit lies in the base only where that crosses the cover.
void tell_locked(const Grid& before, House base, House cover, Digit d, Step& step);
// The same, and where that leaves the digit one place: that of the step, which is known already.
void tell_direct_locked(const Grid& before, House base, House cover, House last, Digit d,
                        Step& step);
// Cells that hold as many digits as they are; `houses`: where they use them up.
void tell_naked_subset(const Grid& before, const CellSet& cells, std::span<const House> houses,
                       Step& step);
void tell_hidden_subset(const Grid& before, House house, const CellSet& cells, DigitSet digits,
                        Step& step);
// The same, and the only place that it leaves another digit in the house: that of the step.
void tell_direct_hidden(const Grid& before, House house, const CellSet& cells, DigitSet digits,
                        Step& step);
// A fish without fins.
void tell_plain_fish(const Grid& before, Digit d, std::span<const House> bases,
                     std::span<const House> covers, Step& step);
// XY-Wing or XYZ-Wing.
void tell_wing(const Grid& before, Cell pivot, Cell a, Cell b, Digit z, Step& step);
// For each digit that goes: which digits of the other cells go with it? The effects of the step are
// known already.
void tell_aligned_exclusion(const Grid& before, const CellSet& cells, Step& step);

}  // namespace nonet
