// What the templates of a digit tell.
#include <algorithm>

#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;

constexpr Digit kFive = Digit::from_number(5);

TEST(TemplateSet, PlacesADigitThatHasOneTemplateLeftInAllRows) {
  // Two templates that part in rows 1 and 2 only, and one cell of the second struck.
  Grid grid;
  const CellSet first = {at(1, 1), at(2, 4), at(3, 7), at(4, 2), at(5, 5),
                         at(6, 8), at(7, 3), at(8, 6), at(9, 9)};
  for (Cell c : CellSet::all() - first - CellSet{at(1, 4), at(2, 1)}) grid.eliminate(c, kFive);
  std::vector<Step> steps = found(grid, Technique::kTemplateSet);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].placements.size(), 7U);
  grid.eliminate(at(2, 1), kFive);
  steps = found(grid, Technique::kTemplateSet);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].placements.size(), 9U);
  EXPECT_TRUE(check(grid, steps[0]).proved());
  EXPECT_NE(test::outcomes(grid, Technique::kTemplateDelete).find(" | r1c4<>5 | "),
            std::string::npos);
}

TEST(TemplateDelete, TakesWhatNoTemplateGoesThrough) {
  // An X-wing in columns 3 and 7.
  Grid grid;
  for (int r : {2, 8}) {
    test::confine(grid, test::row(r), 5, {at(r, 3), at(r, 7)});
  }
  const std::vector<Step> steps = found(grid, Technique::kTemplateDelete);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].removals.size(), 14U);
  EXPECT_TRUE(check(grid, steps[0]).proved());
  EXPECT_EQ(steps[0].truths.size(), 9U);
  EXPECT_TRUE(found(Grid(), Technique::kTemplateDelete).empty());
}

TEST(Templates, TakeTheirPlacesFromOtherDigits) {
  // 5 has one template; where it stands nothing else does.
  Grid grid;
  const CellSet only = {at(1, 1), at(2, 4), at(3, 7), at(4, 2), at(5, 5),
                        at(6, 8), at(7, 3), at(8, 6), at(9, 9)};
  for (Cell c : CellSet::all() - only) grid.eliminate(c, kFive);
  const std::vector<Step> steps = found(grid, Technique::kTemplateDelete);
  ASSERT_EQ(steps.size(), 8U);
  for (const Step& step : steps) {
    EXPECT_EQ(step.removals.size(), 9U);
    EXPECT_EQ(step.truths.size(), 18U);  // the rows of both digits
    EXPECT_TRUE(check(grid, step).proved());
  }
}

TEST(Templates, OfADigitWithoutOneTellNothing) {
  Grid grid;
  for (Cell c : grid.topology().cells(test::row(4))) grid.eliminate(c, kFive);
  EXPECT_TRUE(found(grid, Technique::kTemplateSet).empty());
  EXPECT_TRUE(found(grid, Technique::kTemplateDelete).empty());
}

TEST(Templates, AreProvedAndTrueOnRandomPuzzles) {
  std::mt19937 random(16);
  int met = 0;
  for (int round = 0; round < test::rounds(40); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    const Board solution = search(grid).first;
    for (Technique t : {Technique::kTemplateSet, Technique::kTemplateDelete}) {
      for (const Step& step : found(grid, t)) {
        ++met;
        EXPECT_TRUE(check(grid, step).proved());
        for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
        for (Candidate x : step.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
      }
    }
  }
  EXPECT_GT(met, test::rounds(40));
}

TEST(Templates, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kTemplateSet, Technique::kTemplateDelete}), 14);
}

}  // namespace
}  // namespace nonet
