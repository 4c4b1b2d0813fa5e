// Thirds: the nine digits of a box in three sets of three, as its columns (or rows) hold them; and
// how many bands there are whose nine columns hold given sets.
//
// That number is all that is uneven about grids. It depends on how the thirds of the three boxes
// cross each other and on nothing else: 280 x 280 cases after a relabelling that makes the first
// box's thirds 123, 456 and 789. They are counted once, when first asked for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/generate/random.h"

namespace nonet {

// Bit i is Digit(i); disjoint, three bits each.
using Thirds = std::array<std::uint16_t, 3>;
// Of the three boxes of a band.
using BandThirds = std::array<Thirds, 3>;

inline constexpr Thirds kInOrder = {0007, 0070, 0700};

// What choices by chance come from, looked up rather than worked out.
struct Choices {
  // Of each set of three digits: the digits that three bits choose, the lowest first.
  std::uint16_t chosen[512][8] = {};
  // For each way beside: what goes from each place to the one before it. As many of each, so that
  // every place gets three.
  std::uint8_t goes_back[56][3] = {};

  constexpr Choices() {
    for (unsigned set = 0; set < 512; ++set) {
      if (std::popcount(set) != 3) continue;
      const unsigned low = set & (0U - set), high = std::bit_floor(set);
      const unsigned bits[3] = {low, set & ~(low | high), high};
      for (unsigned which = 0; which < 8; ++which) {
        for (unsigned i = 0; i < 3; ++i) {
          if ((which >> i & 1U) == 0) continue;
          chosen[set][which] = static_cast<std::uint16_t>(chosen[set][which] | bits[i]);
        }
      }
    }
    int way = 0;
    for (unsigned n = 0; n < 512; ++n) {
      const unsigned a = n >> 6U, b = n >> 3U & 7U, c = n & 7U;
      if (std::popcount(a) != std::popcount(b) || std::popcount(a) != std::popcount(c)) continue;
      goes_back[way][0] = static_cast<std::uint8_t>(a);
      goes_back[way][1] = static_cast<std::uint8_t>(b);
      goes_back[way++][2] = static_cast<std::uint8_t>(c);
    }
  }
};
inline constexpr Choices kChoices;
inline constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                      {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// Thirds that have no digit in the same place: what the columns of a box may hold below a box whose
// columns hold `above`. There are 56 ways.
inline Thirds thirds_beside(const Thirds& above, std::uint32_t way) {
  const std::uint8_t* bits = kChoices.goes_back[way];
  const unsigned a = kChoices.chosen[above[0]][bits[0]];
  const unsigned b = kChoices.chosen[above[1]][bits[1]];
  const unsigned c = kChoices.chosen[above[2]][bits[2]];
  return {static_cast<std::uint16_t>(b | (above[2] & ~c)),
          static_cast<std::uint16_t>(c | (above[0] & ~a)),
          static_cast<std::uint16_t>(a | (above[1] & ~b))};
}

// Thirds that have a digit of each: what the columns of a box may hold whose rows hold `rows`.
// There are 216 ways.
inline Thirds thirds_across(const Thirds& rows, std::uint32_t way) {
  Thirds across{};
  for (const unsigned row : rows) {
    const int* order = kOrders[way % 6];
    way /= 6;
    for (std::size_t k = 0; k < 3; ++k) {
      across[k] = static_cast<std::uint16_t>(across[k] | kChoices.chosen[row][1U << order[k]]);
    }
  }
  return across;
}

// What is left in each place besides two others.
inline Thirds thirds_left(const Thirds& one, const Thirds& other) {
  Thirds left;
  for (std::size_t k = 0; k < 3; ++k) {
    left[k] = static_cast<std::uint16_t>(0777U & ~(one[k] | other[k]));
  }
  return left;
}

// The bands whose columns hold these sets, but for the order of their three rows.
int bands_with(const BandThirds& columns);
// The most that bands_with() ever is, and the most where a third of a second box meets each of the
// first one's, as it mostly does.
inline constexpr int kMostBands = 288;
inline constexpr int kMostBandsMostly = 48;

// The rows of such a band, its boxes' row sets packed: bit 9 * row + digit.
using PackedRows = std::uint32_t;
struct BandRows {
  std::array<PackedRows, 3> boxes;
};
// One of the bands whose columns hold these sets, each equally likely.
BandRows random_band(const BandThirds& columns, Random& random);

}  // namespace nonet
