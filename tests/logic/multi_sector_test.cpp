// Multi-sector locked sets made by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/proof/checker.h"
#include "support/patterns.h"

namespace nonet {
namespace {

bool lies_in(const Step& step, std::initializer_list<House> houses) {
  return std::equal(step.houses.begin(), step.houses.end(), houses.begin(), houses.end(),
                    [](const HouseMark& mark, House h) { return mark.house == h; });
}

//       c1    c4    c7      1 and 2 fit three times each, and 4 once. 3 stands in three rows and
//  r1   123   123   123     three columns, but fits only twice: nine in all, for nine cells.
//  r4   123   124   12
//  r7   123   12    12
TEST(MultiSectors, CountADigitThatFitsLessOftenThanItHasRowsAndColumns) {
  using test::at;
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 4), at(1, 7), at(4, 1), at(7, 1)}) test::keep(grid, c, {1, 2, 3});
  for (Cell c : {at(4, 7), at(7, 4), at(7, 7)}) test::keep(grid, c, {1, 2});
  test::keep(grid, at(4, 4), {1, 2, 4});
  int met = 0;
  for (const Step& step : test::found(grid, Technique::kMsls)) {
    EXPECT_TRUE(check(grid, step).proved());
    if (!lies_in(step, {test::row(1), test::row(4), test::row(7), test::column(1), test::column(4),
                        test::column(7)})) {
      continue;
    }
    ++met;
    const CandidateSet gone = CandidateSet::from(step.removals);
    EXPECT_TRUE(gone.contains({at(1, 2), Digit::from_number(3)}));
    EXPECT_TRUE(gone.contains({at(2, 4), Digit::from_number(1)}));
    EXPECT_FALSE(gone.contains({at(2, 2), Digit::from_number(5)}));
  }
  EXPECT_EQ(met, 1);
}

}  // namespace
}  // namespace nonet
