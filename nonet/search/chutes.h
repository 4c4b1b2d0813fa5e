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
#include "nonet/search/door.h"
#include "nonet/search/kernel.h"
#include "nonet/search/sweep.h"

namespace nonet::NONET_KERNEL {

template <class V>
class ChuteSearch {
 public:
  ChuteSearch(std::uint64_t limit, Visitor visitor, KernelOutcome& outcome)
      : limit_(limit), visitor_(visitor), outcome_(outcome) {}

  void run(const Cells& grid) {
    begin(outcome_);
    for (int c = 0; c < 81; ++c) {
      stack_[0].x[band_place(c)][band_of(c)] = grid.mask[c];
      stack_[0].x[stack_place(c)][4 + stack_of(c)] = grid.mask[c];
    }
    for (auto& x : stack_[0].x) x[3] = x[7] = kAllDigits;
    stack_[0].guessed_in_pairs = false;
    stack_[0].weight = 1;
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
  static constexpr unsigned kRealLanes = 0x77;
  enum class State { kDead, kSolved, kStuck };
  struct Grid {
    alignas(16) std::uint16_t x[27][8];
    bool guessed_in_pairs;  // a guess, in a grid where no cell had more than two candidates
    std::uint64_t weight;   // each solution found in it stands for so many
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
      if (!everywhere(possible, kAllDigits)) return State::kDead;
      V least = V::splat(kAllDigits);
      V sum = join_views(grid, least);
      if ((bits(equal(least, V::splat(0))) & kRealLanes) != 0) return State::kDead;
      // A digit in every cell: either that is a solution or there is none.
      if (everywhere(sum, 3 * kAllDigits)) {
        return is_solution(grid) ? State::kSolved : State::kDead;
      }
      if ((bits(equal(sum, sum_before)) & kRealLanes) == kRealLanes) return State::kStuck;
      sum_before = sum;
    }
  }

  static bool everywhere(V x, unsigned n) {
    return (bits(equal(x, V::splat(n))) & kRealLanes) == kRealLanes;
  }

  // Each digit in each row, column and box.
  static bool is_solution(const Grid& grid) {
    V all = V::splat(kAllDigits);
    V boxes[3] = {V::splat(0), V::splat(0), V::splat(0)};
    for (int i = 0; i < 3; ++i) {
      V row = V::splat(0);
      for (int j = 0; j < 3; ++j) {
        int t = 9 * i + 3 * j;
        V triad = any_of(load(grid, t), load(grid, t + 1), load(grid, t + 2));
        row = row | triad;
        boxes[j] = boxes[j] | triad;
      }
      all = all & row;
    }
    return everywhere(all & all_of(boxes[0], boxes[1], boxes[2]), kAllDigits);
  }

  // Three vectors at once, for short chains.
  NONET_INLINE static void tally(Grid& grid, int place, const V* one, const V* other, V& sum,
                                 V& least) {
    V a = one[0] & other[0];
    V b = one[1] & other[1];
    V c = one[2] & other[2];
    a.store(grid.x[place]);
    b.store(grid.x[place + 3]);
    c.store(grid.x[place + 6]);
    sum = sum + (a + b + c);
    least = smaller(least, smaller(smaller(a, b), c));
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
        tally(grid, 9 * i + k, one, from_two, sum, least);
        if (i != k) tally(grid, 9 * k + i, two, from_one, sum, least);
      }
    }
    return sum;
  }

  // The grid on top keeps the rest, the guess goes on top of it.
  void guess() {
    Grid& rest = stack_[depth_ - 1];
    bool pairs = false;
    int c = choose_cell(rest, pairs);
    unsigned mask = rest.x[band_place(c)][band_of(c)];
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

  static void set(Grid& grid, int c, unsigned mask) {
    grid.x[band_place(c)][band_of(c)] = static_cast<std::uint16_t>(mask);
    grid.x[stack_place(c)][4 + stack_of(c)] = static_cast<std::uint16_t>(mask);
  }

  // Also tells whether no cell has more than two candidates.
  static int choose_cell(const Grid& grid, bool& pairs) {
    V candidates[27];
    V triads[9];
    V down[9];  // the triads across
    V most = V::splat(0);
#pragma GCC unroll 9
    for (int t = 0; t < 9; ++t) {
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        V n = count(load(grid, 3 * t + k));
        candidates[3 * t + k] = n;
        most = larger(most, n);
        V w = weight(n);
        const int column = t % 3 * 3 + k;
        triads[t] = k == 0 ? w : triads[t] + w;
        down[column] = t < 3 ? w : down[column] + w;
      }
    }
    pairs = (bits(equal(larger(most, V::splat(2)), V::splat(2))) & kRealLanes) == kRealLanes;
    V rows[3];
    V boxes[3];
    std::uint16_t lines[3][8];  // rows in the bands' lanes, columns in the stacks'
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      rows[i] = triads[3 * i] + triads[3 * i + 1] + triads[3 * i + 2];
      boxes[i] = triads[i] + triads[i + 3] + triads[i + 6];
      rows[i].store(lines[i]);
      rows[i] = row_score(rows[i], i);
    }
    V least = V::splat(0xffff);
#pragma GCC unroll 9
    for (int column = 0; column < 9; ++column) {
      const int j = column / 3;
      const int k = column % 3;
      V of_column = column_score(V::splat(lines[k][4 + j]), column) - down[column];
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        V of_triad = rows[i] + boxes[j] - triads[3 * i + j];
        least = smaller(least, branch_key(candidates[9 * i + column], of_triad + of_column));
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

  // Where no cell has more than two candidates, no digit has more than two places in a house (or it
  // would be a hidden single elsewhere). So a solution that takes one of each leaves the other of
  // each, which is a solution as well: that of the branch below, without searching it.
  bool report_other(const Grid& solution) {
    Grid& rest = stack_[--depth_];
#pragma GCC unroll 9
    for (int place = 0; place < 27; ++place) {
      V all = load(rest, place);
      V other = without(all, load(solution, place));
      choose(equal(other, V::splat(0)), all, other).store(rest.x[place]);
    }
    return report(rest);
  }

  bool report(const Grid& grid) {
    if (outcome_.solutions == 0) numbers_of<V>(cells_of(grid), outcome_.first);
    const std::uint64_t room = limit_ - outcome_.solutions;
    outcome_.solutions += grid.weight < room ? grid.weight : room;
    if (visitor_.visit != nullptr) {
      std::uint8_t numbers[81];
      numbers_of<V>(cells_of(grid), numbers);
      if (!visitor_.visit(visitor_.object, numbers)) return false;
    }
    return outcome_.solutions < limit_;
  }

  static Cells cells_of(const Grid& grid) {
    Cells cells;
    for (int c = 0; c < 81; ++c) cells.mask[c] = grid.x[band_place(c)][band_of(c)];
    return cells;
  }

  std::uint64_t limit_;
  Visitor visitor_;
  KernelOutcome& outcome_;
  int depth_ = 0;
  // A guess settles its cell, so there are never more than 81 below the first.
  Grid stack_[82];
};

template <class V>
void solve_one(const Cells& grid, std::uint64_t limit, Visitor visitor, KernelOutcome& outcome) {
  ChuteSearch<V>(limit, visitor, outcome).run(grid);
}

}  // namespace nonet::NONET_KERNEL
