// Suspects: what may be wrong on a board that has no solution, by what mends it.
#include "nonet/explain/suspects.h"

#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Puzzle puzzle(const std::string& text) {
  auto read = read_puzzle(text);
  EXPECT_TRUE(read) << to_string(read.error());
  return *read;
}

// The board with digits of its own at some places: {"13", '1'} is 1 at r1c3.
std::string with(std::string board, const std::vector<std::pair<std::string, char>>& digits) {
  for (const auto& [cell, digit] : digits) {
    board[static_cast<std::size_t>((cell[0] - '1') * 9 + cell[1] - '1')] = digit;
  }
  return board;
}

std::string words(const std::string& text) {
  return words_of(find_suspects(puzzle(text)));
}

TEST(Suspects, TheDigitWithoutWhichThereIsOneSolutionIsNamed) {
  EXPECT_EQ(words(with(kEasy, {{"13", '1'}})),
            "The mistake is probably 1 at r1c3: without it there is exactly one solution.");
  // The last digit of a full board.
  EXPECT_EQ(words(with(kSolution, {{"99", '1'}})),
            "The mistake is probably 1 at r9c9: without it there is exactly one solution.");
}

TEST(Suspects, OfTwoThatClashTheOneThatMendsTheBoardIsNamed) {
  EXPECT_EQ(words(with(kEasy, {{"13", '5'}})),
            "The mistake is probably 5 at r1c3: without it there is exactly one solution.");
  // Without the given 5 there are solutions as well, but several: it is not the first to suspect.
  EXPECT_EQ(find_suspects(puzzle(with(kEasy, {{"13", '5'}}))).ways.size(), 1U);
}

TEST(Suspects, WhereNoDigitLeavesOneSolutionThoseThatLeaveSeveralAreNamed) {
  EXPECT_EQ(words("11" + std::string(79, '.')),
            "The mistake is probably one of 1 at r1c1 and 1 at r1c2: without it there are several "
            "solutions.");
}

TEST(Suspects, TwoMistakesAreNamedTogether) {
  const Suspects two = find_suspects(puzzle(with(kSolution, {{"23", '1'}, {"64", '4'}})));
  EXPECT_EQ(words_of(two),
            "There are at least two mistakes, probably 1 at r2c3 and 4 at r6c4: without both there "
            "is exactly one solution.");
  EXPECT_TRUE(two.one_solution);
  EXPECT_EQ(two.tried, 2);
}

TEST(Suspects, WhatAllPairsShareIsSaidOnce) {
  EXPECT_EQ(words("111" + std::string(78, '.')),
            "There are at least two mistakes, probably one of 3 pairs (1 at r1c1 and 1 at r1c2; 1 "
            "at r1c1 and 1 at r1c3; 1 at r1c2 and 1 at r1c3): without both there are several "
            "solutions.");
  Suspects shared;
  const Mistake a{{cell_at(0, 0), Digit(0)}}, b{{cell_at(0, 1), Digit(1)}},
      c{{cell_at(0, 2), Digit(2)}, true};
  shared.ways = {{a, b}, {b, c}};
  shared.tried = 2;
  EXPECT_EQ(words_of(shared),
            "There are at least two mistakes, probably 2 at r1c2 and one of 1 at r1c1 and the "
            "striking of 3 from r1c3: without both there are several solutions.");
}

TEST(Suspects, OfManyTheFirstAreNamedAndAllAreCounted) {
  Suspects many;
  many.tried = 1;
  for (Cell c : Cell::all()) {
    if (c.index() < 20) many.ways.push_back({{{c, Digit(4)}, false}});
  }
  const std::string text = words_of(many);
  EXPECT_EQ(text.substr(0, 55), "The mistake is probably one of 20 (5 at r1c1, 5 at r1c2");
  EXPECT_NE(text.find("5 at r2c3 and so on): without it"), std::string::npos) << text;
}

TEST(Suspects, WhereNoTwoDigitsAreToBlameThoseThatClashAreNamed) {
  EXPECT_EQ(words("1111" + std::string(77, '.')),
            "There are at least three mistakes: no two digits alone are to blame. Look first at "
            "those that stand twice: 1 at r1c1, 1 at r1c2, 1 at r1c3 and 1 at r1c4.");
}

