// Tridagons of all 1,296 arrangements: those of an odd number of odd boxes, and no others.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "support/patterns.h"

namespace nonet {
namespace {

using Arrangement = std::array<int, 3>;

std::vector<Arrangement> arrangements() {
  std::vector<Arrangement> all;
  Arrangement next{0, 1, 2};
  do all.push_back(next);
  while (std::next_permutation(next.begin(), next.end()));
  return all;
}

bool is_odd(const Arrangement& a) {
  return ((a[0] > a[1]) + (a[0] > a[2]) + (a[1] > a[2])) % 2 == 1;
}

// The first of the cells has another candidate.
Grid guarded_at(const CellSet& cells) {
  Grid guarded;
  test::keep(guarded, cells.first(), {1, 2, 3, 7});
  for (Cell c : cells - CellSet{cells.first()}) test::keep(guarded, c, {1, 2, 3});
  return guarded;
}

TEST(Tridagon, IsThereWhenAnOddNumberOfBoxesIsOdd) {
  const std::vector<Arrangement> all = arrangements();
  for (std::size_t n = 0; n < std::size_t{6} * 6 * 6 * 6; n += 5) {
    CellSet cells;
    bool odd = false;
    for (std::size_t box = 0, left = n; box < 4; ++box, left /= 6) {
      const Arrangement& a = all[left % 6];
      odd ^= is_odd(a);
      const int top = box < 2 ? 0 : 6, start = box % 2 == 0 ? 0 : 3;
      for (int row = 0; row < 3; ++row) {
        cells.insert(cell_at(top + row, start + a[static_cast<std::size_t>(row)]));
      }
    }
    const Grid guarded = guarded_at(cells);
    const std::vector<Step> steps = test::found(guarded, Technique::kTridagon);
    EXPECT_EQ(steps.size(), odd ? 1u : 0u) << n;
    for (const Step& step : steps) EXPECT_TRUE(check(guarded, step).proved());
  }
}

CellSet odd_cells() {
  return {test::at(1, 1), test::at(2, 2), test::at(3, 3), test::at(1, 4),
          test::at(2, 5), test::at(3, 6), test::at(7, 1), test::at(8, 2),
          test::at(9, 3), test::at(7, 4), test::at(8, 6), test::at(9, 5)};
}

TEST(Tridagon, IsThereWhereACellLacksADigit) {
  const CellSet cells = odd_cells();
  for (Cell lacking : cells - CellSet{cells.first()}) {
    Grid guarded = guarded_at(cells);
    guarded.eliminate(lacking, Digit::from_number(2));
    const std::vector<Step> steps = test::found(guarded, Technique::kTridagon);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_TRUE(check(guarded, steps.front()).proved());
  }
}

TEST(Tridagon, WithCasesTellsNothingThatIsSeenWithoutThem) {
  const Grid guarded = guarded_at(odd_cells());
  const std::vector<Step> plain = test::found(guarded, Technique::kTridagon);
  ASSERT_EQ(plain.size(), 1u);
  for (const Step& step : test::found(guarded, Technique::kTridagonOr)) {
    const auto& seen = plain.front().removals;
    EXPECT_EQ(std::find(seen.begin(), seen.end(), step.removals.front()), seen.end());
  }
}

}  // namespace
}  // namespace nonet
