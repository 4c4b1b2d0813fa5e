// Where to guess. Every kernel and both engines choose by the same rule, and guess only where
// sweeping has come to its end, which does not depend on the order of sweeps; so a grid has one
// search tree, and its solutions one order, whoever searches it. (A grid without a solution may be
// seen to be dead at different sizes of its tree, so the number of guesses differs a little.)
//
// The rule: a cell with fewest candidates; among them the one whose three houses together hold
// most candidates, cells with just two counting double, because a guess there strikes most and
// leaves most singles behind. Ties go to the first in the order below. Then its lowest digit is
// guessed, and the other branch strikes that digit.
//
// A key makes the choice one minimum a cell, all in 16 bits:
//
//   15..12        11..5            4..0
//   candidates    house score      place in the band, row by row
//
// The candidates minus one and the score negative: what is solved wraps around to the very end.
#pragma once

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

constexpr unsigned kPlaceBits = 0x1f;

template <class V>
NONET_INLINE V weight(V candidates) {
  return choose(equal(candidates, V::splat(2)), V::splat(4), candidates);
}

// The sum of a house's weights (9 to 81) as a score in its place within the key.
template <class V>
NONET_INLINE V house_score(V sum) {
  return sum.template down<1>().template up<5>();
}

// In the number after 3 to 9 one of these bits is set, in the number after 1 or 2 none.
constexpr unsigned kMoreThanTwo = 4 | 8;

// `scores`: of the three houses, and kOneCandidate.
constexpr unsigned kOneCandidate = 1U << 12U;
template <class V>
NONET_INLINE V branch_key(V candidates, unsigned place, V scores) {
  return (candidates.template up<12>() | V::splat(place)) - scores;
}

}  // namespace nonet::NONET_KERNEL
