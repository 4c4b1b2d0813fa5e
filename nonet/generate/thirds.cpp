#include "nonet/generate/thirds.h"

#include <vector>

namespace nonet {
namespace {

constexpr unsigned kNine = 0x1ff;
constexpr PackedRows kEverything = (1U << 27U) - 1;
constexpr int kPartitions = 280;
// A column in each of its orders.
using ColumnOrders = std::array<PackedRows, 6>;
ColumnOrders orders_of(unsigned column) {
  const std::uint16_t* chosen = kChoices.chosen[column];
  const unsigned bits[3] = {chosen[1], chosen[2], chosen[4]};
  ColumnOrders orders;
  for (std::size_t o = 0; o < 6; ++o) {
    orders[o] = bits[kOrders[o][0]] | bits[kOrders[o][1]] << 9U | bits[kOrders[o][2]] << 18U;
  }
  return orders;
}

// The rows of a box, each column in each of its orders.
std::array<PackedRows, 216> arrangements(const Thirds& columns) {
  const ColumnOrders a = orders_of(columns[0]), b = orders_of(columns[1]),
                     c = orders_of(columns[2]);
  std::array<PackedRows, 216> rows;
  PackedRows* next = rows.data();
  for (const PackedRows x : a) {
    for (const PackedRows y : b) {
      for (const PackedRows z : c) *next++ = x | y | z;
    }
  }
  return rows;
}

// Whether columns that hold these sets can have such rows: each row one digit of each column.
bool crosses(PackedRows rows, const Thirds& columns) {
  for (const unsigned column : columns) {
    const PackedRows in_column = rows & (column | column << 9U | column << 18U);
    for (unsigned row = 0; row < 3; ++row) {
      if (!std::has_single_bit(in_column >> 9 * row & kNine)) return false;
    }
  }
  return true;
}

// How many ways there are for the second and third box beside a first one.
int count_beside(PackedRows first, const std::array<ColumnOrders, 3>& second, const Thirds& third) {
  int count = 0;
  for (const PackedRows a : second[0]) {
    if ((a & first) != 0) continue;
    for (const PackedRows b : second[1]) {
      if ((b & first) != 0) continue;
      for (const PackedRows c : second[2]) {
        if ((c & first) == 0 && crosses(kEverything & ~(first | a | b | c), third)) ++count;
      }
    }
  }
  return count;
}

int count_bands(const BandThirds& columns) {
  const auto first = arrangements(columns[0]);
  const std::array<ColumnOrders, 3> second = {orders_of(columns[1][0]), orders_of(columns[1][1]),
                                              orders_of(columns[1][2])};
  int count = 0;
  // The first order of the first column stands for all orders of the rows.
  for (std::size_t i = 0; i < 36; ++i) count += count_beside(first[i], second, columns[2]);
  return count;
}

// Which of the 280 ways it is to make three sets of nine digits, whatever the order of the sets:
// which two digits go with the lowest, and which two with the lowest of the rest.
int partition_number(const Thirds& thirds) {
  // Of two bits among n places: the number of the pair.
  auto pair_number = [](unsigned bits) {
    const int low = std::countr_zero(bits), high = std::bit_width(bits) - 1;
    return high * (high - 1) / 2 + low;
  };
  unsigned with_lowest = 0, rest = 0;
  for (const unsigned third : thirds) {
    if ((third & 1U) != 0) with_lowest = third;
  }
  const unsigned left = kNine & ~with_lowest;
  const unsigned lowest_left = left & (0U - left);
  for (const unsigned third : thirds) {
    if ((third & lowest_left) != 0) rest = third & ~lowest_left;
  }
  // The places of these two among the five digits that are left after that.
  unsigned places = 0, place = 1;
  for (unsigned bits = left & ~lowest_left; bits != 0; bits &= bits - 1, place <<= 1U) {
    if ((rest & bits & (0U - bits)) != 0) places |= place;
  }
  return pair_number(with_lowest >> 1U) * 10 + pair_number(places);
}

using Relabelling = std::array<std::uint8_t, 9>;  // digit i becomes the i-th

Thirds relabelled(const Thirds& thirds, const Relabelling& to) {
  Thirds image{};
  for (std::size_t k = 0; k < 3; ++k) {
    for (unsigned bits = thirds[k]; bits != 0; bits &= bits - 1) {
      image[k] = static_cast<std::uint16_t>(image[k] | 1U << to[std::countr_zero(bits)]);
    }
  }
  return image;
}

// Those that keep 123, 456 and 789 together.
std::vector<Relabelling> relabellings_in_order() {
  std::vector<Relabelling> all;
  for (int n = 0; n < 6 * 6 * 6 * 6; ++n) {
    const int* thirds = kOrders[n % 6];
    const int* within[3] = {kOrders[n / 6 % 6], kOrders[n / 36 % 6], kOrders[n / 216]};
    Relabelling to;
    for (int i = 0; i < 9; ++i) {
      to[i] = static_cast<std::uint8_t>(3 * thirds[i / 3] + within[i / 3][i % 3]);
    }
    all.push_back(to);
  }
  return all;
}

std::array<Thirds, kPartitions> all_partitions() {
  std::array<Thirds, kPartitions> all{};
  for (unsigned a = 0; a < 512; ++a) {
    for (unsigned b = 0; b < 512; ++b) {
      if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0) continue;
      const Thirds thirds = {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                             static_cast<std::uint16_t>(kNine & ~(a | b))};
      all[static_cast<std::size_t>(partition_number(thirds))] = thirds;
    }
  }
  return all;
}

// By the numbers of the second and the third box's partitions, the first one's in order. Second
// boxes that a relabelling takes to each other share their counts.
class BandCounts {
 public:
  BandCounts() {
    const auto partitions = all_partitions();
    const auto relabellings = relabellings_in_order();
    std::array<bool, kPartitions> known{};
    for (std::size_t second = 0; second < kPartitions; ++second) {
      if (known[second]) continue;
      std::array<std::uint16_t, kPartitions> counts;
      for (std::size_t third = 0; third < kPartitions; ++third) {
        counts[third] = static_cast<std::uint16_t>(
            count_bands({kInOrder, partitions[second], partitions[third]}));
      }
      for (const Relabelling& to : relabellings) {
        const int image = partition_number(relabelled(partitions[second], to));
        if (known[static_cast<std::size_t>(image)]) continue;
        known[static_cast<std::size_t>(image)] = true;
        for (std::size_t third = 0; third < kPartitions; ++third) {
          at(image, partition_number(relabelled(partitions[third], to))) = counts[third];
        }
      }
    }
  }

