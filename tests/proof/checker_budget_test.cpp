// The budget of a check: what it bounds, and that running out of it is an answer of its own.
#include <algorithm>

#include "nonet/proof/checker.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Truth> every_truth() {
  std::vector<Truth> truths;
  for (Cell c : Cell::all()) truths.emplace_back(c);
  for (House h : Topology::classic().houses()) {
    for (Digit d : Digit::all()) truths.emplace_back(h, d);
  }
  return truths;
}

// Some candidates that the solution of a random puzzle has not, struck from all truths.
struct Hard {
  Grid grid;
  Step step;
};

Hard random_removals(std::mt19937& random) {
  const Board puzzle = test::random_puzzle(random);
  Board solution;
  test::count_solutions(puzzle, 1, &solution);
  Hard hard{*Grid::from(puzzle), {}};
  for (Cell c : hard.grid.open()) {
    for (Digit d : hard.grid.candidates(c)) {
      if (d != solution.at(c) && random() % 8 == 0) hard.step.removals.push_back({c, d});
    }
  }
  std::shuffle(hard.step.removals.begin(), hard.step.removals.end(), random);
  hard.step.truths = every_truth();
  return hard;
}

TEST(Budget, IsForTheWholeStepAndNotForEachEffect) {
  std::mt19937 random(41);
  std::uint64_t most = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const Hard hard = random_removals(random);
    if (hard.step.removals.empty()) continue;
    std::uint64_t alone = 0;
    for (Candidate x : hard.step.removals) {
      Step one = hard.step;
      one.removals = {x};
      const Check check_of_one = check(hard.grid, one);
      ASSERT_TRUE(check_of_one.proved());
      alone += check_of_one.work;
    }
    const Check whole = check(hard.grid, hard.step);
    EXPECT_TRUE(whole.proved());
    EXPECT_EQ(whole.work, alone);
    EXPECT_TRUE(check(hard.grid, hard.step, whole.work).proved());
    if (whole.work == 0) continue;
    most = std::max(most, whole.work);
    const Check less = check(hard.grid, hard.step, whole.work - 1);
    EXPECT_EQ(less.verdict, Verdict::kOverBudget);
    EXPECT_LE(less.work, whole.work);
  }
  EXPECT_GT(most, 100U);
}

// With less work a verdict may be missing, but it never turns into its opposite.
TEST(Budget, WhatIsProvedOrRefusedWithLessWorkIsSoWithMore) {
  std::mt19937 random(42);
  int undecided = 0;
  for (int round = 0; round < test::rounds(150); ++round) {
    Hard hard = random_removals(random);
    // Whether it follows from some of the truths only, nobody knows beforehand.
    std::shuffle(hard.step.truths.begin(), hard.step.truths.end(), random);
    hard.step.truths.resize(random() % hard.step.truths.size());
    if (hard.step.removals.empty()) continue;
    hard.step.removals.resize(1);
    const Check full = check(hard.grid, hard.step);
    const Check hasty = check(hard.grid, hard.step, random() % 40);
    undecided += hasty.decided() ? 0 : 1;
    if (hasty.decided()) {
      EXPECT_EQ(hasty.verdict, full.verdict);
    }
  }
  EXPECT_GT(undecided, 0);
}

TEST(Budget, WhatIsNotDecidedIsNeitherProvedNorRefused) {
  Step step;
  step.removals = {{Cell(0), Digit(0)}};
  step.truths = every_truth();
  const Check check_of_it = check(Grid(), step, 10);
  EXPECT_FALSE(check_of_it.proved());
  EXPECT_FALSE(check_of_it.decided());
  EXPECT_EQ(describe(check_of_it, step), "r1c1 <> 1 could not be checked within the work bound");
  step.truths.clear();
  EXPECT_TRUE(check(Grid(), step, 10).decided());
}

}  // namespace
}  // namespace nonet
