#include "nonet/explain/path_json.h"
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
  auto policy = restrict_policy(policy_all(), {}, {"trial"});
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

TEST(PathJson, AForgedStepIsNamed) {
  Path path = find_path(test::grid(kPuzzle), policy_all());
  auto claimed = read_path(path_to_json(path));
  ASSERT_TRUE(claimed.ok());
  std::mt19937 random(13);
  for (int round = 0; round < test::rounds(50); ++round) {
    ClaimedPath forged = *claimed;
    std::size_t at = random() % forged.steps.size();
    // Claim the opposite: a placement becomes a removal of the true digit.
    Candidate x{};
    Grid state = path.start;
    for (std::size_t i = 0; i < at; ++i) apply(path.steps[i], state);
    Cell cell = state.open().first();
    x = {cell, *path.end.board().at(cell)};
    forged.steps[at].step.placements.clear();
    forged.steps[at].step.removals = {x};
    PathCheck result = check_path(forged);
    EXPECT_FALSE(result.holds);
    EXPECT_EQ(result.checked, at);
    EXPECT_NE(result.fault.find("step " + std::to_string(at + 1)), std::string::npos);
  }
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

TEST(PathJson, AClaimedSolutionIsHeldAgainstTheEnd) {
  Path path = find_path(test::grid(kPuzzle), policy_all());
  auto read = read_path(path_to_json(path));
  ASSERT_TRUE(read.ok());
  read = [&] {
    ClaimedPath forged = *read;
    forged.solution->set(Cell(5), Digit(0));
    return forged;
  }();
  EXPECT_EQ(check_path(*read).fault, "the steps do not end in the solution that the file claims");
  EXPECT_EQ(to_string(read_path("{\"puzzle\": \"\", \"version\": 2}").error()),
            "line 1, column 27: only version 1 of the format is known");
}

TEST(PathJson, WrongTextsAreRefusedWithTheirPlace) {
  auto error = [](std::string_view text) {
    auto read = read_path(text);
    return read.ok() ? "accepted" : to_string(read.error());
  };
  EXPECT_EQ(error(""), "line 1, column 1: the JSON text ends where a JSON value was expected");
  EXPECT_EQ(error("[]"),
            "line 1, column 1: a path was expected: an object with \"puzzle\" and \"steps\"");
  EXPECT_EQ(error("{\"steps\": []}"),
            "line 1, column 1: the path has no \"puzzle\" of 81 characters");
  std::string start = "{\"puzzle\": \"" + std::string(kPuzzle) + "\",\n";
  EXPECT_EQ(error(start + "\"steps\": 5}"), "line 1, column 1: the path has no list of \"steps\"");
  EXPECT_EQ(error(start + "\"steps\": [{\"place\": [\"r1c1=0\"]}]}"),
            "line 2, column 22: this is not a placement such as \"r1c1=5\"");
  EXPECT_EQ(error(start + "\"steps\": [{\"truths\": [\"5q1\"]}]}"),
            "line 2, column 23: this is not a truth such as \"r1c1\" or \"5b2\"");
}

}  // namespace
}  // namespace nonet
