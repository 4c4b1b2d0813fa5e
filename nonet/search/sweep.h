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
//
// The three boxes are treated alike, so a sweep works on all three at once: W is cell (i, k) of
// each of them. Three of the permutations are one that goes down the boxes in a circle, three one
// that goes up:
//
//   even   a . .    . a .    . . a          odd    a . .    . a .    . . a
//          . a .    . . a    a . .                 . . a    a . .    . a .
//          . . a    a . .    . a .                 . a .    . . a    a . .
//
// For the lanes W is three vectors (Group), and what one box has is next to another's by its name;
// the engine for one grid has W in a single register where there is room, and turns it.
#pragma once

#include "nonet/search/group.h"

namespace nonet::NONET_KERNEL {

template <class V>
NONET_INLINE V singles(V x) {
  return clear_where(more_than_one(x), x);
}

// What each triad of a row has that the other two have not of theirs.
template <class W>
NONET_INLINE W without_others(const W& x, const W& of_others) {
  W a = next(of_others);
  W b = next_but_one(of_others);
  W only;
#pragma GCC unroll 3
  for (int n = 0; n < W::kParts; ++n) {
    only.part[n] = without_any(x.part[n], a.part[n], b.part[n]);
  }
  return only;
}

// Which digits the triads of each row can hold, given what each can hold by itself.
template <class W>
NONET_INLINE void permute_triads(const W* open, W* holds) {
  W even = all_of(open[0], next(open[1]), next_but_one(open[2]));
  W odd = all_of(open[0], next_but_one(open[1]), next(open[2]));
  holds[0] = even | odd;
  holds[1] = next_but_one(even) | next(odd);
  holds[2] = next(even) | next_but_one(odd);
}

// The digits that a row's triads can hold between them.
template <class W>
NONET_INLINE typename W::Part possible_digits(const W& holds) {
  using V = typename W::Part;
  W a = next(holds);
  W b = next_but_one(holds);
  V possible = any_of(holds.part[0], a.part[0], b.part[0]);
  if constexpr (W::kParts == 2) possible = possible & any_of(holds.part[1], a.part[1], b.part[1]);
  return possible;
}

// Sweeps a chute in place and shows each cell's new candidates to `see`. The chute gives and takes
// part n of cell (i, k) with `load(i, n, k)` and `store(i, n, k, V)`. Returns the digits of row 0
// that are still possible; a lane that lacks one is dead.
template <class W, class Chute, class See>
NONET_INLINE typename W::Part sweep_chute(Chute chute, See see) {
  using V = typename W::Part;
  W open[3];
  W twice[3];
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    W solved;
    W some;
#pragma GCC unroll 3
    for (int n = 0; n < W::kParts; ++n) {
      V a = chute.load(i, n, 0);
      V b = chute.load(i, n, 1);
      V c = chute.load(i, n, 2);
      solved.part[n] = any_of(singles(a), singles(b), singles(c));
      some.part[n] = any_of(a, b, c);
      twice[i].part[n] = majority(a, b, c);
    }
    open[i] = without_others(some, solved);
  }
  W holds[3];
  permute_triads(open, holds);
  V possible = possible_digits(holds[0]);
  // A chute has more cells than there are registers. Left alone, the compiler keeps what it loaded
  // above and stores other things instead; so it forgets what is in memory, and loads it again.
  asm volatile("" ::: "memory");
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    W forced = without_others(holds[i], holds[i]);
#pragma GCC unroll 3
    for (int n = 0; n < W::kParts; ++n) {
      V lone = without(forced.part[n], twice[i].part[n]);
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        V cell = chute.load(i, n, k);
        cell = cell & choose(meet(cell, lone), lone, holds[i].part[n]);
        chute.store(i, n, k, cell);
        see(cell);
      }
    }
  }
  return possible;
}

}  // namespace nonet::NONET_KERNEL
