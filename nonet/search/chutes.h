// The chute engine: one grid, as soon as possible. The six chutes of the grid are swept at once, in
// the lanes of as few vectors as hold them.
//
// Every cell is in a band and in a stack, and is kept in both. A group (group.h) is cell (i, k) of
// all boxes of all chutes, so nine of them are the grid, twice. In a band i is the row and k the
// column of the box, in a stack they change places:
//
//                 box 0                        box 1                        box 2
//          band         stack           band         stack           band         stack
//         0    1    2    0    1    2
//  0 0   r1c1 r4c1 r7c1 r1c1 r1c4 r1c7   r1c4 r4c4 r7c4 r4c1 r4c4 r4c7   r1c7 ...
//  0 1   r1c2 r4c2 r7c2 r2c1 r2c4 r2c7   ...
//  1 0   r2c1 r5c1 r8c1 r1c2 r1c5 r1c8
//
// Where vectors are widest a group is one, and the whole grid stays in nine registers while it is
// swept. After a sweep each view strikes what the other has struck: what band b has in box j of
// group (i, k), stack j has in box b of group (k, i), so one permutation turns a group into the
// other view of its cells.
//
//   seat<W>(chute, box)   the lane of a group; bands are the chutes 0 to 2, stacks 3 to 5
//   turn(x)               band b, box j changes places with stack j, box b
//   kSeats<W>             the lanes of a part that are taken, as bits; the others mean nothing
//
// 432 to 576 bytes are a whole grid, so a guess costs a short copy. The stack is as deep as there
// are cells to guess in, and lies on the machine's.
#pragma once

#include "nonet/search/branch.h"
#include "nonet/search/door.h"
#include "nonet/search/kernel.h"
#include "nonet/search/sweep.h"

namespace nonet::NONET_KERNEL {

// A vector, or the quarter of one, a box: three bands and three stacks, each with a lane to spare.
// Two parts are a part for the bands and one for the stacks, and in it four lanes a box.
template <class W>
constexpr int seat(int chute, int box) {
  return W::kParts == 2 ? 16 * (chute / 3) + 4 * box + chute % 3 : 8 * box + chute + chute / 3;
}
template <class W>
constexpr unsigned kSeats = W::kParts == 3   ? 0x77
                            : W::kParts == 2 ? 0x777
                                             : 0x777777;

template <class V>
NONET_INLINE Group<V, 3> turn(const Group<V, 3>& x) {
  Group<V, 3> turned;
  exchange(x.part, turned.part);
  return turned;
}

template <class W>
class ChuteSearch {
 public:
  ChuteSearch(std::uint64_t limit, Visitor visitor, KernelOutcome& outcome)
      : limit_(limit), visitor_(visitor), outcome_(outcome) {}

  void run(const Cells& grid) {
    begin(outcome_);
    Grid& first = stack_[0];
    for (int n = 0; n < 9; ++n) store(first, n, W::splat(kAllDigits));
    for (int c = 0; c < 81; ++c) set(first, c, grid.mask[c]);
    first.guessed_in_pairs = false;
    first.weight = 1;
    depth_ = 1;
    while (depth_ > 0) {
      Grid& grid_now = stack_[depth_ - 1];
      switch (propagate(grid_now)) {
        case State::kDead:
          --depth_;
          break;
        case State::kSolved:
          --depth_;
          if (!report(grid_now)) return;
          if (grid_now.guessed_in_pairs && !report_other(grid_now)) return;
          break;
        case State::kStuck:
          guess();
          break;
      }
    }
  }

 private:
  using V = typename W::Part;
  enum class State { kDead, kSolved, kStuck };
  struct Grid {
    alignas(W::kLanes % 32 == 0 ? 64 : 16) std::uint16_t x[9][W::kLanes];
    bool guessed_in_pairs;  // a guess, in a grid where no cell had more than two candidates
    std::uint64_t weight;   // each solution found in it stands for so many
  };
  // The groups, as sweep.h and branch.h take them.
  struct Groups {
    W* x;
    NONET_INLINE V load(int i, int n, int k) const { return x[3 * i + k].part[n]; }
    NONET_INLINE void store(int i, int n, int k, V v) const { x[3 * i + k].part[n] = v; }
  };

