// Trials keep within their limits.
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

Options limits(int suppositions) {
  Options options;
  options.trials = {suppositions};
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
  }
  return count;
}

TEST(Trial, TakesNoMoreSuppositionsThanItMay) {
  const Grid grid = test::grid(kHard);
  std::size_t fewer = 0;
  for (int most : {1, 2, 10, 100, 5000}) {
    const std::vector<Step> steps = trials(grid, limits(most), 50);
    for (const Step& step : steps) EXPECT_LE(suppositions_in(step), most);
    EXPECT_GE(steps.size(), fewer);
    fewer = steps.size();
  }
  EXPECT_GT(fewer, 0U);
}

// No candidate to spare, and nothing but deep trials gets anywhere.
TEST(Trial, OnAMaximalSukakuTheWayEnds) {
  std::mt19937 random(92);
  for (int round = 0; round < test::rounds(3); ++round) {
    const Grid start = test::maximal_sukaku(random);
    Policy policy = policy_all();
    policy.options = limits(3000);
    Solver solver(start, policy);
    ASSERT_TRUE(solver.ground().one_solution());
    std::size_t steps = 0;
    const Path path = solver.path([&](const Step& step, const Grid&) {
      EXPECT_LE(step.truths.size(), 324U);
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
