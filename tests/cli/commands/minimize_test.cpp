#include "support/filter.h"

namespace nonet::test {
namespace {

bool is_part_of(const Board& part, const Board& whole) {
  for (const Cell c : Cell::all()) {
    if (part.has(c) && part.at(c) != whole.at(c)) return false;
  }
  return true;
}

TEST(Minimize, LeavesNoClueThatIsNotNeeded) {
  std::mt19937 random(6);
  std::string input;
  std::vector<Board> puzzles;
  for (int i = 0; i < 12; ++i) {
    puzzles.push_back(random_puzzle(random, 35));
    input += line_of(puzzles.back()) + "\n";
  }
  for (const char* option : {"-j1", "--seed=4"}) {
    const Finished done = run("nonet", {"minimize", option}, input);
    EXPECT_EQ(done.code, 0);
    const auto lines = split(done.out);
    ASSERT_EQ(lines.size(), puzzles.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Board minimal = board(lines[i]);
      EXPECT_TRUE(is_part_of(minimal, puzzles[i]));
      EXPECT_EQ(count_solutions(minimal, 2), 1);
      for (const Cell c : Cell::all()) {
        if (!minimal.has(c)) continue;
        Board without = minimal;
        without.clear(c);
        EXPECT_GT(count_solutions(without, 2), 1) << lines[i];
      }
    }
  }
}

TEST(Minimize, WritesTheSameWhateverTheThreads) {
  std::mt19937 random(7);
  std::string input;
  for (int i = 0; i < 600; ++i) input += line_of(random_solution(random)) + "\n";
  const std::string expected = run("nonet", {"minimize", "--seed=2", "-j1"}, input).out;
  EXPECT_EQ(run("nonet", {"minimize", "--seed=2", "-j3"}, input).out, expected);
}

TEST(Minimize, LeavesPuzzlesWithoutOneSolutionAsTheyAreAndTellsWhy) {
  const Finished done =
      run("nonet", {"minimize"}, line(kTwoWays) + line(kImpossible) + line(kClash));
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, line(kTwoWays) + line(kImpossible) + line(kClash));
  EXPECT_EQ(done.err,
            "invalid puzzle: 1: it has several solutions\n"
            "invalid puzzle: 2: it has no solution\n"
            "invalid puzzle: 3: it has no solution\n");
}

TEST(Minimize, TakesGivensAndRulesFromAPuzzleWithRules) {
  const std::string cage = R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3})";
  const std::string puzzle =
      R"({"size": 4, "givens": "1234341243.12143", "rules": [)" + cage + "]}\n";
  const Finished both = run("nonet", {"minimize"}, puzzle);
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_EQ(run("nonet", {"solve", "--count"}, both.out).out, "1\n") << both.out;
  const Finished rules = run("nonet", {"minimize", "--from=rules"}, puzzle);
  EXPECT_EQ(
      rules.out,
      R"({"size": 4, "low": 1, "boxes": "standard", "givens": "1234341243.12143", "rules": []})"
      "\n");
  const Finished givens = run("nonet", {"minimize", "--from=givens"}, puzzle);
  EXPECT_NE(givens.out.find(R"("sum": 3)"), std::string::npos) << givens.out;
  const Finished several = run("nonet", {"minimize"}, "{\"rules\": [" + cage + "]}\n");
  EXPECT_EQ(several.code, 1);
  EXPECT_EQ(several.err,
            "invalid puzzle: 1: it has several solutions; a rule is probably missing\n");
}

}  // namespace
}  // namespace nonet::test