TEST(Suspects, AreAmongWhatWasPlacedIfTheGivensHaveASolution) {
  // The givens have many solutions; 1 and 2 stand twice in row 1, once given and once placed.
  const Suspects placed = find_suspects(puzzle("12+1" + std::string(78, '.')));
  ASSERT_EQ(placed.ways.size(), 1U);
  EXPECT_EQ(placed.ways[0][0].candidate.cell, cell_at(0, 2));
  // And a struck candidate: all of a cell.
  const Suspects struck = find_suspects(
      puzzle("1........" + std::string(72, '.') + ":222 322 422 522 622 722 822 922"));
  EXPECT_EQ(struck.ways.size(), 8U);
  EXPECT_TRUE(struck.ways[0][0].struck);
  EXPECT_NE(words_of(struck).find("the striking of 2 from r2c2"), std::string::npos);
}

TEST(Suspects, AreTheGivensIfThoseAloneHaveNoSolution) {
  const Suspects suspects = find_suspects(puzzle("531+4" + kEasy.substr(4)));
  ASSERT_EQ(suspects.ways.size(), 1U);
  EXPECT_EQ(suspects.ways[0][0], (Mistake{{cell_at(0, 2), Digit(0)}, false}));
}

TEST(Suspects, OfCandidatesAloneNothingIsSaid) {
  Puzzle sukaku;
  for (Digit d : Digit::all()) sukaku.removed.push_back({cell_at(0, 0), d});
  EXPECT_EQ(find_suspects(sukaku).tried, 0);
  EXPECT_EQ(words_of(find_suspects(sukaku)), "");
}

TEST(Suspects, ASearchThatIsStoppedSaysSo) {
  const std::atomic<bool> at_once = true;
  const Suspects stopped = find_suspects(puzzle("111" + std::string(78, '.')), Stop(&at_once));
  EXPECT_TRUE(stopped.stopped);
  EXPECT_EQ(words_of(stopped), "The search for the mistake was stopped.");
}

// One wrong digit among those of random puzzles, wherever the board has no solution with it.
TEST(Suspects, ANewlyWrongDigitIsAlwaysAmongThem) {
  std::mt19937 random(31);
  int boards = 0;
  for (int round = 0; round < test::rounds(20); ++round) {
    Board board = test::random_puzzle(random);
    const Cell c = Cell(static_cast<int>(random() % 81));
    if (board.has(c)) continue;
    board.set(c, Digit(static_cast<int>(random() % 9)));
    Puzzle asked;
    asked.givens = board;
    auto grid = Grid::from(board);
    if (grid && search(*grid, 1).solutions > 0) continue;
    ++boards;
    const Suspects suspects = find_suspects(asked);
    EXPECT_TRUE(suspects.one_solution);
    const Mistake wrong{{c, *board.at(c)}, false};
    EXPECT_NE(std::find(suspects.ways.begin(), suspects.ways.end(), std::vector{wrong}),
              suspects.ways.end())
        << test::line_of(board);
  }
  EXPECT_GT(boards, 0);
}

// Where the givens alone have no solution, what was placed and struck on them is no matter.
TEST(Suspects, OfGivensAreTheSameWhateverWasPlacedAndStruckOnThem) {
  std::mt19937 random(32);
  int asked = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    Puzzle wrong;
    wrong.givens = test::random_puzzle(random);
    Board solution;
    test::count_solutions(wrong.givens, 1, &solution);
    const Cell c(static_cast<int>(random() % 81));
    if (wrong.givens.has(c)) continue;
    const Digit d(static_cast<int>(random() % 9));
    if (solution.at(c) == d) continue;
    wrong.givens.set(c, d);
    if (test::count_solutions(wrong.givens, 1) > 0) continue;
    Puzzle played = wrong;
    for (int n = 0; n < 30; ++n) {
      const Cell at(static_cast<int>(random() % 81));
      const Digit any(static_cast<int>(random() % 9));
      if (played.givens.has(at)) continue;
      if (n % 3 == 0) {
        played.placed.set(at, any);
      } else {
        // Mostly the true digit, so that no solution would be left if it counted.
        played.removed.push_back({at, random() % 4 != 0 ? *solution.at(at) : any});
      }
    }
    ++asked;
    const Suspects plain = find_suspects(wrong), of_played = find_suspects(played);
    EXPECT_EQ(of_played.ways, plain.ways) << test::line_of(wrong.givens);
    EXPECT_EQ(of_played.one_solution, plain.one_solution);
    EXPECT_EQ(of_played.clashing, plain.clashing);
  }
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace nonet
