#include "nonet/explain/path_json.h"

#include "nonet/explain/path_check.h"
#include "nonet/proof/checker.h"
#include "nonet/solve/solver.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(Path, ExplainsEveryRandomPuzzleToItsSolution) {
  std::mt19937 random(11);
  for (int round = 0; round < test::rounds(40); ++round) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    test::count_solutions(puzzle, 1, &solution);
    Path path = find_path(*Grid::from(puzzle), policy_all());
    EXPECT_TRUE(path.solved());
    EXPECT_EQ(path.end.board(), solution);
    EXPECT_EQ(path.refused, 0);
  }
}

TEST(Path, IsStuckWithoutATechniqueItNeedsAndSaysSo) {
  auto policy = restrict_policy(policy_all(), {"singles", "subsets"}, {});
  Path path = find_path(test::grid(kPuzzle), *policy);
  EXPECT_FALSE(path.solved());
}

TEST(PathJson, IsJsonAndReadsBackAsTheSameSteps) {
  Path path = find_path(test::grid(kPuzzle), policy_all());
  std::string text = path_to_json(path);
  EXPECT_EQ(test::json_string(text, "/format"), "nonet-path");
  EXPECT_EQ(test::json_string(text, "/puzzle"), kPuzzle);
  EXPECT_EQ(test::json_size(text, "/steps"), path.steps.size());
  auto read = read_path(text);
  ASSERT_TRUE(read.ok()) << to_string(read.error());
  ASSERT_EQ(read->steps.size(), path.steps.size());
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    EXPECT_EQ(read->steps[i].step.placements, path.steps[i].placements);
    EXPECT_EQ(read->steps[i].step.removals, path.steps[i].removals);
    EXPECT_EQ(read->steps[i].step.truths, path.steps[i].truths);
  }
  EXPECT_TRUE(check_path(*read).holds);
}

TEST(PathJson, APathThatBeginsHalfWayReadsBackWithItsState) {
  Path whole = find_path(test::grid(kPuzzle), policy_all());
  Grid half = whole.start;
  for (std::size_t i = 0; i < whole.steps.size() / 2; ++i) apply(whole.steps[i], half);
  Path rest = find_path(half, policy_all());
  auto read = read_path(path_to_json(rest));
  ASSERT_TRUE(read.ok()) << to_string(read.error());
  PathCheck result = check_path(*read);
  EXPECT_TRUE(result.holds) << result.fault;
  EXPECT_TRUE(result.solved);
  EXPECT_EQ(*Grid::from(read->puzzle), half);
}

}  // namespace
}  // namespace nonet
