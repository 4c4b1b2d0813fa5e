// The door: boards of digits become grids of candidate masks, and a solution's masks digits again,
// a vector at a time. 81 is no multiple of any vector's lanes, so the last step overlaps the one
// before.
#pragma once

#include "nonet/search/kernel.h"
#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

// The first cell of the step after the one at `from`.
template <class V>
constexpr int next_step(int from) {
  constexpr int kLast = 81 - V::kLanes;
  return from < kLast && from + V::kLanes > kLast ? kLast : from + V::kLanes;
}

inline void begin(KernelOutcome& outcome) {
  outcome.solutions = outcome.guesses = outcome.sweeps = 0;
  outcome.shared = false;
}

// `numbers`: a digit's number or 0 a cell, 81 a board.
template <class V>
void masks_of(const std::uint8_t* numbers, std::size_t boards, Cells* grids) {
  // 1 to 8, and 9 a byte higher; 0 is any digit.
  alignas(16) static constexpr std::uint8_t kLow[16] = {0, 1, 2, 4, 8, 16, 32, 64, 128};
  alignas(16) static constexpr std::uint8_t kHigh[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  for (std::size_t i = 0; i < boards; ++i, numbers += 81) {
    for (int c = 0; c < 81; c = next_step<V>(c)) {
      V n = V::load_bytes(numbers + c);
      V mask = look_up(kLow, n) | look_up(kHigh, n).template up<8>();
      choose(equal(n, V::splat(0)), V::splat(kAllDigits), mask).store(grids[i].mask + c);
    }
  }
}

// A solution has one bit a cell, and below it as many as the digit's number, less one.
template <class V>
NONET_INLINE void numbers_of(const Cells& solution, std::uint8_t* numbers) {
  for (int c = 0; c < 81; c = next_step<V>(c)) {
    V below = V::load(solution.mask + c) - V::splat(1);
    (count(below) + V::splat(1)).store_bytes(numbers + c);
  }
}

}  // namespace nonet::NONET_KERNEL
