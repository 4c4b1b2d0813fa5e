#include "nonet/rules/probe.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/rules/rulebook.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Probe, NamesOnlyWhatIsFalseAndWithSplitsAllThatItNamesWithout) {
  std::mt19937 random(19);
  std::size_t named = 0, by_splits = 0;
  for (int round = 0; round < test::rounds(24); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    // Few digits are given, so that much is open.
    Puzzle puzzle = game.puzzle;
    const Grid grid = *start_of(puzzle);
    const std::vector<Candidate> at_once = failing_candidates(grid);
    const std::vector<Candidate> split = failing_candidates(grid, {.splits = 1});
    for (Candidate x : split) EXPECT_NE(game.solution.at(x.cell), x.digit);
    for (Candidate x : at_once) {
      EXPECT_NE(std::find(split.begin(), split.end(), x), split.end());
    }
    named += at_once.size();
    by_splits += split.size();
  }
  EXPECT_GT(named, 0U);
  EXPECT_GE(by_splits, named);
}

TEST(Probe, OfAGridWithoutRulesOrOnceItIsStoppedIsEmpty) {
  EXPECT_TRUE(
      failing_candidates(
          test::grid(
              "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"))
          .empty());
  std::mt19937 random(5);
  const Grid grid = *start_of(test::random_ruled_game(random).puzzle);
  const Stop at_once = Stop::after_asks(0);
  EXPECT_TRUE(failing_candidates(grid, {.stop = &at_once}).empty());
}

TEST(Probe, EndsWithAsManyAsAreEnough) {
  std::mt19937 random(19);
  for (int round = 0; round < test::rounds(12); ++round) {
    const Grid grid = *start_of(test::random_ruled_game(random).puzzle);
    const std::vector<Candidate> all = failing_candidates(grid);
    const std::vector<Candidate> some = failing_candidates(grid, {.enough = 3});
    EXPECT_GE(some.size(), std::min<std::size_t>(all.size(), 3));
    EXPECT_LE(some.size(), 3U + Digit::kCount);
    for (Candidate x : some) EXPECT_NE(std::find(all.begin(), all.end(), x), all.end());
  }
}

}  // namespace
}  // namespace nonet
