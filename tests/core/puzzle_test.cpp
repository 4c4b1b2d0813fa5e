#include "nonet/core/puzzle.h"

#include "support/support.h"

namespace nonet {
namespace {

Puzzle of(std::string_view digits) {
  Puzzle puzzle;
  puzzle.givens = test::board(digits);
  return puzzle;
}

const std::string kRest(72, '.');

TEST(Puzzle, AStateOfKnownGivensHasTheOthersPlaced) {
  const Board givens = test::board("12......." + kRest);
  Puzzle state = of("1.3...4.." + kRest);
  state.removed = {{cell_at(5, 5), Digit(0)}};
  auto told = state_of(givens, state);
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_EQ(told->givens, givens);
  EXPECT_EQ(told->placed, test::board("..3...4.." + kRest));
  EXPECT_EQ(told->removed, state.removed);
}

TEST(Puzzle, AStateThatContradictsItsGivensIsRefusedWithTheCell) {
  auto other = state_of(test::board("12......." + kRest), of("13......." + kRest));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().message, "r1c2 is given as 2, and the board has 3 there");
  Puzzle struck = of("1........" + kRest);
  struck.removed = {{cell_at(0, 1), Digit(1)}};
  auto without = state_of(test::board("12......." + kRest), struck);
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().message, "2 is struck from r1c2, where it stands");
}

}  // namespace
}  // namespace nonet
