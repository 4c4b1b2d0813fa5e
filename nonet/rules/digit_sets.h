// DigitSets: sets of digits by how many they are and what they sum to. A digit counts by its place:
// the lowest is 0. One table serves all puzzles of up to nine digits, another those of up to
// sixteen; each is made when it is first asked for and never changes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/core/sets.h"
#include "nonet/rules/scheme.h"

namespace nonet {

__extension__ using SumBits = unsigned __int128;

class DigitSets {
 public:
  static constexpr int kFew = 9;

  static const DigitSets& for_digits(int digits);

  // In ascending order, so that those of fewer digits stand first.
  std::span<const DigitMask> with(int count, int sum) const {
    if (sum < 0 || sum > kMostSum || count < 0 || count > kMostDigits) return {};
    const std::uint32_t at =
        static_cast<std::uint32_t>(count) * (kMostSum + 2) + static_cast<std::uint32_t>(sum);
    return {sets_.data() + first_[at], sets_.data() + first_[at + 1]};
  }

  // The sums that so many different digits of a mask have, as bits. Of more than nine digits it is
  // a range around them.
  SumBits sums(int count, unsigned mask) const {
    return few_ ? SumBits{sums_[static_cast<unsigned>(count) << kFew | mask]}
                : range_of(count, mask);
  }

 private:
  static constexpr int kMostSum = 120;

  explicit DigitSets(int digits);
  static SumBits range_of(int count, unsigned mask);

  bool few_;
  std::vector<DigitMask> sets_;
  std::vector<std::uint32_t> first_;  // by count and sum
  std::vector<std::uint64_t> sums_;   // by count and mask
};

}  // namespace nonet
