// A sweep: one pass of propagation over a chute, three rows or three columns side by side. It
// follows naked singles, hidden singles and locked candidates of the chute's six houses in one go,
// without a branch, for as many chutes as a vector has lanes.
//
// A chute is 27 cells: rows i, boxes j, and cells k of a triad, the three cells where a row and a
// box cross.
//
//             box 0        box 1        box 2
//   row 0   k0 k1 k2 | k0 k1 k2 | k0 k1 k2        each k0 k1 k2 is a triad; a stack of three boxes
//   row 1   k0 k1 k2 | k0 k1 k2 | k0 k1 k2        is the same drawing turned, its rows columns
//   row 2   k0 k1 k2 | k0 k1 k2 | k0 k1 k2
//
// Why triads: a digit stands once in each row and once in each box, so the triads that hold it are
// three, one in each row and in each box: a permutation, and there are but six. All nine digits are
// bits of the same number, so six ANDs give the permutations that are still possible, for all
// digits; the OR of the two that go through a triad says which digits it can still hold. That is
// all locked candidates, both ways, and a digit without any permutation is a contradiction: it
// lacks a place, or is set twice, in some row or box of the chute.
//
// A digit that only one triad of its row can hold, and in that one cell of the triad, is a hidden
// single of the row or of the box. Solved cells need no more than that their triad claims their
// digits from the row's other two: the box's other rows follow by the permutations, and the other
// cells of the triad lie in other columns of the box, so the sweep across does them.
#pragma once

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

// Where cell (i, j, k) of a chute lies, from the chute's first cell.
template <int kRow, int kBox, int kCell>
struct Layout {
  static constexpr int at(int triad, int k) {
    return kRow * (triad / 3) + kBox * (triad % 3) + kCell * k;
  }
};

template <class V>
NONET_INLINE V singles(V x) {
  return clear_where(more_than_one(x), x);
}

// Which digits each triad can hold, given what each can hold by itself (triads 0-2 are row 0).
// Returns the digits that have a permutation at all.
template <class V>
NONET_INLINE V permute_triads(const V* open, V* holds) {
  V even0 = all_of(open[0], open[4], open[8]);
  V even1 = all_of(open[1], open[5], open[6]);
  V even2 = all_of(open[2], open[3], open[7]);
  V odd0 = all_of(open[0], open[5], open[7]);
  V odd1 = all_of(open[1], open[3], open[8]);
  V odd2 = all_of(open[2], open[4], open[6]);
  holds[0] = even0 | odd0;
  holds[1] = even1 | odd1;
  holds[2] = even2 | odd2;
  holds[3] = even2 | odd1;
  holds[4] = even0 | odd2;
  holds[5] = even1 | odd0;
  holds[6] = even1 | odd2;
  holds[7] = even2 | odd0;
  holds[8] = even0 | odd1;
  return any_of(holds[0], holds[1], holds[2]);
}

// Sweeps the chute that begins at x, in place, and shows each cell's new candidates to `see`. x
// holds kLanes numbers a cell. Returns the digits that are still possible; a lane that lacks one is
// dead.
template <class V, class Shape, class See>
NONET_INLINE V sweep_chute(std::uint16_t* x, See see) {
  auto cell_at = [x](int t, int k) { return x + V::kLanes * Shape::at(t, k); };
  V solved[9];
  V twice[9];
  V some[9];
#pragma GCC unroll 9
  for (int t = 0; t < 9; ++t) {
    V a = V::load(cell_at(t, 0));
    V b = V::load(cell_at(t, 1));
    V c = V::load(cell_at(t, 2));
    solved[t] = any_of(singles(a), singles(b), singles(c));
    some[t] = any_of(a, b, c);
    twice[t] = majority(a, b, c);
  }
  V open[9];
#pragma GCC unroll 9
  for (int t = 0; t < 9; ++t) {
    int row = t - t % 3;
    open[t] = without_any(some[t], solved[row + (t + 1) % 3], solved[row + (t + 2) % 3]);
  }
  V holds[9];
  V possible = permute_triads(open, holds);
#pragma GCC unroll 9
  for (int t = 0; t < 9; ++t) {
    int row = t - t % 3;
    V forced = without_any(holds[t], holds[row + (t + 1) % 3], holds[row + (t + 2) % 3]);
    V lone = without(forced, twice[t]);
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      V cell = V::load(cell_at(t, k));
      cell = cell & choose(meet(cell, lone), lone, holds[t]);
      cell.store(cell_at(t, k));
      see(cell);
    }
  }
  return possible;
}

}  // namespace nonet::NONET_KERNEL