  static W load(const Grid& grid, int group) {
    W x;
#pragma GCC unroll 3
    for (int n = 0; n < W::kParts; ++n) x.part[n] = V::load(grid.x[group] + n * V::kLanes);
    return x;
  }
  static void store(Grid& grid, int group, const W& x) {
#pragma GCC unroll 3
    for (int n = 0; n < W::kParts; ++n) x.part[n].store(grid.x[group] + n * V::kLanes);
  }

  // A cell's place in the view of its band, and in that of its stack.
  static std::uint16_t& in_band(Grid& grid, int c) {
    return grid.x[c / 9 % 3 * 3 + c % 3][seat<W>(c / 27, c % 9 / 3)];
  }
  static std::uint16_t& in_stack(Grid& grid, int c) {
    return grid.x[c % 3 * 3 + c / 9 % 3][seat<W>(3 + c % 9 / 3, c / 27)];
  }
  static void set(Grid& grid, int c, unsigned mask) {
    in_band(grid, c) = in_stack(grid, c) = static_cast<std::uint16_t>(mask);
  }

  State propagate(Grid& grid) {
    W x[9];
#pragma GCC unroll 9
    for (int n = 0; n < 9; ++n) x[n] = load(grid, n);
    W sum_before = W::splat(0);
    for (;;) {
      ++outcome_.sweeps;
      V possible = sweep_chute<W>(Groups{x}, [](V) {});
      if (!everywhere(possible, kAllDigits)) return State::kDead;
      W sum = W::splat(0);
      W least = W::splat(kNotEmpty);
      join_views(x, sum, least);
      if (is_zero_somewhere(least)) return State::kDead;
      // Nine digits that are no more than that: either that is a solution or there is none.
      const bool full = is_same(sum, W::splat(kAllDigits));
      if (full && !is_solution(x)) return State::kDead;
      if (full || is_same(sum, sum_before)) {
#pragma GCC unroll 9
        for (int n = 0; n < 9; ++n) store(grid, n, x[n]);
        return full ? State::kSolved : State::kStuck;
      }
      sum_before = sum;
    }
  }

  static bool everywhere(V x, unsigned number) {
    return (bits(equal(x, V::splat(number))) & kSeats<W>) == kSeats<W>;
  }
  static bool is_same(const W& a, const W& b) {
    V differences = a.part[0] - b.part[0];
#pragma GCC unroll 3
    for (int n = 1; n < W::kParts; ++n) differences = differences | (a.part[n] - b.part[n]);
    return everywhere(differences, 0);
  }
  static bool is_zero_somewhere(const W& x) {
    V least = x.part[0];
#pragma GCC unroll 3
    for (int n = 1; n < W::kParts; ++n) least = emptier(least, x.part[n]);
    return (bits(equal(least, V::splat(0))) & kSeats<W>) != 0;
  }

  // Both views of each cell become what they have in common.
  NONET_INLINE static void join_views(W* x, W& sum, W& least) {
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
      for (int k = i; k < 3; ++k) {
        // Copies: with references g++ 12 at -O1 gives the stack of a turned group to another one
        // while it is still to be read (it is right with -fstack-reuse=none).
        const W one = x[3 * i + k];
        const W other = x[3 * k + i];
        join(one, turn(other), x[3 * i + k], sum, least);
        if (i != k) join(other, turn(one), x[3 * k + i], sum, least);
      }
    }
  }
  NONET_INLINE static void join(const W& one, const W& other, W& x, W& sum, W& least) {
    x = one & other;
    sum = sum + x;
    least = emptier(least, x);
  }

