// Where there can be a fish, of whatever shape.
//
// What a fish takes away stands in no solution of its digit: no template (templates.h) goes through
// it. In most states of a game there is no such candidate, and nothing to search for.
//
// Let x be one. Supposing it true clears all that it sees, the fins among them. Then each base must
// still hold the digit, and all that the n bases have left lies in the covers that do not go
// through x: n - 1 at most. So each choice of n - 1 covers leaves some houses as bases, those that
// it covers whole, and only among these the bases of a fish can be.
//
// A base that goes through x itself is none of these. A fish may have one if x lies in two covers
// (it eats itself); then n - 2 covers remain for the others.
#pragma once

#include <vector>

#include "nonet/core/grid.h"

namespace nonet {

// The candidates of a digit that no template goes through.
CellSet untenable(const Grid& grid, Digit d);

// Houses, as bits by their ids.
using HouseBits = std::uint64_t;

// For each of these candidates and each choice of covers, the houses that can be bases.
std::vector<HouseBits> hopes_for_fish(const Grid& grid, Digit d, const CellSet& victims, int size,
                                      HouseBits bases, HouseBits covers);

}  // namespace nonet
