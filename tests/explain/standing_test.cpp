#include "nonet/explain/standing.h"

#include <gtest/gtest.h>

#include "nonet/explain/hint.h"
#include "support/support.h"

namespace nonet {
namespace {

// A program may hand over anything.
TEST(Standing, OfABoardWithACandidateOfNoBoardIsNone) {
  Puzzle puzzle;
  puzzle.givens = test::board(
      "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5");
  EXPECT_TRUE(standing_of(puzzle).problem.empty());
  puzzle.removed = {{Cell(3), Digit(12)}};
  EXPECT_EQ(standing_of(puzzle).problem, "No answer: a candidate is struck that no board has.");
  puzzle.removed = {{Cell(187), Digit(1)}};
  EXPECT_EQ(standing_of(puzzle).problem, "No answer: a candidate is struck that no board has.");
  EXPECT_FALSE(hint_for(puzzle, policy_all()).step);
}

}  // namespace
}  // namespace nonet