  // Each digit in each row, column and box.
  static bool is_solution(const W* x) {
    W rows[3];
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) rows[i] = x[3 * i] | x[3 * i + 1] | x[3 * i + 2];
    W all = rows[0] | rows[1] | rows[2];
#pragma GCC unroll 3
    for (const W& row : rows) all = all & (row | next(row) | next_but_one(row));
    return is_same(all, W::splat(kAllDigits));
  }

  // The grid on top keeps the rest, the guess goes on top of it.
  void guess() {
    Grid& rest = stack_[depth_ - 1];
    bool pairs = false;
    int c = choose_cell(rest, pairs);
    unsigned mask = in_band(rest, c);
    unsigned digit = mask & (0U - mask);
    ++outcome_.guesses;
    if (pairs && visitor_.visit == nullptr) {
      // To count, one half will do: see report_other.
      set(rest, c, digit);
      rest.weight *= 2;
      return;
    }
    Grid& guess = stack_[depth_];
    guess = rest;
    guess.guessed_in_pairs = pairs;
    rest.guessed_in_pairs = false;
    set(guess, c, digit);
    set(rest, c, mask & ~digit);
    ++depth_;
  }

  // Also tells whether no cell has more than two candidates.
  static int choose_cell(const Grid& grid, bool& pairs) {
    W x[9];
#pragma GCC unroll 9
    for (int n = 0; n < 9; ++n) x[n] = load(grid, n);
    V most = V::splat(2);
    ChuteCount<W> counted;
    count_chute(Groups{x}, counted, most);
    pairs = everywhere(most, 2);
    W columns[3];
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      // The rows of stacks are columns: turned, a band finds them in its boxes.
      columns[k] = column_score(turn(sum_of_boxes(counted.rows[k])), k);
    }
    std::uint16_t keys[V::kLanes];
    least_key(counted, columns).store(keys);
    return cell_of(keys);
  }
  static int cell_of(const std::uint16_t* keys) {
    int band = 0;
    unsigned least = 0xffff;
    constexpr int kBoxes = W::kParts == 3 ? 1 : 3;  // whose keys have lanes of their own
    for (int b = 0; b < 3; ++b) {
      for (int j = 0; j < kBoxes; ++j) {
        const unsigned key = keys[seat<W>(b, j)];
        if (key >= least) continue;
        least = key;
        band = b;
      }
    }
    return 27 * band + static_cast<int>(least & kPlaceBits);
  }

  // Where no cell has more than two candidates, no digit has more than two places in a house (or it
  // would be a hidden single elsewhere). So a solution that takes one of each leaves the other of
  // each, which is a solution as well: that of the branch below, without searching it.
  bool report_other(const Grid& solution) {
    Grid& rest = stack_[--depth_];
    for (int group = 0; group < 9; ++group) {
      W all = load(rest, group);
      W taken = load(solution, group);
      for (int n = 0; n < W::kParts; ++n) {
        V other = without(all.part[n], taken.part[n]);
        all.part[n] = choose(equal(other, V::splat(0)), all.part[n], other);
      }
      store(rest, group, all);
    }
    return report(rest);
  }

  bool report(Grid& grid) {
    if (outcome_.solutions == 0) tell(grid, outcome_.first);
    const std::uint64_t room = limit_ - outcome_.solutions;
    outcome_.solutions += grid.weight < room ? grid.weight : room;
    if (visitor_.visit != nullptr) {
      std::uint8_t numbers[81];
      tell(grid, numbers);
      if (!visitor_.visit(visitor_.object, numbers)) return false;
    }
    return outcome_.solutions < limit_;
  }
  static void tell(Grid& grid, std::uint8_t* numbers) {
    Cells cells;
    for (int c = 0; c < 81; ++c) cells.mask[c] = in_band(grid, c);
    numbers_of<V>(cells, numbers);
  }

  std::uint64_t limit_;
  Visitor visitor_;
  KernelOutcome& outcome_;
  int depth_ = 0;
  // A guess settles its cell, so there are never more than 81 below the first.
  Grid stack_[82];
};

template <class W>
void solve_one(const Cells& grid, std::uint64_t limit, Visitor visitor, KernelOutcome& outcome) {
  ChuteSearch<W>(limit, visitor, outcome).run(grid);
}

}  // namespace nonet::NONET_KERNEL
