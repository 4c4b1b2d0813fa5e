// The chute engine: one grid, as soon as possible. The six chutes of the grid are the lanes, so the
// sweep of the lane engine serves here as well, all six houses' bands and stacks in one go.
//
// Every cell is in a band and in a stack, and is kept in both:
//
//            lane 0    lane 1    lane 2   3   lane 4     lane 5     lane 6    7
//   x[0]      r1c1      r4c1      r7c1    -    r1c1       r1c4       r1c7     -     i j k = 0 0 0
//   x[1]      r1c2      r4c2      r7c2    -    r2c1       r2c4       r2c7     -             0 0 1
//   ...
//   x[9]      r2c1      r5c1      r8c1    -    r1c2       r1c5       r1c8     -             1 0 0
//            band 0    band 1    band 2       stack 0    stack 1    stack 2
//
// x[9i + 3j + k] is, in a band's lane, row i, box j, cell k of the triad; in a stack's lane, column
// i. After a sweep each view strikes what the other has struck: the three vectors j of (i, k) and
// the three of (k, i) hold the same nine cells, transposed, and eleven shuffles turn one into the
// other.
//
// 432 bytes are a whole grid, so a guess costs a short copy. The stack is as deep as there are
// cells to guess in, and lies on the machine's.
#pragma once

#include "nonet/search/branch.h"
#include "nonet/search/kernel.h"
#include "nonet/search/sweep.h"

namespace nonet::NONET_KERNEL {

template <class V>
class ChuteSearch {
 public:
  ChuteSearch(std::uint64_t limit, Visitor visitor, Outcome& outcome)
      : limit_(limit), visitor_(visitor), outcome_(outcome) {}

