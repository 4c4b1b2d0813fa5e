// Empty rectangles, with more than two candidates and with two, alone and dual.
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::box;
using test::column;
using test::confine;
using test::found;
using test::outcomes;
using test::row;

TEST(EmptyRectangle, LeadsAlongItsRowToAPairInAColumn) {
  Grid grid;
  confine(grid, box(1), 5, {at(2, 1), at(2, 2), at(1, 3), at(3, 3)});
  confine(grid, column(8), 5, {at(2, 8), at(4, 8)});
  EXPECT_EQ(outcomes(grid, Technique::kEmptyRectangle), "r4c3<>5");
  Grid filled;
  confine(filled, box(1), 5, {at(2, 1), at(2, 2), at(1, 3), at(3, 3), at(1, 1)});
  confine(filled, column(8), 5, {at(2, 8), at(4, 8)});
  EXPECT_EQ(outcomes(filled, Technique::kEmptyRectangle), "");
  Grid three;
  confine(three, box(1), 5, {at(2, 1), at(2, 2), at(1, 3), at(3, 3)});
  confine(three, column(8), 5, {at(2, 8), at(4, 8), at(9, 8)});
  EXPECT_EQ(outcomes(three, Technique::kEmptyRectangle), "");
}

TEST(EmptyRectangle, LeadsAlongItsColumnToAPairInARow) {
  Grid grid;
  confine(grid, box(9), 5, {at(8, 8), at(7, 9), at(9, 9), at(8, 9)});
  confine(grid, row(3), 5, {at(3, 9), at(3, 2)});
  EXPECT_EQ(outcomes(grid, Technique::kEmptyRectangle), "r8c2<>5");
}

TEST(EmptyRectangle, WithTwoCandidatesIsAskedFor) {
  Grid grid;
  confine(grid, box(1), 5, {at(2, 1), at(3, 3)});
  confine(grid, column(8), 5, {at(2, 8), at(4, 8)});
  Options thin;
  thin.single_digit.thin_empty_rectangles = true;
  EXPECT_EQ(outcomes(grid, Technique::kEmptyRectangle), "");
  EXPECT_EQ(outcomes(grid, Technique::kEmptyRectangle, thin), "r4c3<>5");
}

TEST(DualEmptyRectangle, IsTwoOfOneBox) {
  Grid grid;
  confine(grid, box(7), 5, {at(7, 1), at(7, 3), at(8, 2)});
  confine(grid, column(9), 5, {at(6, 9), at(7, 9)});
  confine(grid, row(6), 5, {at(6, 2), at(6, 9)});
  Options duals;
  duals.single_digit.dual_empty_rectangles = true;
  EXPECT_EQ(outcomes(grid, Technique::kDualEmptyRectangle, duals), "r6c2<>5 r7c9<>5");
  EXPECT_EQ(outcomes(grid, Technique::kDualEmptyRectangle), "");
  EXPECT_EQ(outcomes(grid, Technique::kEmptyRectangle, duals), "r6c2<>5 | r7c9<>5");
}

TEST(EmptyRectangle, IsSpelledOutByTheLinesOfItsBox) {
  std::mt19937 random(8);
  int steps = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random, 50));
    for (const Step& step : found(grid, Technique::kEmptyRectangle)) {
      EXPECT_TRUE(test::is_spelled_out(step, grid));
      ++steps;
    }
  }
  EXPECT_GT(steps, 0);
}

TEST(EmptyRectangle, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(
      test::expect_library_passes({Technique::kEmptyRectangle, Technique::kDualEmptyRectangle}),
      21);
}

TEST(EmptyRectangle, CorpusIsFoundWhereHodokuFindsIt) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal({Technique::kEmptyRectangle}), 91);
}

}  // namespace
}  // namespace nonet
