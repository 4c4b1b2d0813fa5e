// The 511 ways to choose some of nine things, as bits, in the order in which a search meets them
// that takes a first one, goes on with each later one in turn, and then tries another first:
// a; ab; abc; ...; ac; ...; b; bc; ... What a choice has in common with the one it grew from, the
// same without its highest bit, was met before it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace nonet {

inline constexpr std::array<std::uint16_t, 511> kSpotSubsets = [] {
  constexpr unsigned kLast = 1U << 8;
  std::array<std::uint16_t, 511> subsets{};
  unsigned chosen = 0;
  for (std::uint16_t& subset : subsets) {
    if ((chosen & kLast) == 0) {
      chosen |= chosen == 0 ? 1U : std::bit_floor(chosen) << 1;
    } else {
      chosen &= ~kLast;
      const unsigned highest = std::bit_floor(chosen);
      chosen = (chosen & ~highest) | highest << 1;
    }
    subset = static_cast<std::uint16_t>(chosen);
  }
  return subsets;
}();

}  // namespace nonet
