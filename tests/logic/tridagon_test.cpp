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

TEST(Tridagon, IsThereWhenAnOddNumberOfBoxesIsOdd) {
  const std::vector<Arrangement> all = arrangements();
  for (std::size_t n = 0; n < 6 * 6 * 6 * 6; n += 5) {
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
    Grid guarded;
    test::keep(guarded, cells.first(), {1, 2, 3, 7});
    for (Cell c : cells - CellSet{cells.first()}) test::keep(guarded, c, {1, 2, 3});
    const std::vector<Step> steps = test::found(guarded, Technique::kTridagon);
    EXPECT_EQ(steps.size(), odd ? 1u : 0u) << n;
    for (const Step& step : steps) EXPECT_TRUE(check(guarded, step).proved());
  }
}

}  // namespace
}  // namespace nonet
