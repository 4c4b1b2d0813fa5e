// The shorter way: every step of it proved where it stands, the same end, never more hard steps
// than the usual way has, and often fewer.
#include "nonet/solve/shorter.h"

#include "nonet/logic/technique.h"
#include "nonet/solve/guard.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// Of our own making, each with several steps beyond the basics on the usual way.
constexpr std::string_view kPuzzles[] = {
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5",
    "..2...7....4.61..369.....2......41.5.2.....4..3......85..3.......6.9.....1.7.8...",
    ".2984.........9...681..7......3..12..6.....93352..4..8.1.9..7.2..765.8.9...4..5..",
    "..7.3.....3.2..5..62...7.4.....417.......5..3.8.....2.4.......7...9.423.2.5...6..",
};

TEST(ShorterPath, IsProvedToTheSameEndWithNoMoreHardSteps) {
  int fewer = 0;
  for (std::string_view text : kPuzzles) {
    const Grid start = test::grid(text);
    const Ground ground = ground_of(start);
    const ShorterPath shorter = find_shorter_path(start, policy_all(), ground, {});
    const Path usual = find_path(start, policy_all());
    ASSERT_TRUE(shorter.path.solved()) << text;
    EXPECT_EQ(shorter.path.end.board(), usual.end.board());
    EXPECT_EQ(shorter.usual, effort_of(usual.steps));
    EXPECT_LE(effort_of(shorter.path.steps), shorter.usual);
    fewer += effort_of(shorter.path.steps) < shorter.usual ? 1 : 0;
    Grid grid = start;
    for (const Step& step : shorter.path.steps) {
      EXPECT_EQ(fault_of(step, grid, ground), "") << text;
      if (!step.inferences.empty() && row_of(step.technique).family == Family::kChains) {
        EXPECT_TRUE(test::is_spelled_out(step, grid)) << text;
      }
      apply(step, grid);
    }
    EXPECT_TRUE(grid.solved());
  }
  EXPECT_GE(fewer, 2);
}

TEST(ShorterPath, LeavesNothingOutThatIsNeeded) {
  // Whichever hard step is left out, the others do not come to the end.
  const Grid start = test::grid(kPuzzles[0]);
  const ShorterPath shorter = find_shorter_path(start, policy_all(), ground_of(start), {});
  const std::vector<Step>& steps = shorter.path.steps;
  for (std::size_t left_out = 0; left_out < steps.size(); ++left_out) {
    if (row_of(steps[left_out].technique).level <= Level::kMedium) continue;
    Grid grid = start;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (i != left_out && fault_of(steps[i], grid, ground_of(start)).empty())
        apply(steps[i], grid);
    }
    EXPECT_FALSE(grid.solved()) << left_out;
  }
}

TEST(ShorterPath, OfAnEasyPuzzleIsTheUsualOne) {
  const Grid easy = test::grid(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const ShorterPath shorter = find_shorter_path(easy, policy_all(), ground_of(easy), {});
  EXPECT_EQ(shorter.usual.all(), 0);
  EXPECT_EQ(shorter.path.steps, find_path(easy, policy_all()).steps);
}

TEST(ShorterPath, OfAPuzzleWithSeveralSolutionsStaysAsItIs) {
  const Grid several = test::grid(std::string(81, '.'));
  const ShorterPath shorter = find_shorter_path(several, policy_all(), ground_of(several), {});
  EXPECT_FALSE(shorter.path.solved());
}

}  // namespace
}  // namespace nonet
