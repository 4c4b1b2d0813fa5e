// The lane engine: many grids at once, one a lane of a vector, for throughput.
//
// One grid alone is bound by latency and by branches that can't be foretold. Side by side, the same
// instruction serves eight to thirty-two grids, and a sweep has no branch at all:
//
//                    lane 0   lane 1   lane 2   ...
//   cells_[0]  r1c1  grid 7   grid 3   grid 9         81 vectors: 1.3 KiB for eight lanes, in the
//   cells_[1]  r1c2  grid 7   grid 3   grid 9         nearest cache
//   ...
//
// After each sweep a lane is dead, solved, stuck (nothing changed, so it must guess) or under way.
// Lanes that are not under way wait until some of them can be served together:
//   stuck   the other half of the guess goes to the pool, the lane goes on with the guess;
//   free    a lane that is dead or solved takes a grid from the pool, or a fresh one.
//
// The pool is a stack of grids, kept cell by cell, so that whole vectors move in and out of it
// with one permutation a cell however many lanes are served:
//
//               window 0                  window 1
//   r1c1   | grid 7  grid 3  ..  | grid 7  grid 3  grid 9 .. <- top     kPoolRow numbers a cell
//   r1c2   | grid 7  grid 3  ..  | grid 7  grid 3  grid 9 ..
//
// A free lane takes the youngest grid whose puzzle no lane works on, from one of the upper windows,
// else a fresh puzzle. So each puzzle is searched depth first by one lane at a time, although not
// always by the same one: puzzles with many solutions stop as soon as they would alone, and
// solutions come in the same order as in the other engine. Several lanes share a puzzle only where
// that wastes nothing (it has taken many guesses already, so it is hard, and not for having many
// solutions) or where lanes would stand idle. Then its first solution may not be the first of that
// order, and the outcome says so.
#pragma once

#include "nonet/search/branch.h"
#include "nonet/search/kernel.h"
#include "nonet/search/sweep.h"

namespace nonet::NONET_KERNEL {

template <class V>
class LaneSearch {
 public:
  static constexpr int kLanes = V::kLanes;
  // Fresh puzzles are taken while the pool holds no more than this that is not stale.
  static constexpr std::size_t kPoolEnough = std::size_t{12} * kLanes;
  static constexpr std::size_t kPoolMost = std::size_t{64} * kLanes;
  // Room for the vector that is stored at the top; not a power of two, for the cache's sake.
  static constexpr std::size_t kPoolRow = kPoolMost + std::size_t{5} * kLanes;
  // The pool, and behind it the number of each entry's grid.
  static constexpr std::size_t kPoolSize = 81 * kPoolRow + 2 * kPoolRow;

  LaneSearch(const Cells* grids, std::size_t count, std::uint64_t limit, KernelOutcome* outcomes,
             std::uint16_t* pool)
      : grids_(grids), count_(count), limit_(limit), outcomes_(outcomes), pool_(pool) {
    for (auto& cell : cells_) V::splat(kAllDigits).store(cell);
    V::splat(0).store(sum_);
    for (std::uint32_t& owner : owner_) owner = 0;
  }

  void run() {
    free_ = kEveryLane;
    refill();
    while (free_ != kEveryLane) {
      sweep();
      if (serve_now(stuck_, kBranchAtOnce)) branch();
      if (serve_now(free_, kRefillAtOnce) && work_is_left()) refill();
    }
  }

 private:
  using Lanes = std::uint32_t;  // a bit a lane
  static constexpr Lanes kEveryLane = kLanes == 32 ? ~Lanes{0} : (Lanes{1} << kLanes) - 1;
  static constexpr unsigned kAllDigits = 0x1ff;
  static constexpr unsigned kSolvedSum = 9 * kAllDigits;
  static constexpr std::uint32_t kNobody = ~std::uint32_t{0};
  // How deep in the pool a lane looks for a puzzle that nobody works on, before it takes a fresh
  // one.
  static constexpr std::size_t kReach = std::size_t{2} * kLanes;
  // Guesses after which a puzzle is taken for one with a single solution: to prove that, all of its
  // tree must be searched anyway, and several lanes may share it at no cost.
  static constexpr std::uint64_t kHard = 16;
  static constexpr int kBranchAtOnce = kLanes / 8 + 1;
  static constexpr int kRefillAtOnce = kLanes / 8;

  using Bands = Layout<9, 3, 1>;
  using Stacks = Layout<1, 27, 9>;

  static int first_of(Lanes lanes) { return __builtin_ctz(lanes); }
  static int size_of(Lanes lanes) { return __builtin_popcount(lanes); }
  std::uint16_t* pool_row(int cell) { return pool_ + cell * kPoolRow; }

