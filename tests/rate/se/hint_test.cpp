// What a length costs.
#include "nonet/rate/se/hint.h"

#include <gtest/gtest.h>

namespace nonet::se {
namespace {

TEST(SeHint, EveryThresholdCostsATenth) {
  const std::pair<int, int> most_for[] = {{6, 0},    {8, 1},    {10, 2},   {14, 3},   {18, 4},
                                          {26, 5},   {34, 6},   {50, 7},   {66, 8},   {98, 9},
                                          {130, 10}, {194, 11}, {258, 12}, {386, 13}, {514, 14}};
  for (const auto& [complexity, tenths] : most_for) {
    EXPECT_NEAR(chain_rating(8.5, complexity), 8.5 + 0.1 * tenths, 1e-9) << complexity;
    EXPECT_NEAR(chain_rating(8.5, complexity + 1), 8.6 + 0.1 * tenths, 1e-9) << complexity;
  }
}

// Which of two hints with the same tenths comes first is decided by what doubles make of the sums.
TEST(SeHint, SumsAreThoseOfDoubles) {
  EXPECT_LT(chain_rating(6.6, 8), chain_rating(6.5, 10));
  EXPECT_EQ(chain_rating(6.5, 8), chain_rating(6.6, 6));
}

}  // namespace
}  // namespace nonet::se
