#include "nonet/rules/digit_sets.h"

namespace nonet {

const DigitSets& DigitSets::for_digits(int digits) {
  static const DigitSets few(kFew);
  if (digits <= kFew) return few;
  static const DigitSets many(kMostDigits);
  return many;
}

DigitSets::DigitSets(int digits) : few_(digits <= kFew) {
  const unsigned end = 1U << digits;
  constexpr std::size_t kRow = kMostSum + 2;
  std::vector<std::uint16_t> at(end);
  first_.assign(kRow * (kMostDigits + 1) + 1, 0);
  std::vector<std::uint8_t> sum_of(end);
  for (unsigned set = 0; set < end; ++set) {
    if (set != 0) {
      sum_of[set] = static_cast<std::uint8_t>(sum_of[set & (set - 1)] + std::countr_zero(set));
    }
    at[set] =
        static_cast<std::uint16_t>(static_cast<std::size_t>(bit_count(set)) * kRow + sum_of[set]);
    ++first_[at[set] + 1U];
  }
  for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  sets_.resize(end);
  std::vector<std::uint32_t> next = first_;
  for (unsigned set = 0; set < end; ++set) sets_[next[at[set]]++] = static_cast<DigitMask>(set);
  if (!few_) return;
  // Without its highest digit, or with it.
  sums_.assign(static_cast<std::size_t>(kFew + 1) << kFew, 0);
  for (unsigned mask = 0; mask < end; ++mask) sums_[mask] = 1;
  for (std::size_t count = 1; count <= kFew; ++count) {
    for (unsigned mask = 1; mask < end; ++mask) {
      const int top = 31 - std::countl_zero(mask);
      const unsigned rest = mask & ~(1U << top);
      sums_[count << kFew | mask] = sums_[count << kFew | rest] | sums_[(count - 1) << kFew | rest]
                                                                      << top;
    }
  }
}

SumBits DigitSets::range_of(int count, unsigned mask) {
  if (bit_count(mask) < count) return 0;
  int least = 0, most = 0;
  for (unsigned low = mask, high = mask; count > 0; --count) {
    least += std::countr_zero(low);
    low &= low - 1;
    const unsigned top = std::bit_floor(high);
    most += std::countr_zero(top);
    high &= ~top;
  }
  return (~SumBits{0} >> (127 - most)) & (~SumBits{0} << least);
}

}  // namespace nonet
