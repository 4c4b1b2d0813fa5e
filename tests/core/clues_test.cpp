#include "nonet/core/clues.h"

#include "support/support.h"

namespace nonet {
namespace {

const std::string kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

Puzzle puzzle_of(const std::string& text) {
  Puzzle puzzle;
  puzzle.givens = test::board(text);
  return puzzle;
}

TEST(Clues, AreCounted) {
  EXPECT_EQ(clues_text(puzzle_of(kSeventeen)), "17 clues");
  EXPECT_EQ(clues_text(puzzle_of("1" + std::string(80, '.'))), "1 clue");
  EXPECT_EQ(clues_text(Puzzle()), "0 clues");
  Puzzle played = puzzle_of(kSeventeen);
  played.placed.set(Cell(1), Digit(4));
  EXPECT_EQ(clues_text(played), "17 clues");
}

TEST(Clues, FewerThanSeventeenLeaveNoPuzzleWithOneSolution) {
  EXPECT_EQ(too_few_clues(puzzle_of(kSeventeen)), "");
  const std::string sixteen = kSeventeen.substr(0, 77) + "....";
  EXPECT_EQ(too_few_clues(puzzle_of(sixteen)), "no puzzle with fewer than 17 has one solution");
  EXPECT_GT(test::count_solutions(test::board(sixteen), 2), 1);
  EXPECT_EQ(too_few_clues_clause(puzzle_of(sixteen)),
            "; it has 16 clues, and no puzzle with fewer than 17 has one solution");
  EXPECT_EQ(too_few_clues_clause(puzzle_of(kSeventeen)), "");
}

TEST(Clues, WithoutTwoOfTheDigitsTheseCouldChangePlaces) {
  std::mt19937 random(5);
  std::string puzzle = test::line_of(test::random_solution(random));
  for (char& ch : puzzle) {
    if (ch == '3') ch = '.';
  }
  EXPECT_EQ(too_few_clues(puzzle_of(puzzle)), "");
  EXPECT_EQ(test::count_solutions(test::board(puzzle), 2), 1);
  for (char& ch : puzzle) {
    if (ch == '7') ch = '.';
  }
  EXPECT_EQ(too_few_clues(puzzle_of(puzzle)),
            "two digits that none of them shows could change places in any solution");
  EXPECT_EQ(test::count_solutions(test::board(puzzle), 2), 2);
}

TEST(Clues, NothingIsSaidWhereCandidatesAreStruckToo) {
  Puzzle puzzle;
  puzzle.removed.push_back({Cell(0), Digit(0)});
  EXPECT_EQ(too_few_clues(puzzle), "");
}

}  // namespace
}  // namespace nonet