  // Waiting lanes cost their part of each sweep, serving them costs the same for one as for all.
  bool serve_now(Lanes waiting, int enough) const {
    return size_of(waiting) >= enough || (stuck_ | free_) == kEveryLane;
  }
  bool work_is_left() const { return pooled_ > 0 || next_ < count_; }

  void sweep() {
    auto ignore = [](V) {};
    V possible = sweep_chute<V, Bands>(cells_[0], ignore);
    possible = possible & sweep_chute<V, Bands>(cells_[27], ignore);
    possible = possible & sweep_chute<V, Bands>(cells_[54], ignore);
    // Candidates only vanish, so the sum of all masks tells whether any did; it stays below 2^16.
    V sum = V::splat(0);
    V least = V::splat(kAllDigits);
    auto tally = [&](V cell) __attribute__((always_inline)) {
      sum = sum + cell;
      least = smaller(least, cell);
    };
    possible = possible & sweep_chute<V, Stacks>(cells_[0], tally);
    possible = possible & sweep_chute<V, Stacks>(cells_[3], tally);
    possible = possible & sweep_chute<V, Stacks>(cells_[6], tally);
    ++sweeps_;

    Lanes busy = kEveryLane & ~free_;
    Lanes alive =
        bits(equal(possible, V::splat(kAllDigits))) & ~bits(equal(least, V::splat(0))) & busy;
    Lanes still = bits(equal(sum, V::load(sum_))) & alive;
    sum.store(sum_);
    // Nothing changed throughout, so all houses were seen as they are: each cell one digit, no
    // digit missing anywhere.
    Lanes solved = still != 0 ? bits(equal(sum, V::splat(kSolvedSum))) & still : 0;
    stuck_ = still & ~solved;
    for (Lanes lanes = busy & ~alive; lanes != 0; lanes &= lanes - 1) leave(first_of(lanes));
    for (; solved != 0; solved &= solved - 1) report(first_of(solved));
  }

  void leave(int lane) {
    KernelOutcome& outcome = outcomes_[owner_[lane]];
    outcome.sweeps += sweeps_ - entered_[lane];
    --outcome.lanes;
    free_ |= Lanes{1} << lane;
    stuck_ &= ~(Lanes{1} << lane);
  }

  void enter(int lane, std::size_t grid) {
    owner_[lane] = static_cast<std::uint32_t>(grid);
    entered_[lane] = sweeps_;
    ++outcomes_[grid].lanes;
    sum_[lane] = 0;
    weight_[lane] = 1;
    free_ &= ~(Lanes{1} << lane);
  }

  void report(int lane) {
    if ((free_ >> lane & 1U) != 0) return;  // its puzzle reached the limit a moment ago
    KernelOutcome& outcome = outcomes_[owner_[lane]];
    if (outcome.solutions == 0) {
      for (int c = 0; c < 81; ++c) outcome.first.mask[c] = cells_[c][lane];
    }
    const std::uint64_t room = limit_ - outcome.solutions;
    outcome.solutions += weight_[lane] < room ? weight_[lane] : room;
    if (outcome.solutions == limit_) {
      drop(owner_[lane]);
    } else {
      leave(lane);
    }
  }

  // Frees every lane of the puzzle; its grids in the pool are stale from now on.
  void drop(std::uint32_t grid) {
    stale_ += outcomes_[grid].pooled;
    for (Lanes lanes = kEveryLane & ~free_; lanes != 0; lanes &= lanes - 1) {
      if (owner_[first_of(lanes)] == grid) leave(first_of(lanes));
    }
  }
  // Of a grid in the pool: its puzzle is over, or a lane took it and left a gap.
  bool is_stale(std::uint32_t grid) const {
    return grid == kNobody || outcomes_[grid].solutions == limit_ || outcomes_[grid].given_up;
  }

  void branch() {
    while (stuck_ != 0 && pooled_ + size_of(stuck_) > kPoolMost) give_up(first_of(stuck_));
    if (stuck_ == 0) return;
    std::uint16_t keys[3][kLanes];
    const Lanes pairs = choose_cells(keys);
    push(stuck_ & ~pairs);
    for (Lanes lanes = stuck_; lanes != 0; lanes &= lanes - 1) {
      const int lane = first_of(lanes);
      const int cell = chosen_cell(keys, lane);
      const unsigned mask = cells_[cell][lane];
      const unsigned guess = mask & (0U - mask);
      cells_[cell][lane] = static_cast<std::uint16_t>(guess);
      ++outcomes_[owner_[lane]].guesses;
      if ((pairs >> lane & 1U) != 0) {
        // One half stands for both: see chutes.h.
        weight_[lane] *= 2;
      } else {
        pool_row(cell)[pooled_] = static_cast<std::uint16_t>(mask & ~guess);
        set_pool_owner(pooled_++, owner_[lane]);
        ++outcomes_[owner_[lane]].pooled;
      }
    }
    stuck_ = 0;
  }

