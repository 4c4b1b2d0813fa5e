// Trials keep within their limits, and a story that is told in part still adds up.
#include "nonet/proof/checker.h"
#include "nonet/solve/solver.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

// The easier techniques get nowhere here, nor does a trial without a split.
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Options limits(int suppositions, int lines) {
  Options options;
  options.trials = {suppositions, lines};
  return options;
}

std::vector<Step> trials(const Grid& grid, const Options& options, std::size_t most) {
  std::vector<Step> steps;
  find(
      Technique::kTrial, grid,
      [&](const Hit& hit) {
        steps.push_back(hit.told(grid));
        return steps.size() == most;
      },
      options);
  return steps;
}

int suppositions_in(const Step& step) {
  int count = 0;
  for (const Inference& inference : step.inferences) {
    count += inference.kind == Kind::kAssume ? 1 : 0;
    count += inference.untold;
  }
  return count;
}

TEST(Trial, TakesNoMoreSuppositionsThanItMay) {
  const Grid grid = test::grid(kHard);
  std::size_t fewer = 0;
  for (int most : {1, 2, 10, 100, 5000}) {
    const std::vector<Step> steps = trials(grid, limits(most, 10000), 50);
    for (const Step& step : steps) EXPECT_LE(suppositions_in(step), most);
    EXPECT_GE(steps.size(), fewer);
    fewer = steps.size();
  }
  EXPECT_GT(fewer, 0U);
}

TEST(Trial, AStoryThatIsTooLongIsToldInItsOuterPartsAndTheRestIsCounted) {
  std::mt19937 random(91);
  int outlined = 0;
  for (const Grid& grid : {test::grid(kHard), test::maximal_sukaku(random)}) {
    const std::vector<Step> whole = trials(grid, limits(20000, 10000), 12);
    for (int lines : {5, 20, 60}) {
      const std::vector<Step> part = trials(grid, limits(20000, lines), 12);
      ASSERT_EQ(part.size(), whole.size());
      for (std::size_t i = 0; i < part.size(); ++i) {
        EXPECT_EQ(part[i].removals, whole[i].removals);
        EXPECT_EQ(part[i].truths, whole[i].truths);
        EXPECT_EQ(suppositions_in(part[i]), suppositions_in(whole[i]));
        EXPECT_TRUE(check(grid, part[i]).proved());
        if (part[i].inferences == whole[i].inferences) {
          EXPECT_LE(whole[i].inferences.size(), static_cast<std::size_t>(lines));
          continue;
        }
        ++outlined;
        EXPECT_LT(part[i].inferences.size(), whole[i].inferences.size());
      }
    }
  }
  EXPECT_GT(outlined, 10);
}

// Every untold part belongs to a supposition that stands right before it.
TEST(Trial, WhatIsUntoldFollowsItsSupposition) {
  for (const Step& step : trials(test::grid(kHard), limits(20000, 10), 20)) {
    const std::vector<Inference>& story = step.inferences;
    for (std::size_t i = 0; i < story.size(); ++i) {
      if (story[i].kind != Kind::kUntold) {
        EXPECT_EQ(story[i].untold, 0);
        continue;
      }
      ASSERT_GT(i, 0U);
      EXPECT_EQ(story[i - 1].kind, Kind::kAssume);
      EXPECT_EQ(story[i - 1].level, story[i].level);
      EXPECT_TRUE(story[i].by.empty());
    }
  }
}

// No candidate to spare, and nothing but deep trials gets anywhere.
TEST(Trial, OnAMaximalSukakuTheWayEndsAndEveryStoryIsShort) {
  std::mt19937 random(92);
  for (int round = 0; round < test::rounds(3); ++round) {
    const Grid start = test::maximal_sukaku(random);
    Policy policy = policy_all();
    policy.options = limits(3000, 40);
    Solver solver(start, policy);
    ASSERT_TRUE(solver.ground().one_solution());
    std::size_t steps = 0;
    const Path path = solver.path([&](const Step& step, const Grid&) {
      EXPECT_LE(step.truths.size(), 324U);
      EXPECT_LE(step.inferences.size(), 200U) << row_of(step.technique).slug;
      EXPECT_LE(++steps, 729U + 81U);
      return false;
    });
    if (path.solved()) {
      EXPECT_EQ(path.end.board(), *solver.ground().solution);
    }
  }
}

}  // namespace
}  // namespace nonet
