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

#include "nonet/search/group.h"

namespace nonet::NONET_KERNEL {

constexpr unsigned kPlaceBits = 0x1f;
constexpr int kScoreShift = 5;

// By number of candidates, where the score stands in the key.
constexpr std::uint8_t in_key(unsigned weight) {
  return static_cast<std::uint8_t>(weight << kScoreShift);
}
alignas(16) constexpr std::uint8_t kWeights[16] = {
    0, 0, in_key(6), in_key(4), in_key(4), in_key(5), in_key(5), in_key(5), in_key(5), in_key(5)};

// What is counted of a chute.
template <class W>
struct ChuteCount {
  W candidates[9];  // of cell (i, k), at 3 i + k
  W rows[3];        // weights of row i's triads
  W columns[3];     // weights of the triads across, in column k
};

// `most`: the greatest number of candidates so far. `load`: as in sweep.h.
template <class W, class Chute>
NONET_INLINE void count_chute(Chute chute, ChuteCount<W>& counted, typename W::Part& most) {
  using V = typename W::Part;
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
    for (int n = 0; n < W::kParts; ++n) {
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        V candidates = count(chute.load(i, n, k));
        V weight = look_up(kWeights, candidates);
        V& row = counted.rows[i].part[n];
        V& column = counted.columns[k].part[n];
        counted.candidates[3 * i + k].part[n] = candidates;
        row = k == 0 ? weight : row + weight;
        column = i == 0 ? weight : column + weight;
        most = larger(most, candidates);
      }
    }
  }
}

// The weights of a whole row of the band and of a whole column, with their part of the place: the
// score of the cell where they cross, one candidate and one.
template <class W>
NONET_INLINE W row_score(const W& weights, int i) {
  constexpr unsigned kOneCandidate = 1U << 12U;
  return weights + W::splat(kOneCandidate + 1 - static_cast<unsigned>(9 * i));
}
template <class W>
NONET_INLINE W column_score(const W& weights, int k) {
  const unsigned last = kPlaceBits - static_cast<unsigned>(k);
  return weights + in_boxes<W>(last, last - 3, last - 6);
}

// The least key in each box of a band. `columns`: the scores of its columns.
template <class W>
NONET_INLINE typename W::Part least_key(const ChuteCount<W>& band, const W* columns) {
  using V = typename W::Part;
  W boxes = band.rows[0] + band.rows[1] + band.rows[2];
  W of_column[3];
#pragma GCC unroll 3
  for (int k = 0; k < 3; ++k) of_column[k] = columns[k] - band.columns[k];
  V least = V::splat(0xffff);
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    W of_row = row_score(sum_of_boxes(band.rows[i]), i) + boxes - band.rows[i];
#pragma GCC unroll 3
    for (int n = 0; n < W::kBandParts; ++n) {
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        V score = of_row.part[n] + of_column[k].part[n];
        least = smaller(least, band.candidates[3 * i + k].part[n].template up<12>() - score);
      }
    }
  }
  return least;
}

}  // namespace nonet::NONET_KERNEL
