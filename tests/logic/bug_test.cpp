#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/text/prose.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Step> found(const Grid& grid) {
  std::vector<Step> steps;
  find(Technique::kBugPlusOne, grid, [&](const Hit& hit) {
    Step step = hit.told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    steps.push_back(std::move(step));
    return false;
  });
  return steps;
}

// r6c5 alone holds three candidates.
constexpr std::string_view kGrave =
    "8493256177328..9455617..328493278561157.3.892286...473978..2134314987256625..3789";

TEST(BugPlusOne, TheOddCandidateIsTrue) {
  Grid grid = test::grid(kGrave);
  auto steps = found(grid);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(test::outcome_of(steps[0]), "r6c5<>5 r6c5<>9");
  EXPECT_EQ(sentence_of(steps[0], grid),
            "unless r6c5 is 1, every open cell is left with two candidates and every digit with "
            "two places in each house that lacks it, and such a grid never has just one solution, "
            "so r6c5 is not 5 or 9. (This assumes that the puzzle has one solution.)");
}

TEST(BugPlusOne, NeedsEveryOtherOpenCellToHoldTwo) {
  // A digit of the grave opened again: its cell has one candidate, or others have three.
  Board more = test::board(kGrave);
  more.clear(cell_at(0, 0));
  EXPECT_TRUE(found(*Grid::from(more)).empty());
}

TEST(BugPlusOne, NeedsEveryDigitToHaveTwoPlaces) {
  // Without a candidate elsewhere, a digit has one place in a house.
  Grid grid = test::grid(kGrave);
  for (Cell c : grid.open()) {
    if (grid.candidates(c).size() != 2) continue;
    Grid less = grid;
    less.eliminate(c, grid.candidates(c).first());
    EXPECT_TRUE(found(less).empty());
  }
}

TEST(BugPlusOne, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kBugPlusOne}), 12);
}

}  // namespace
}  // namespace nonet
