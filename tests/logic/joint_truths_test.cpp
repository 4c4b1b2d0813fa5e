#include "nonet/logic/joint_truths.h"

#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// Truths around a cell, where they have something to do with each other.
std::vector<Truth> some_truths(std::mt19937& random, const Grid& grid) {
  std::vector<Truth> truths;
  const Cell centre(static_cast<int>(random() % Cell::kCount));
  for (Cell c : grid.topology().peers(centre) & grid.open()) {
    if (random() % 3 == 0) truths.emplace_back(c);
  }
  for (House h : grid.topology().houses_of(centre)) {
    for (Digit d : grid.open_digits(h)) {
      if (random() % 2 == 0) truths.emplace_back(h, d);
    }
  }
  return truths;
}

// The checker says the same of a step with these truths.
TEST(JointTruths, RuleOutJustWhatTheCheckerProves) {
  std::mt19937 random(7);
  int allowed = 0, ruled_out = 0;
  for (const Grid& grid : test::stuck_states(random, test::rounds(20))) {
    for (int round = 0; round < 10; ++round) {
      const std::vector<Truth> truths = some_truths(random, grid);
      JointTruths joint(grid, truths);
      for (Candidate x : test::open_candidates(grid)) {
        Step step;
        step.truths = truths;
        step.removals = {x};
        const bool proved = check(grid, step).proved();
        EXPECT_EQ(joint.allow(x), !proved);
        ++(proved ? ruled_out : allowed);
      }
    }
  }
  EXPECT_GT(allowed, 0);
  if (!test::sanitized()) {
    EXPECT_GT(ruled_out, 0);
  }
}

TEST(JointTruths, AllowWhateverIsTrue) {
  std::mt19937 random(8);
  for (const Grid& grid : test::stuck_states(random, test::rounds(20))) {
    const Board solution = search(grid).first;
    JointTruths joint(grid, some_truths(random, grid));
    for (Cell c : grid.open()) EXPECT_TRUE(joint.allow({c, *solution.at(c)}));
  }
}

}  // namespace
}  // namespace nonet
