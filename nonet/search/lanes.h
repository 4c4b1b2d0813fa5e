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
//   stuck   the other half of the guess is put aside, the lane goes on with the guess;
//   free    a lane that is dead or solved goes on with what it put aside last, or a fresh puzzle.
//
// What is put aside lies in slabs. A slab is a copy of the 81 vectors, and a grid keeps to its lane
// in it, so that one blend a cell moves any number of lanes, and nothing changes places:
//
//              lane 0   lane 1   lane 2   ...
//   slab 0     grid 7     -      grid 9          aside_[0] = 0, 2, ..    lane 2 put aside its grid
//   slab 1       -      grid 3   grid 9          aside_[2] = 0, 1, ..    in slab 0 before that in 1
//
// Lanes that guess together share a slab where all of them have room. A lane never has more grids
// aside than cells were guessed in, so 81 slabs always have room, and few are ever touched.
//
// So each puzzle is searched depth first by one lane: puzzles with many solutions stop as soon as
// they would alone, and solutions come in the same order as in the other engine. Only where no
// fresh puzzle is left does an idle lane take the oldest grid, the largest part, that a busy one
// has put aside. Then the first solution found may not be the first of that order, and the outcome
// says so.
#pragma once

#include "nonet/search/branch.h"
#include "nonet/search/door.h"
#include "nonet/search/kernel.h"
#include "nonet/search/sweep.h"

namespace nonet::NONET_KERNEL {

template <class V>
class LaneSearch {
 public:
  static constexpr int kLanes = V::kLanes;
  static constexpr int kSlabs = 81;
  static constexpr std::size_t kSlabSize = std::size_t{81} * kLanes;

  // `slabs` has room for kSlabs, and need not be filled.
  LaneSearch(const Cells* grids, std::size_t count, std::uint64_t limit, KernelOutcome* outcomes,
             std::uint16_t* slabs)
      : grids_(grids), count_(count), limit_(limit), outcomes_(outcomes), slabs_(slabs) {
    for (auto& cell : cells_) V::splat(kAllDigits).store(cell);
    V::splat(0).store(sum_);
  }

  void run() {
    refill();
    while ((free_ | idle_) != kEveryLane) {
      sweep();
      // Waiting lanes cost their part of each sweep, serving them costs the same for one as for
      // all. So they are served when their waiting adds up, or when all wait.
      const bool all_wait = (stuck_ | free_ | idle_) == kEveryLane;
      stuck_wait_ += size_of(stuck_);
      free_wait_ += size_of(free_);
      if (stuck_wait_ >= kBranchAfter || all_wait) branch();
      if (free_wait_ >= kRefillAfter || all_wait) refill();
    }
  }

 private:
  using Lanes = std::uint32_t;  // a bit a lane
  static constexpr Lanes kEveryLane = kLanes == 32 ? ~Lanes{0} : (Lanes{1} << kLanes) - 1;
  static constexpr unsigned kSolvedSum = 9 * kAllDigits;
  // In lanes times sweeps.
  static constexpr int kBranchAfter = 3 * kLanes / 8;
  static constexpr int kRefillAfter = 3 * kLanes / 16;

  // The boxes of a chute, from its first cell on.
  using Boxes = Group<V, 3>;
  template <int kRow, int kBox, int kCell>
  struct Chute {
    std::uint16_t* first;

    NONET_INLINE std::uint16_t* at(int i, int j, int k) const {
      return first + kLanes * (kRow * i + kBox * j + kCell * k);
    }
    NONET_INLINE V load(int i, int j, int k) const { return V::load(at(i, j, k)); }
    NONET_INLINE void store(int i, int j, int k, V x) const { x.store(at(i, j, k)); }
  };
  using Band = Chute<9, 3, 1>;
  using Stack = Chute<1, 27, 9>;

  static int first_of(Lanes lanes) { return __builtin_ctz(lanes); }
  static int size_of(Lanes lanes) { return __builtin_popcount(lanes); }
  static Lanes bit_of(int lane) { return Lanes{1} << lane; }
  std::uint16_t* slab(int number) { return slabs_ + kSlabSize * number; }

