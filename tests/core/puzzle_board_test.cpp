// What stands at the doors of the library: raw numbers become a Board, a Puzzle a Grid, or an
// Error.
#include "nonet/core/grid.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Board, IsMadeOfAnyNumbersOrAnErrorNamesTheFirstThatIsNoDigit) {
  std::mt19937 random(35);
  int refused = 0;
  for (int round = 0; round < 500; ++round) {
    Board::Numbers numbers{};
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const bool any = random() % 100 == 0;
      numbers[i] = static_cast<std::uint8_t>(random() % (any ? 256 : 10));
      if (numbers[i] > 9 && !first) first = i;
    }
    const Result<Board> board = Board::from_numbers(numbers);
    ASSERT_EQ(board.ok(), !first.has_value());
    if (board) {
      EXPECT_EQ(board->numbers(), numbers);
      continue;
    }
    ++refused;
    EXPECT_EQ(to_string(board.error()), std::to_string(numbers[*first]) + " in r" +
                                            std::to_string(*first / 9 + 1) + "c" +
                                            std::to_string(*first % 9 + 1) +
                                            " is not a digit from 1 to 9, or 0 for an open cell");
  }
  EXPECT_GT(refused, 50);
}

TEST(Grid, IsNotMadeFromAPuzzleThatStrikesWhatNoBoardHas) {
  for (Candidate x : {Candidate{Cell(81), Digit(0)}, Candidate{Cell(255), Digit(0)},
                      Candidate{Cell(0), Digit(9)}, Candidate{Cell(3), Digit(255)}}) {
    Puzzle puzzle;
    puzzle.removed = {{Cell(0), Digit(0)}, x};
    const auto grid = Grid::from(puzzle);
    ASSERT_FALSE(grid);
    EXPECT_EQ(to_string(grid.error()), "a candidate is struck that no board has");
  }
}

TEST(Id, ANumberFromElsewhereIsCheckedFirst) {
  for (int index = -300; index < 600; ++index) {
    EXPECT_EQ(Cell::checked(index).has_value(), index >= 0 && index < 81);
    EXPECT_EQ(Digit::checked(index).has_value(), index >= 0 && index < 9);
    if (auto cell = Cell::checked(index)) {
      EXPECT_EQ(cell->index(), index);
    }
  }
}

}  // namespace
}  // namespace nonet
