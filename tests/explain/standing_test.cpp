#include "nonet/explain/standing.h"

#include <gtest/gtest.h>

#include "nonet/explain/hint.h"
#include "nonet/rules/variant.h"
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

// Of several solutions it is told that a rule may be missing only where there are rules.
TEST(Standing, NoRuleIsMissingWhereThereAreNone) {
  Puzzle puzzle;
  puzzle.givens = test::board(
      "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6.......");
  const Standing standing = standing_of(puzzle);
  ASSERT_EQ(standing.of_puzzle, Ground::Solutions::kSeveral);
  EXPECT_EQ(standing_to_json(puzzle, standing, false).find("\"remark\""), std::string::npos);
  auto variant = std::make_shared<Variant>();
  variant->boxes = standard_boxes(9, 9, 9);
  variant->givens.resize(81);
  puzzle = {};
  puzzle.variant = variant;
  EXPECT_NE(standing_to_json(puzzle, standing, false).find("\"remark\""), std::string::npos);
}

}  // namespace
}  // namespace nonet