  void sweep() {
    auto ignore = [](V) {};
    V possible = sweep_chute<Boxes>(Band{cells_[0]}, ignore);
    possible = possible & sweep_chute<Boxes>(Band{cells_[27]}, ignore);
    possible = possible & sweep_chute<Boxes>(Band{cells_[54]}, ignore);
    // Candidates only vanish, so the sum of all masks tells whether any did; it stays below 2^16.
    V sum = V::splat(0);
    V least = V::splat(kNotEmpty);
    auto tally = [&](V cell) __attribute__((always_inline)) {
      sum = sum + cell;
      least = emptier(least, cell);
    };
    possible = possible & sweep_chute<Boxes>(Stack{cells_[0]}, tally);
    possible = possible & sweep_chute<Boxes>(Stack{cells_[3]}, tally);
    possible = possible & sweep_chute<Boxes>(Stack{cells_[6]}, tally);
    ++sweeps_;

    Lanes busy = kEveryLane & ~(free_ | idle_);
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

  void enter(int lane) {
    entered_[lane] = sweeps_;
    sum_[lane] = 0;
    weight_[lane] = 1;
    free_ &= ~bit_of(lane);
  }

  void leave(int lane) {
    outcomes_[owner_[lane]].sweeps += sweeps_ - entered_[lane];
    free_ |= bit_of(lane);
    stuck_ &= ~bit_of(lane);
  }

  void report(int lane) {
    if ((free_ & bit_of(lane)) != 0) return;  // its puzzle reached the limit a moment ago
    KernelOutcome& outcome = outcomes_[owner_[lane]];
    if (outcome.solutions == 0) {
      Cells solution;
      for (int c = 0; c < 81; ++c) solution.mask[c] = cells_[c][lane];
      numbers_of<V>(solution, outcome.first);
    }
    const std::uint64_t room = limit_ - outcome.solutions;
    outcome.solutions += weight_[lane] < room ? weight_[lane] : room;
    leave(lane);
    if (outcome.solutions == limit_) drop(lane);
  }

  // The lane's puzzle is over, for all that share it.
  void drop(int lane) {
    forget(lane);
    if (!outcomes_[owner_[lane]].shared) return;
    for (Lanes lanes = kEveryLane & ~idle_; lanes != 0; lanes &= lanes - 1) {
      const int other = first_of(lanes);
      if (owner_[other] != owner_[lane]) continue;
      forget(other);
      if ((free_ & bit_of(other)) == 0) leave(other);
    }
  }
  // What the lane has put aside.
  void forget(int lane) {
    while (depth_[lane] > 0) holds_[aside_[lane][--depth_[lane]]] &= ~bit_of(lane);
  }

  void branch() {
    stuck_wait_ = 0;
    if (stuck_ == 0) return;
    std::uint16_t keys[3][kLanes];
    const Lanes pairs = choose_cells(keys);
    put_aside(stuck_ & ~pairs);
    for (Lanes lanes = stuck_; lanes != 0; lanes &= lanes - 1) {
      const int lane = first_of(lanes);
      const int cell = chosen_cell(keys, lane);
      const unsigned mask = cells_[cell][lane];
      const unsigned guess = mask & (0U - mask);
      cells_[cell][lane] = static_cast<std::uint16_t>(guess);
      ++outcomes_[owner_[lane]].guesses;
      if ((pairs & bit_of(lane)) != 0) {
        // One half stands for both: see chutes.h.
        weight_[lane] *= 2;
      } else {
        std::uint16_t* rest = slab(aside_[lane][depth_[lane] - 1]) + cell * kLanes;
        rest[lane] = static_cast<std::uint16_t>(mask & ~guess);
      }
    }
    stuck_ = 0;
    free_ |= idle_;  // now there is something to take
    idle_ = 0;
  }

  // The least branch key of each band. Returns the lanes where no cell has more than two
  // candidates.
  Lanes choose_cells(std::uint16_t (*keys)[kLanes]) {
    V most = V::splat(2);
    ChuteCount<Boxes> bands[3];
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) count_chute(Band{cells_[27 * b]}, bands[b], most);
    Boxes columns[3];
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      columns[k] = column_score(bands[0].columns[k] + bands[1].columns[k] + bands[2].columns[k], k);
    }
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) least_key(bands[b], columns).store(keys[b]);
    return bits(equal(most, V::splat(2)));
  }
  static int chosen_cell(const std::uint16_t (*keys)[kLanes], int lane) {
    int band = 0;
    for (int b = 1; b < 3; ++b) {
      if (keys[b][lane] < keys[band][lane]) band = b;
    }
    return 27 * band + static_cast<int>(keys[band][lane] & kPlaceBits);
  }

  // Blends the grids of these lanes into a slab, or into several where none has room for all.
  void put_aside(Lanes lanes) {
    while (lanes != 0) {
      int number = 0;
      while (number < kSlabs && (holds_[number] & lanes) != 0) ++number;
      if (number == kSlabs) number = slab_for(first_of(lanes));
      const Lanes fit = lanes & ~holds_[number];
      std::uint16_t* to = slab(number);
      const auto chosen = V::mask(fit);
#pragma GCC unroll 9
      for (int c = 0; c < 81; ++c) {
        choose(chosen, V::load(cells_[c]), V::load(to + c * kLanes)).store(to + c * kLanes);
      }
      holds_[number] |= fit;
      for (Lanes rest = fit; rest != 0; rest &= rest - 1) {
        const int lane = first_of(rest);
        aside_[lane][depth_[lane]++] = static_cast<std::uint8_t>(number);
      }
      lanes &= ~fit;
    }
  }
  int slab_for(int lane) const {
    int number = 0;
    while ((holds_[number] & bit_of(lane)) != 0) ++number;
    return number;
  }

  void refill() {
    free_wait_ = 0;
    Lanes returning = 0;
    for (Lanes lanes = free_; lanes != 0; lanes &= lanes - 1) {
      const int lane = first_of(lanes);
      if (depth_[lane] > 0) {
        returning |= bit_of(lane);
        enter(lane);
      } else if (next_ < count_) {
        take_fresh(lane);
      }
    }
    take_back(returning);
    while (free_ != 0 && take_from_others(first_of(free_))) {
    }
    idle_ |= free_;
    free_ = 0;
  }

  void take_fresh(int lane) {
    const Cells& grid = grids_[next_];
    for (int c = 0; c < 81; ++c) cells_[c][lane] = grid.mask[c];
    begin(outcomes_[next_]);
    owner_[lane] = static_cast<std::uint32_t>(next_++);
    enter(lane);
  }

  // Each lane gets back what it put aside last; up to four slabs are blended in one pass.
  void take_back(Lanes lanes) {
    while (lanes != 0) {
      const std::uint16_t* from[4];
      Lanes of[4] = {0, 0, 0, 0};
      int slabs = 0;
      for (; slabs < 4 && lanes != 0; ++slabs) {
        const int number = aside_[first_of(lanes)][depth_[first_of(lanes)] - 1];
        for (Lanes rest = lanes & holds_[number]; rest != 0; rest &= rest - 1) {
          const int lane = first_of(rest);
          if (aside_[lane][depth_[lane] - 1] != number) continue;
          --depth_[lane];
          of[slabs] |= bit_of(lane);
        }
        from[slabs] = slab(number);
        holds_[number] &= ~of[slabs];
        lanes &= ~of[slabs];
      }
      for (int rest = slabs; rest < 4; ++rest) from[rest] = from[0];
      if (slabs == 1) {
        blend<1>(from, of);
      } else if (slabs == 2) {
        blend<2>(from, of);
      } else {
        blend<4>(from, of);
      }
    }
  }
  template <int kFrom>
  void blend(const std::uint16_t* const* from, const Lanes* of) {
    typename V::Mask chosen[kFrom];
#pragma GCC unroll 4
    for (int n = 0; n < kFrom; ++n) chosen[n] = V::mask(of[n]);
#pragma GCC unroll 9
    for (int c = 0; c < 81; ++c) {
      V cell = V::load(cells_[c]);
#pragma GCC unroll 4
      for (int n = 0; n < kFrom; ++n) {
        cell = choose(chosen[n], V::load(from[n] + c * kLanes), cell);
      }
      cell.store(cells_[c]);
    }
  }

  // The oldest grid of the lane that has most; false if nobody has one.
  bool take_from_others(int lane) {
    int richest = 0;
    for (int other = 1; other < kLanes; ++other) {
      if (depth_[other] > depth_[richest]) richest = other;
    }
    if (depth_[richest] == 0) return false;
    std::uint8_t* aside = aside_[richest];
    const std::uint16_t* from = slab(aside[0]) + richest;
    for (int c = 0; c < 81; ++c) cells_[c][lane] = from[c * kLanes];
    holds_[aside[0]] &= ~bit_of(richest);
    --depth_[richest];
    for (int i = 0; i < depth_[richest]; ++i) aside[i] = aside[i + 1];
    owner_[lane] = owner_[richest];
    outcomes_[owner_[lane]].shared = true;
    enter(lane);
    return true;
  }

  alignas(64) std::uint16_t cells_[81][kLanes];
  alignas(64) std::uint16_t sum_[kLanes];  // of a lane's masks, after the last sweep

  const Cells* grids_;
  std::size_t count_;
  std::uint64_t limit_;
  KernelOutcome* outcomes_;
  std::uint16_t* slabs_;

  Lanes free_ = kEveryLane;  // lanes without a grid
  Lanes idle_ = 0;           // those for which there is none
  Lanes stuck_ = 0;          // lanes that must guess
  int free_wait_ = 0;        // how long they have waited, lane by lane
  int stuck_wait_ = 0;
  Lanes holds_[kSlabs] = {};            // which lanes have a grid in a slab
  int depth_[kLanes] = {};              // how many grids each lane has put aside
  std::uint8_t aside_[kLanes][kSlabs];  // in which slabs, the latest last
  std::uint32_t owner_[kLanes] = {};    // the number of each lane's puzzle
  std::uint64_t entered_[kLanes];
  std::uint64_t weight_[kLanes];  // how many solutions each solution found stands for
  std::uint64_t sweeps_ = 0;
  std::size_t next_ = 0;  // the first grid not begun
};

template <class V>
void solve_many(const Cells* grids, std::size_t count, std::uint64_t limit, KernelOutcome* outcomes,
                std::uint16_t* slabs) {
  LaneSearch<V>(grids, count, limit, outcomes, slabs).run();
}

}  // namespace nonet::NONET_KERNEL