  // Copies the grids of these lanes to the top of the pool, in order.
  void push(Lanes lanes) {
    if (lanes == 0) return;
    std::uint8_t in_order[kLanes];
    int n = 0;
    for (; lanes != 0; lanes &= lanes - 1) {
      in_order[n++] = static_cast<std::uint8_t>(first_of(lanes));
    }
    while (n < kLanes) in_order[n++] = kNoLane;
    const auto order = V::order(in_order);
    for (int c = 0; c < 81; ++c) permute(V::load(cells_[c]), order).store(pool_row(c) + pooled_);
  }

  void give_up(int lane) {
    outcomes_[owner_[lane]].given_up = true;
    drop(owner_[lane]);
  }

  // The least branch key of each band. Returns the lanes where no cell has more than two
  // candidates.
  Lanes choose_cells(std::uint16_t (*keys)[kLanes]) const {
    V candidates[81];
    V triads[27];  // of rows
    V down[3][9];  // triads of columns
    V columns[9];
    V most = V::splat(0);
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) {
#pragma GCC unroll 9
      for (int t = 0; t < 9; ++t) {
        V in_triad = V::splat(0);
#pragma GCC unroll 3
        for (int k = 0; k < 3; ++k) {
          const int cell = 27 * b + 3 * t + k;
          const int column = t % 3 * 3 + k;
          V n = count(V::load(cells_[cell]));
          candidates[cell] = n;
          most = larger(most, n);
          V w = weight(n);
          in_triad = k == 0 ? w : in_triad + w;
          down[b][column] = t < 3 ? w : down[b][column] + w;
        }
        triads[9 * b + t] = in_triad;
      }
    }
#pragma GCC unroll 9
    for (int i = 0; i < 9; ++i) columns[i] = column_score(down[0][i] + down[1][i] + down[2][i], i);
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) {
      V least = V::splat(0xffff);
      V of_column[9];
#pragma GCC unroll 9
      for (int i = 0; i < 9; ++i) of_column[i] = columns[i] - down[b][i];
      const V* in = triads + 9 * b;
#pragma GCC unroll 9
      for (int t = 0; t < 9; ++t) {
        const int row = t - t % 3;
        V of_row = row_score(in[row] + in[row + 1] + in[row + 2], t / 3);
        V in_box = in[t % 3] + in[t % 3 + 3] + in[t % 3 + 6];
        V of_triad = of_row + in_box - in[t];
#pragma GCC unroll 3
        for (int k = 0; k < 3; ++k) {
          V scores = of_triad + of_column[t % 3 * 3 + k];
          least = smaller(least, branch_key(candidates[27 * b + 3 * t + k], scores));
        }
      }
      least.store(keys[b]);
    }
    return kEveryLane & bits(equal(larger(most, V::splat(2)), V::splat(2)));
  }
  static int chosen_cell(const std::uint16_t (*keys)[kLanes], int lane) {
    int band = 0;
    for (int b = 1; b < 3; ++b) {
      if (keys[b][lane] < keys[band][lane]) band = b;
    }
    return 27 * band + static_cast<int>(keys[band][lane] & kPlaceBits);
  }

  std::uint32_t pool_owner(std::size_t entry) const {
    const std::uint16_t* half = pool_ + 81 * kPoolRow + 2 * entry;
    return half[0] | std::uint32_t{half[1]} << 16U;
  }
  void set_pool_owner(std::size_t entry, std::uint32_t grid) {
    std::uint16_t* half = pool_ + 81 * kPoolRow + 2 * entry;
    half[0] = static_cast<std::uint16_t>(grid);
    half[1] = static_cast<std::uint16_t>(grid >> 16U);
  }

  void refill() {
    if (stale_ > kPoolEnough) purge();
    const bool hurry = next_ >= count_ || pool_is_full();
    const std::size_t deepest = hurry || pooled_ < kReach ? 0 : pooled_ - kReach;
    for (std::size_t end = pooled_; end > deepest && free_ != 0; end = window_of(end)) {
      take_from_window(window_of(end), end, false);
    }
    while (free_ != 0 && next_ < count_ && !pool_is_full()) take_fresh(first_of(free_));
    while (free_ != 0 && pooled_ > 0 && hurry) {
      take_from_window(window_of(pooled_), pooled_, true);
    }
  }
  // Windows are a vector wide and side by side; only the topmost may be partly filled.
  static std::size_t window_of(std::size_t end) {
    return (end - 1) / kLanes * kLanes;
  }
  bool pool_is_full() const {
    return pooled_ - stale_ > kPoolEnough;
  }

  void take_fresh(int lane) {
    const Cells& grid = grids_[next_];
    for (int c = 0; c < 81; ++c) cells_[c][lane] = grid.mask[c];
    enter(lane, next_++);
  }

  // Hands grids of a window to free lanes, the youngest first, and closes the gaps.
  void take_from_window(std::size_t base, std::size_t end, bool share_all) {
    const std::size_t size = end - base;
    std::uint8_t to_lane[kLanes];  // which of the window each lane takes
    std::uint8_t kept[kLanes];
    for (int i = 0; i < kLanes; ++i) to_lane[i] = kept[i] = kNoLane;
    Lanes taking = 0;
    Lanes keep = 0;
    for (std::size_t i = size; i-- > 0;) {
      std::uint32_t grid = pool_owner(base + i);
      if (is_stale(grid)) {
        --stale_;
        continue;
      }
      KernelOutcome& outcome = outcomes_[grid];
      const bool shared = outcome.lanes > 0;
      if (free_ == 0 || (shared && !share_all && outcome.guesses < kHard)) {
        keep |= Lanes{1} << i;
        continue;
      }
      if (shared) outcome.ordered = false;
      --outcome.pooled;
      int lane = first_of(free_);
      to_lane[lane] = static_cast<std::uint8_t>(i);
      taking |= Lanes{1} << lane;
      enter(lane, grid);
    }
    const int n_kept = size_of(keep);
    if (n_kept == static_cast<int>(size)) return;
    int n = 0;
    for (Lanes rest = keep; rest != 0; rest &= rest - 1) {
      kept[n] = static_cast<std::uint8_t>(first_of(rest));
      set_pool_owner(base + n, pool_owner(base + kept[n]));
      ++n;
    }
    move_window(base, V::order(to_lane), taking, V::order(kept), keep >> n_kept != 0);
    if (end == pooled_) {
      pooled_ = base + n_kept;
      return;
    }
    for (std::size_t i = base + n_kept; i < end; ++i) set_pool_owner(i, kNobody);
    stale_ += size - n_kept;
  }

  void move_window(std::size_t base, typename V::Order to_lane, Lanes taking,
                   typename V::Order kept, bool gaps) {
    std::uint16_t taken[kLanes];
    for (int i = 0; i < kLanes; ++i) taken[i] = (taking >> i & 1U) != 0 ? 1 : 0;
    auto untouched = equal(V::load(taken), V::splat(0));
    for (int c = 0; c < 81; ++c) {
      std::uint16_t* row = pool_row(c) + base;
      V window = V::load(row);
      choose(untouched, V::load(cells_[c]), permute(window, to_lane)).store(cells_[c]);
      if (gaps) permute(window, kept).store(row);
    }
  }

  // Closes the gaps that stale grids have left all over the pool.
  void purge() {
    std::uint16_t kept[kPoolMost];
    std::size_t n = 0;
    for (std::size_t i = 0; i < pooled_; ++i) {
      if (!is_stale(pool_owner(i))) kept[n++] = static_cast<std::uint16_t>(i);
    }
    for (std::size_t i = 0; i < n; ++i) set_pool_owner(i, pool_owner(kept[i]));
    for (int c = 0; c < 81; ++c) {
      std::uint16_t* row = pool_row(c);
      for (std::size_t i = 0; i < n; ++i) row[i] = row[kept[i]];
    }
    pooled_ = n;
    stale_ = 0;
  }

  alignas(64) std::uint16_t cells_[81][kLanes];
  alignas(64) std::uint16_t sum_[kLanes];  // of a lane's masks, after the last sweep

  const Cells* grids_;
  std::size_t count_;
  std::uint64_t limit_;
  KernelOutcome* outcomes_;
  std::uint16_t* pool_;

  Lanes free_ = 0;               // lanes without a grid
  Lanes stuck_ = 0;              // lanes that must guess
  std::uint32_t owner_[kLanes];  // the number of each lane's grid
  std::uint64_t entered_[kLanes];
  std::uint64_t weight_[kLanes];  // how many solutions each solution found stands for
  std::uint64_t sweeps_ = 0;
  std::size_t next_ = 0;    // the first grid not begun
  std::size_t pooled_ = 0;  // grids in the pool
  std::size_t stale_ = 0;   // those of them whose puzzle is over
};

template <class V>
void solve_many(const Cells* grids, std::size_t count, std::uint64_t limit, KernelOutcome* outcomes,
                std::uint16_t* pool) {
  LaneSearch<V>(grids, count, limit, outcomes, pool).run();
}

}  // namespace nonet::NONET_KERNEL
