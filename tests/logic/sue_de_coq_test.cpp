#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;

// Two cells of row 1 in box 1 with four digits, one more cell of the row and one of the box.
Grid crossing() {
  Grid grid;
  keep(grid, at(1, 1), {1, 2, 3, 4});
  keep(grid, at(1, 2), {1, 2, 3, 4});
  keep(grid, at(1, 5), {1, 2});
  keep(grid, at(2, 1), {3, 4});
  return grid;
}

TEST(SueDeCoq, UsesUpItsDigitsInTheLineAndInTheBox) {
  const std::vector<Step> steps = found(crossing(), Technique::kSueDeCoq);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(test::effects(steps[0]),
            "r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c4<>1 r1c4<>2 r1c6<>1 r1c6<>2 r1c7<>1 r1c7<>2 "
            "r1c8<>1 r1c8<>2 r1c9<>1 r1c9<>2 r2c2<>3 r2c2<>4 r2c3<>3 r2c3<>4 r3c1<>3 r3c1<>4 "
            "r3c2<>3 r3c2<>4 r3c3<>3 r3c3<>4");
  EXPECT_EQ(steps[0].truths.size(), 4U);
}

TEST(SueDeCoq, IsNoneWithACellThatMayHoldADigitMore) {
  Grid wider;
  keep(wider, at(1, 1), {1, 2, 3, 4});
  keep(wider, at(1, 2), {1, 2, 3, 4});
  keep(wider, at(1, 5), {1, 2, 5});
  keep(wider, at(2, 1), {3, 4});
  EXPECT_TRUE(found(wider, Technique::kSueDeCoq).empty());
}

TEST(SueDeCoq, SidesShareNoDigitOfTheCrossing) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2, 3, 4});
  keep(grid, at(1, 2), {1, 2, 3, 4});
  keep(grid, at(1, 5), {1, 2});
  keep(grid, at(2, 1), {2, 3});
  EXPECT_TRUE(found(grid, Technique::kSueDeCoq).empty());
}

TEST(SueDeCoq, SidesMayHaveDigitsOfTheirOwn) {
  Grid larger;
  keep(larger, at(1, 1), {1, 2, 3, 4});
  keep(larger, at(1, 2), {1, 2, 3, 4});
  keep(larger, at(1, 5), {1, 7});
  keep(larger, at(1, 6), {2, 7});
  keep(larger, at(2, 1), {3, 4});
  const std::vector<Step> steps = found(larger, Technique::kSueDeCoq);
  ASSERT_EQ(steps.size(), 1U);
  // 1, 2 and 7 are gone from the rest of the row, 3 and 4 from the rest of the box.
  EXPECT_NE(test::effects(steps[0]).find("r1c9<>7"), std::string::npos);
  EXPECT_EQ(steps[0].removals.size(), 5U * 3 + 6U * 2);
}

TEST(SueDeCoq, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kSueDeCoq}), 24);
}

TEST(SueDeCoq, CorpusIsFoundWhereHodokuFindsIt) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal({Technique::kSueDeCoq}), 70);
}

}  // namespace
}  // namespace nonet
