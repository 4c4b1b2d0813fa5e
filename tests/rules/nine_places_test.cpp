#include "nonet/rules/nine_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace nonet {
namespace {

// Whatever nine cells hold: counted digit by digit.
TEST(NinePlaces, AreCountedAsOneWouldDigitByDigit) {
  std::mt19937 random(9);
  std::array<Spot, 9> house{};
  for (std::size_t i = 0; i < house.size(); ++i) house[i] = static_cast<Spot>(80 - 7 * i);
  std::array<DigitMask, 81> cells{};
  int with_one = 0, with_two = 0, without = 0;
  for (int round = 0; round < 20'000; ++round) {
    const auto few = static_cast<unsigned>(random() % 4);
    for (const Spot cell : house) {
      auto mask = static_cast<unsigned>(random()) & 511U;
      for (unsigned i = 0; i < few; ++i) mask &= static_cast<unsigned>(random());
      cells[cell] = static_cast<DigitMask>(mask != 0 ? mask : 1U << (random() % 9));
    }
    // No two settled cells hold the same, as in a house whose cells see each other.
    unsigned settled = 0;
    for (const Spot cell : house) {
      if (std::has_single_bit(cells[cell]) && (settled & cells[cell]) != 0) cells[cell] = 511;
      if (std::has_single_bit(cells[cell])) settled |= cells[cell];
    }
    unsigned one = 0, two = 0;
    bool all = true;
    for (unsigned d = 0; d < 9; ++d) {
      const auto places = std::count_if(house.begin(), house.end(),
                                        [&](Spot cell) { return (cells[cell] >> d & 1) != 0; });
      all = all && places > 0;
      const bool open = (settled >> d & 1) == 0;
      one |= places == 1 && open ? 1U << d : 0;
      two |= places == 2 && open ? 1U << d : 0;
    }
    const NinePlaces places(cells.data(), house.data());
    ASSERT_EQ(places.has_all(), all);
    ASSERT_EQ(NinePlaces::digits_of(places.with_one()), one);
    ASSERT_EQ(NinePlaces::digits_of(places.with_two()), two);
    with_one += one != 0 ? 1 : 0;
    with_two += two != 0 ? 1 : 0;
    without += all ? 0 : 1;
  }
  EXPECT_GT(std::min({with_one, with_two, without}), 1000);
}

}  // namespace
}  // namespace nonet
