#include "nonet/rules/locked_sets.h"

#include <gtest/gtest.h>

#include "nonet/logic/each_hit.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<DigitMask> masks_of(const Grid& grid) {
  std::vector<DigitMask> masks;
  for (Cell c : Cell::all()) masks.push_back(static_cast<DigitMask>(grid.candidates(c).bits()));
  return masks;
}

// Follows singles, and then takes away some candidates that are false, so that there are sets.
void advance(std::mt19937& random, const Board& solution, Grid& grid) {
  const Policy singles =
      *restrict_policy(policy_all(), {"full-house", "naked-single", "hidden-single"}, {});
  for (int round = 0; round < 60 && !grid.open().empty(); ++round) {
    Cell c(static_cast<int>(random() % Cell::kCount));
    const Digit d(static_cast<int>(random() % Digit::kCount));
    if (grid.is_open(c) && solution.at(c) != d) grid.eliminate(c, d);
  }
  while (each_hit(grid, singles, [&](const Hit& hit) {
    apply(hit.told(grid), grid);
    return true;
  })) {
  }
}

// Against the finders, which are written another way.
TEST(LockedSets, ThereIsOneWhereThereIsASubsetOrAFish) {
  const Policy sets = *restrict_policy(
      policy_all(),
      {"naked-pair", "naked-triple", "naked-quadruple", "hidden-pair", "hidden-triple",
       "hidden-quadruple", "locked-pair", "locked-triple", "x-wing", "swordfish", "jellyfish"},
      {});
  std::mt19937 random(8);
  int with = 0, without = 0;
  for (int round = 0; round < test::rounds(120); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    const Board solution = search(grid).first;
    advance(random, solution, grid);
    const bool found = find_locked_set(grid.topology(), masks_of(grid)).has_value();
    EXPECT_EQ(found, each_hit(grid, sets, [](const Hit&) { return true; }));
    ++(found ? with : without);
  }
  EXPECT_GT(with, 0);
  EXPECT_GT(without, 0);
}

TEST(LockedSets, TheTruthsProveWhatIsStruck) {
  std::mt19937 random(9);
  int sizes[5] = {};
  for (int round = 0; round < test::rounds(80); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    advance(random, search(grid).first, grid);
    while (const auto set = find_locked_set(grid.topology(), masks_of(grid))) {
      Step step;
      step.technique = Technique::kNakedPair;  // the checker looks at truths alone
      step.truths = set->truths;
      step.removals = {set->struck.begin(), set->struck.end()};
      ASSERT_FALSE(set->struck.empty());
      ASSERT_TRUE(check(grid, step).proved());
      ++sizes[set->truths.size()];
      apply({}, set->struck, grid);
    }
  }
  EXPECT_GT(sizes[2], 0);
  EXPECT_GT(sizes[3], 0);
}

}  // namespace
}  // namespace nonet
