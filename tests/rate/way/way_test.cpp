#include "nonet/rate/way/way.h"

#include <gtest/gtest.h>

#include "nonet/logic/policy.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Way, IsTheSumOfTheStepsThatAreToldAndTheLevelOfTheHardest) {
  std::mt19937 random(23);
  for (int round = 0; round < test::rounds(24); ++round) {
    const Grid grid = round % 2 == 0 ? *start_of(test::random_ruled_game(random).puzzle)
                                     : *Grid::from(test::random_puzzle(random));
    const Path path = find_path(grid, policy_all());
    const WayRating rating = rate_way(grid);
    ASSERT_EQ(rating.finished, path.solved());
    int score = 0, hard = 0;
    Level level = Level::kEasy;
    for (const Step& step : path.steps) level = std::max(level, row_of(step.technique).level);
    for (const Step& step : path.steps) {
      score += points_of(step.technique);
      hard += row_of(step.technique).level == level ? 1 : 0;
    }
    EXPECT_EQ(rating.score, score);
    EXPECT_EQ(rating.level, level);
    EXPECT_EQ(rating.hard_steps, hard);
    EXPECT_EQ(row_of(rating.hardest).level, level);
    EXPECT_GT(rating.uses_of(rating.hardest), 0);
  }
}

TEST(Way, CountsByHodokusPointsOrByLevel) {
  EXPECT_EQ(points_of(Technique::kXWing), row_of(Technique::kXWing).hodoku_score);
  EXPECT_EQ(points_of(Technique::kRuleBounds), 20);
  EXPECT_EQ(points_of(Technique::kInniesAndOuties), 60);
  EXPECT_EQ(points_of(Technique::kSupposition), 300);
  EXPECT_EQ(points_of(Technique::kTrial), 600);
  EXPECT_EQ(points_of(Technique::kTemplateSet), 600);
}

TEST(Way, SaysThatItWasStopped) {
  const WayRating rating = rate_way(
      test::grid(
          "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"),
      Stop::after_asks(3));
  EXPECT_FALSE(rating.finished);
  EXPECT_TRUE(rating.stopped);
}

}  // namespace
}  // namespace nonet