  void run(const Cells& grid) {
    for (int c = 0; c < 81; ++c) {
      stack_[0].x[band_place(c)][band_of(c)] = grid.mask[c];
      stack_[0].x[stack_place(c)][4 + stack_of(c)] = grid.mask[c];
    }
    for (auto& x : stack_[0].x) x[3] = x[7] = kAllDigits;
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
          break;
        case State::kStuck:
          guess();
          break;
      }
    }
  }

 private:
  static constexpr unsigned kAllDigits = 0x1ff;
  static constexpr unsigned kRealLanes = 0x77;
  enum class State { kDead, kSolved, kStuck };
  struct Grid {
    alignas(16) std::uint16_t x[27][8];
  };

  static constexpr int band_of(int c) { return c / 27; }
  static constexpr int stack_of(int c) { return c % 9 / 3; }
  static constexpr int band_place(int c) { return c % 27; }
  static constexpr int stack_place(int c) { return c % 3 * 9 + c / 9; }

  static V load(const Grid& grid, int place) { return V::load(grid.x[place]); }

  State propagate(Grid& grid) {
    V sum_before = V::splat(0);
    for (;;) {
      ++outcome_.sweeps;
      V possible = sweep_chute<V, Layout<9, 3, 1>>(grid.x[0], [](V) {});
      if (lacks(possible)) return State::kDead;
      V least = V::splat(kAllDigits);
      V sum = join_views(grid, least);
      if ((bits(equal(least, V::splat(0))) & kRealLanes) != 0) return State::kDead;
      if ((bits(equal(sum, sum_before)) & kRealLanes) == kRealLanes) {
        bool solved = (bits(equal(sum, V::splat(3 * kAllDigits))) & kRealLanes) == kRealLanes;
        return solved ? State::kSolved : State::kStuck;
      }
      sum_before = sum;
    }
  }

  static bool lacks(V possible) {
    return (bits(equal(possible, V::splat(kAllDigits))) & kRealLanes) != kRealLanes;
  }

  // Both views of each cell become what they have in common; returns the sums.
  static V join_views(Grid& grid, V& least) {
    V sum = V::splat(0);
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
      for (int k = i; k < 3; ++k) {
        V one[3] = {load(grid, 9 * i + k), load(grid, 9 * i + 3 + k), load(grid, 9 * i + 6 + k)};
        V two[3] = {load(grid, 9 * k + i), load(grid, 9 * k + 3 + i), load(grid, 9 * k + 6 + i)};
        V from_one[3];
        V from_two[3];
        exchange(one, from_one);
        exchange(two, from_two);
        for (int j = 0; j < 3; ++j) {
          V joined = one[j] & from_two[j];
          joined.store(grid.x[9 * i + 3 * j + k]);
          sum = sum + joined;
          least = smaller(least, joined);
          if (i == k) continue;
          joined = two[j] & from_one[j];
          joined.store(grid.x[9 * k + 3 * j + i]);
          sum = sum + joined;
          least = smaller(least, joined);
        }
      }
    }
    return sum;
  }

  // The grid on top keeps the rest, the guess goes on top of it.
  void guess() {
    Grid& rest = stack_[depth_ - 1];
    Grid& guess = stack_[depth_];
    guess = rest;
    int c = choose_cell(rest);
    unsigned mask = rest.x[band_place(c)][band_of(c)];
    unsigned digit = mask & (0U - mask);
    set(guess, c, digit);
    set(rest, c, mask & ~digit);
    ++depth_;
    ++outcome_.guesses;
  }

  static void set(Grid& grid, int c, unsigned mask) {
    grid.x[band_place(c)][band_of(c)] = static_cast<std::uint16_t>(mask);
    grid.x[stack_place(c)][4 + stack_of(c)] = static_cast<std::uint16_t>(mask);
  }

  static int choose_cell(const Grid& grid) {
    V rows[3] = {V::splat(0), V::splat(0), V::splat(0)};
    V boxes[3] = {V::splat(0), V::splat(0), V::splat(0)};
    V candidates[27];
    for (int t = 0; t < 9; ++t) {
      for (int k = 0; k < 3; ++k) {
        V n = count(load(grid, 3 * t + k));
        candidates[3 * t + k] = n;
        V w = weight(n);
        rows[t / 3] = rows[t / 3] + w;
        boxes[t % 3] = boxes[t % 3] + w;
      }
    }
    std::uint16_t lines[3][8];  // rows in the bands' lanes, columns in the stacks'
    for (int i = 0; i < 3; ++i) {
      rows[i] = house_score(rows[i]);
      boxes[i] = house_score(boxes[i]);
      rows[i].store(lines[i]);
    }
    V least = V::splat(0xffff);
    for (int j = 0; j < 3; ++j) {
      for (int k = 0; k < 3; ++k) {
        V column_and_box = V::splat(lines[k][4 + j]) + boxes[j];
        for (int i = 0; i < 3; ++i) {
          int place = 9 * i + 3 * j + k;
          V scores = column_and_box + rows[i];
          least =
              smaller(least, branch_key(candidates[place], static_cast<unsigned>(place), scores));
        }
      }
    }
    std::uint16_t keys[8];
    least.store(keys);
    int band = 0;
    for (int b = 1; b < 3; ++b) {
      if (keys[b] < keys[band]) band = b;
    }
    return 27 * band + static_cast<int>(keys[band] & kPlaceBits);
  }

  bool report(const Grid& grid) {
    Cells solution;
    for (int c = 0; c < 81; ++c) solution.mask[c] = grid.x[band_place(c)][band_of(c)];
    if (outcome_.solutions == 0) outcome_.first = solution;
    ++outcome_.solutions;
    if (visitor_.visit != nullptr && !visitor_.visit(visitor_.object, solution)) return false;
    return outcome_.solutions < limit_;
  }

  std::uint64_t limit_;
  Visitor visitor_;
  Outcome& outcome_;
  int depth_ = 0;
  // A guess settles its cell, so there are never more than 81 below the first.
  Grid stack_[82];
};

template <class V>
void solve_one(const Cells& grid, std::uint64_t limit, Visitor visitor, Outcome& outcome) {
  ChuteSearch<V>(limit, visitor, outcome).run(grid);
}

}  // namespace nonet::NONET_KERNEL
