// How many places each of nine digits has in a house, all nine counted at once:
//
//   four bits a digit    8    ...    1    0        a cell adds 1 to each digit that it may hold,
//                      0010  ...  0011 0001        and 3 to the one that it holds if it is settled
//
// A house has nine cells, so that nothing is carried over, unless many of them are settled to one
// digit; that has no solution, which is found when they strike each other. Exactly 1 is a digit
// that has one place and is not settled there, 0 one that has none.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/rules/scheme.h"

namespace nonet {

class NinePlaces {
 public:
  NinePlaces(const DigitMask* masks, const Spot* house) {
    for (int i = 0; i < 9; ++i) counts_ += kOfCell[masks[house[i]] & 511U];
  }

  bool has_all() const { return (any(0) & kLowest) == kLowest; }
  // Digits with so many places, the lowest of four bits each.
  std::uint64_t with_one() const { return counts_ & ~any(1) & kLowest; }
  std::uint64_t with_two() const { return counts_ >> 1 & ~(counts_ | any(2)) & kLowest; }
  // The digits that have such a bit.
  static unsigned digits_of(std::uint64_t bits) {
    unsigned digits = 0;
    for (; bits != 0; bits &= bits - 1) digits |= 1U << (std::countr_zero(bits) / 4);
    return digits;
  }

 private:
  static constexpr std::uint64_t kLowest = 0x111111111;
  static constexpr std::array<std::uint64_t, 512> kOfCell = [] {
    std::array<std::uint64_t, 512> made{};
    for (unsigned mask = 0; mask < 512; ++mask) {
      const std::uint64_t weight = (mask & (mask - 1)) == 0 ? 3 : 1;
      for (unsigned d = 0; d < 9; ++d) made[mask] |= (mask >> d & 1) * weight << (4 * d);
    }
    return made;
  }();

  // Whether any of a digit's bits is set from that one on, in its lowest.
  std::uint64_t any(int from) const {
    std::uint64_t bits = 0;
    for (int i = from; i < 4; ++i) bits |= counts_ >> i;
    return bits;
  }

  std::uint64_t counts_ = 0;
};

}  // namespace nonet
