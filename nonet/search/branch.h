// Where to guess. Every kernel and both engines choose by the same rule, and guess only where
// sweeping has come to its end, which does not depend on the order of sweeps; so a grid has one
// search tree, and its solutions one order, whoever searches it. (A grid without a solution may be
// seen to be dead at different sizes of its tree, so the number of guesses differs a little.)
//
// The rule: a cell with fewest candidates; among them the one with most to strike around it, that
// is, the greatest sum of its own and its twenty peers' weights. A peer weighs by its candidates:
// nothing if it is solved, most if it has two, because a guess may leave a single there. Ties go to
// the first in the order below. Then its lowest digit is guessed, and the other branch strikes it.
//
// Each peer counts once: its row, its column and its box, less the two triads (sweep.h) in which
// they cross.
//
// A key makes the choice one minimum a cell, all in 16 bits:
//
//   15..12        11..5      4..0
//   candidates    score      place in the band, row by row
//
// The candidates minus one and the score negative, and at least one: what is solved wraps around to
// the very end. 21 cells of weight 6 are 126, so the score keeps to its seven bits.
#pragma once

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

constexpr unsigned kPlaceBits = 0x1f;
constexpr int kScoreShift = 5;

// By number of candidates, where the score stands in the key.
constexpr std::uint8_t in_key(unsigned weight) {
  return static_cast<std::uint8_t>(weight << kScoreShift);
}
alignas(16) constexpr std::uint8_t kWeights[16] = {
    0, 0, in_key(6), in_key(4), in_key(4), in_key(5), in_key(5), in_key(5), in_key(5), in_key(5)};

template <class V>
NONET_INLINE V weight(V candidates) {
  return look_up(kWeights, candidates);
}

// The weights of a row (of its band) and of a column, with their part of the place. Together they
// are the score, less one candidate, of the cell where they cross.
template <class V>
NONET_INLINE V row_score(V weights, int row) {
  constexpr unsigned kOneCandidate = 1U << 12U;
  return weights + V::splat(kOneCandidate + 1 - static_cast<unsigned>(9 * row));
}
template <class V>
NONET_INLINE V column_score(V weights, int column) {
  return weights + V::splat(kPlaceBits - static_cast<unsigned>(column));
}

// `scores`: of row, column and box, less the triads.
template <class V>
NONET_INLINE V branch_key(V candidates, V scores) {
  return candidates.template up<12>() - scores;
}

}  // namespace nonet::NONET_KERNEL