  std::uint16_t& at(int second, int third) { return counts_[second * kPartitions + third]; }
  std::uint16_t at(int second, int third) const { return counts_[second * kPartitions + third]; }

 private:
  std::array<std::uint16_t, kPartitions * kPartitions> counts_{};
};

}  // namespace

int bands_with(const BandThirds& columns) {
  static const BandCounts counts;
  Relabelling to;
  std::uint8_t next = 0;
  for (const unsigned third : columns[0]) {
    for (unsigned bits = third; bits != 0; bits &= bits - 1) to[std::countr_zero(bits)] = next++;
  }
  return counts.at(partition_number(relabelled(columns[1], to)),
                   partition_number(relabelled(columns[2], to)));
}

// Two boxes are arranged by chance until they and a third one fit: some two hundred trials, each a
// few instructions, are sooner done than all the bands listed.
BandRows random_band(const BandThirds& columns, Random& random) {
  const auto first = arrangements(columns[0]);
  const auto second = arrangements(columns[1]);
  for (;;) {
    const std::uint32_t both = random.below(216 * 216);
    const PackedRows a = first[both / 216], b = second[both % 216];
    if ((a & b) != 0) continue;
    const PackedRows c = kEverything & ~(a | b);
    if (crosses(c, columns[2])) return {{a, b, c}};
  }
}

}  // namespace nonet
