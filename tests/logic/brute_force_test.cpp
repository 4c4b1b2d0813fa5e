// Looking a digit up.
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(BruteForce, PlacesTheDigitOfTheCellInTheMiddleOfTheOpenOnes) {
  const Grid grid = test::grid(kHard);
  const Board solution = search(grid).first;
  Ask ask{{Technique::kBruteForce}};
  ask.solution = &solution;
  std::vector<Step> steps;
  find_brute_force(grid, ask, [&](const Hit& hit) {
    steps.push_back(hit.told(grid));
    return false;
  });
  ASSERT_EQ(steps.size(), 1U);
  ASSERT_EQ(steps[0].placements.size(), 1U);
  const Candidate x = steps[0].placements[0];
  EXPECT_EQ(solution.at(x.cell), x.digit);
  int before = 0;
  for (Cell c : grid.open()) before += c < x.cell ? 1 : 0;
  EXPECT_EQ(before, grid.open().size() / 2);
  EXPECT_TRUE(check(grid, steps[0]).proved());
  EXPECT_EQ(expert_line(steps[0], grid).substr(0, 15), "Brute Force: r5");
}

TEST(BruteForce, IsNothingToFindForWhoDoesNotTellTheSolution) {
  EXPECT_TRUE(test::found(test::grid(kHard), Technique::kBruteForce).empty());
}

}  // namespace
}  // namespace nonet
