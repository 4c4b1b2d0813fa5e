// Remote pairs.
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;
using test::outcomes;

TEST(RemotePair, TakesBothDigitsFromWhatSeesBothEnds) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 5), at(5, 5), at(5, 9)}) keep(grid, c, {1, 2});
  EXPECT_EQ(outcomes(grid, Technique::kRemotePair), "r1c9<>1 r1c9<>2 r5c1<>1 r5c1<>2");
  Grid three;
  for (Cell c : {at(1, 1), at(1, 5), at(5, 9)}) keep(three, c, {1, 2});
  keep(three, at(5, 5), {1, 2, 3});
  EXPECT_EQ(outcomes(three, Technique::kRemotePair), "");
}

TEST(RemotePair, OfSixCellsTakesWhatItsInnerCellsTakeToo) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 5), at(5, 5), at(5, 9), at(8, 9), at(8, 2)}) {
    keep(grid, c, {3, 7});
  }
  std::vector<Step> steps = found(grid, Technique::kRemotePair);
  auto longest = std::max_element(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
    return a.removals.size() < b.removals.size();
  });
  ASSERT_NE(longest, steps.end());
  EXPECT_EQ(longest->truths.size(), 6U);
  for (Cell c : {at(5, 1), at(1, 9), at(8, 5)}) {
    for (Digit d : {Digit::from_number(3), Digit::from_number(7)}) {
      EXPECT_NE(std::find(longest->removals.begin(), longest->removals.end(), Candidate{c, d}),
                longest->removals.end());
    }
  }
}

TEST(RemotePair, IsToldOnceForWhatItTakes) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 5), at(5, 5), at(5, 9), at(8, 9), at(8, 2)}) {
    keep(grid, c, {3, 7});
  }
  std::vector<Step> steps = found(grid, Technique::kRemotePair);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_TRUE(test::is_spelled_out(steps[i], grid));
    for (std::size_t j = i + 1; j < steps.size(); ++j) {
      EXPECT_TRUE(steps[i].removals != steps[j].removals ||
                  steps[i].inferences.size() > steps[j].inferences.size());
    }
  }
}

TEST(RemotePair, IsNotSoughtWhereThreeCellsOfAHouseHoldThePair) {
  Grid grid;
  for (Cell c : Cell::all()) keep(grid, c, {1, 2});
  EXPECT_TRUE(found(grid, Technique::kRemotePair).empty());
}

TEST(RemotePair, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kRemotePair}), 16);
}

TEST(RemotePair, CorpusIsFoundWhereHodokuFindsIt) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal({Technique::kRemotePair}), 6);
}

}  // namespace
}  // namespace nonet
