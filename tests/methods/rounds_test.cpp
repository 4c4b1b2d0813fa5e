#include "nonet/methods/rounds.h"

#include "nonet/methods/marking.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::board;
using test::line_of;

constexpr std::string_view kReadme =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kReadmeSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// Needs all four strategies' turns and stays open.
constexpr std::string_view kOpen =
    ".164.....2....9...4......62.7.23.1..1.......3..3.87.4.96......5...8....7.....682.";

Rounds solve(std::string_view text) {
  auto result = solve_in_rounds(board(text));
  EXPECT_TRUE(result.ok());
  return *result;
}

bool changed_by(const Rounds& result, Strategy strategy) {
  for (const Round& round : result.rounds) {
    for (const Turn& turn : round.turns) {
      if (turn.strategy == strategy && turn.changed) return true;
    }
  }
  return false;
}

// SEED_SPEC 004 item 4
TEST(Rounds, NakedSinglesAreResolvedAtOnceSoTheReadmePuzzleIsCompleteBeforeRoundOne) {
  Rounds result = solve(kReadme);
  EXPECT_EQ(line_of(result.start.board()), kReadmeSolution);
  ASSERT_EQ(result.rounds.size(), 1U);
  EXPECT_TRUE(result.rounds[0].turns.empty());
  EXPECT_EQ(result.outcome, Outcome::kComplete);
}

// SEED_SPEC 004 items 6, 7 and 8: the counts are those of the original program.
TEST(Rounds, StrategiesTakeTurnsAndEveryChangeBeginsANewRound) {
  Rounds result = solve(kOpen);
  std::string turns;
  for (const Round& round : result.rounds) {
    for (std::size_t i = 0; i < round.turns.size(); ++i) {
      const Turn& turn = round.turns[i];
      EXPECT_EQ(static_cast<std::size_t>(turn.strategy), i);
      EXPECT_EQ(turn.changed, i + 1 == round.turns.size() && &round != &result.rounds.back());
      turns += std::to_string(turn.found) + (turn.same_as_before ? "= " : " ");
    }
    turns += "| ";
  }
  EXPECT_EQ(turns, "6 | 0 2 | 0= 4 | 0= 4= 36 | 0= 4= 44 0= | ");
  EXPECT_EQ(result.outcome, Outcome::kNotComplete);
  EXPECT_EQ(line_of(result.end.board()),
            ".164.....2....9...4......62.7.23.1..1.......3..3187.4.968.....5...8..6.7.....682.");
}

// SEED_SPEC 004 item 7: no strategy has anything left when it stops.
TEST(Rounds, StopsOnlyWhenNothingChanges) {
  std::mt19937 random(11);
  for (int i = 0; i < test::rounds(25); ++i) {
    auto result = solve_in_rounds(test::random_puzzle(random));
    ASSERT_TRUE(result.ok());
    if (result->outcome == Outcome::kComplete) continue;
    const Round& last = result->rounds.back();
    ASSERT_EQ(last.turns.size(), static_cast<std::size_t>(kStrategyCount));
    for (const Turn& turn : last.turns) EXPECT_FALSE(turn.changed);
  }
}

// SEED_SPEC 004 item 7: the original stopped at 15 rounds.
TEST(Rounds, GoesOnAsLongAsItMoves) {
  Rounds result =
      solve(".....6..7.14....29.2...85..87.....1...58..9..1.9..5......2....4....5....9.7.842..");
  EXPECT_EQ(result.rounds.size(), 19U);
  EXPECT_EQ(result.outcome, Outcome::kNotComplete);
  for (std::size_t i = 0; i + 1 < result.rounds.size(); ++i) {
    EXPECT_TRUE(result.rounds[i].turns.back().changed) << i;
  }
  for (const Turn& turn : result.rounds.back().turns) EXPECT_FALSE(turn.changed);
}

// SEED_SPEC 004 item 7: this one takes 15 rounds of the original and is cut off there.
TEST(Rounds, IsNotCutOffWhileItStillMoves) {
  NONET_NEEDS_SHARED_DATA(data);
  std::string text = test::read_file(data / "golden/mark/puzzles/sudocue_almostdn_1_puzzle.json");
  std::erase_if(text, [](char ch) { return ch != '.' && (ch < '1' || ch > '9'); });
  Rounds result = solve(text);
  for (const Turn& turn : result.rounds.back().turns) EXPECT_FALSE(turn.changed);
  EXPECT_EQ(result.rounds.back().turns.size(), 4U);
}

Board givens(std::initializer_list<std::array<int, 3>> row_column_number) {
  Board board;
  for (auto [row, column, number] : row_column_number) {
    board.set(cell_at(row - 1, column - 1), Digit::from_number(number));
  }
  return board;
}

// SEED_SPEC 004 items 8 and 9
TEST(Rounds, ALastRemainingCellCountsOnceForEachHouseThatHasNoOtherPlace) {
  auto result = solve_in_rounds(givens({{2, 4, 1}, {3, 7, 1}, {4, 2, 1}, {7, 3, 1}}));
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->rounds[0].turns[0].strategy, Strategy::kLastRemaining);
  EXPECT_EQ(result->rounds[0].turns[0].found, 3);  // row 1, column 1 and box 1
  EXPECT_EQ(result->end.board().number_at(cell_at(0, 0)), 1);
}

// SEED_SPEC 004 item 10
TEST(Rounds, ANakedPairTakesItsValuesFromTheRestOfTheHouse) {
  Rounds result =
      solve("..1......234......567............................................................");
  EXPECT_TRUE(changed_by(result, Strategy::kNakedPairs));
  for (int column = 3; column < 9; ++column) {
    EXPECT_FALSE(result.end.has(cell_at(0, column), Digit::from_number(8)));
    EXPECT_FALSE(result.end.has(cell_at(0, column), Digit::from_number(9)));
  }
}

// SEED_SPEC 004 item 11
TEST(Rounds, IntersectionsGoFromBoxToLine) {
  // In box 1 only r1c2 and r1c3 are left for 1.
  auto result =
      solve_in_rounds(givens({{2, 2, 2}, {2, 3, 3}, {3, 1, 4}, {3, 2, 5}, {3, 3, 6}, {9, 1, 1}}));
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(changed_by(*result, Strategy::kIntersections));
  for (int column = 3; column < 9; ++column) {
    EXPECT_FALSE(result->end.has(cell_at(0, column), Digit::from_number(1)));
  }
  EXPECT_TRUE(result->end.has(cell_at(0, 1), Digit::from_number(1)));
}

// SEED_SPEC 004 item 11
TEST(Rounds, IntersectionsGoFromLineToBox) {
  // In row 1 only r1c2 and r1c3 are left for 1, in a box with room elsewhere.
  auto result = solve_in_rounds(
      givens({{1, 4, 2}, {1, 5, 3}, {1, 6, 4}, {1, 7, 5}, {1, 8, 6}, {9, 9, 1}, {8, 1, 1}}));
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(changed_by(*result, Strategy::kIntersections));
  for (Cell c : Topology::classic().cells(House(18)) - Topology::classic().cells(House(0))) {
    EXPECT_FALSE(result->end.has(c, Digit::from_number(1)));
  }
}

// SEED_SPEC 004 item 12: this one is complete by a y-wing and stays open without.
TEST(Rounds, AYWingIsTriedLastAndTakesItsTargetFromCellsThatSeeBothWings) {
  Rounds result =
      solve("4...1..696..2..43...........5...2..3.2.8..5........72.....35974..914.....6.....5.");
  EXPECT_TRUE(changed_by(result, Strategy::kYWings));
  EXPECT_EQ(result.outcome, Outcome::kComplete);
  EXPECT_TRUE(is_solution(result.end.board()));
}

// SEED_SPEC 004 item 10: nine cells with the same nine options are the largest "pair".
TEST(Rounds, EqualOptionsOfAnySizeCountAsNakedPairsAndMayHaveNoEffect) {
  auto result = solve_in_rounds(Board());
  ASSERT_TRUE(result.ok());
  ASSERT_EQ(result->rounds.size(), 1U);
  EXPECT_EQ(result->rounds[0].turns[1].found, 27);
  EXPECT_FALSE(result->rounds[0].turns[1].changed);
  EXPECT_EQ(result->end, result->start);
}

// SEED_SPEC 004 item 5
TEST(Rounds, ContradictionsAreToldAndNameThePlace) {
  Board twice;
  twice.set(cell_at(0, 0), Digit::from_number(1));
  twice.set(cell_at(0, 1), Digit::from_number(1));
  auto duplicate = solve_in_rounds(twice);
  ASSERT_FALSE(duplicate.ok());
  EXPECT_EQ(duplicate.error().message, "1 stands twice in row 1: r1c1 and r1c2");
  Rounds empty_cell =
      solve("12345678.........9...............................................................");
  EXPECT_EQ(empty_cell.outcome, Outcome::kContradiction);
  EXPECT_EQ(empty_cell.contradiction->message, "r1c9 has no candidate left");
  EXPECT_TRUE(empty_cell.rounds.empty());
}

TEST(Rounds, PuzzlesWithoutSolutionNeverEndAsComplete) {
  std::mt19937 random(5);
  int contradictions = 0;
  for (int i = 0; i < test::rounds(60); ++i) {
    Board puzzle = test::random_puzzle(random);
    // A wrong digit in an empty cell that no given forbids.
    Grid grid = *Grid::from(puzzle);
    Board solution;
    test::count_solutions(puzzle, 1, &solution);
    Cell cell = grid.open().first();
    DigitSet wrong = grid.candidates(cell);
    wrong.erase(*solution.at(cell));
    if (wrong.empty()) continue;
    puzzle.set(cell, wrong.first());
    auto result = solve_in_rounds(puzzle);
    ASSERT_TRUE(result.ok());
    EXPECT_NE(result->outcome, Outcome::kComplete) << line_of(puzzle);
    contradictions += result->outcome == Outcome::kContradiction ? 1 : 0;
  }
  EXPECT_GT(contradictions, 0);
}

// SEED_SPEC 004 items 10-13: whatever is applied, and in whatever order, the solution stays.
TEST(Rounds, NeverRemovesADigitOfTheSolutionOnRandomPuzzles) {
  std::mt19937 random(2);
  std::array<int, kStrategyCount> changed{};
  // Y-wings are rare; these need one.
  std::vector<Board> puzzles = {
      board("4...1..696..2..43...........5...2..3.2.8..5........72.....35974..914.....6.....5."),
      board("86.....2...295...3..3.6....1.....8...7..9...15.6.4........2.6.9....31..2...6...1."),
      board("1..53.4.6.2......7..5......248..7.......4.....3.6..8......9.54.3..4...71....1.9..")};
  const std::size_t all = static_cast<std::size_t>(test::rounds(80));
  while (puzzles.size() < all) puzzles.push_back(test::random_puzzle(random));
  for (const Board& puzzle : puzzles) {
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    auto result = solve_in_rounds(puzzle);
    ASSERT_TRUE(result.ok());
    ASSERT_FALSE(result->contradiction);
    for (Cell c : Cell::all()) {
      ASSERT_TRUE(result->end.has(c, *solution.at(c))) << line_of(puzzle);
    }
    EXPECT_TRUE(all_right(mark(puzzle, result->end, solution)));
    for (const Round& round : result->rounds) {
      for (const Turn& turn : round.turns) {
        changed[static_cast<std::size_t>(turn.strategy)] += turn.changed ? 1 : 0;
      }
    }
  }
  for (int times : changed) EXPECT_GT(times, 0);  // every strategy had its part
}

// SEED_SPEC 004 item 14
TEST(Rounds, GivensStayGivens) {
  Rounds result = solve(kOpen);
  EXPECT_EQ(line_of(result.end.given_board()), kOpen);
}

std::string marks(const Marking& marking) {
  std::string text;
  for (CellMark m : marking) text += static_cast<char>(m);
  return text;
}

// SEED_SPEC 004 item 18
TEST(Marking, TellsGivenSolvedAndOpenCellsApartAndRightFromWrong) {
  Grid end = *Grid::from(board(kReadme));
  end.place(cell_at(0, 2), Digit::from_number(4));  // right
  end.place(cell_at(0, 3), Digit::from_number(2));  // wrong
  end.eliminate(cell_at(0, 5), Digit::from_number(8));
  Board solution = board(kReadmeSolution);
  solution.set(cell_at(0, 0), Digit::from_number(9));
  Marking marking = mark(board(kReadme), end, solution);
  EXPECT_EQ(marks(marking).substr(0, 9), "@.YN.nyyn");
  EXPECT_FALSE(all_right(marking));
}

// SEED_SPEC 004 items 16 and 18
TEST(Marking, TheReadmePuzzleIsAllRight) {
  Rounds result = solve(kReadme);
  Marking marking = mark(board(kReadme), result.end, board(kReadmeSolution));
  EXPECT_EQ(marks(marking).substr(0, 27), "..YY.YYYY.YY...YYYY..YYYY.Y");
  EXPECT_TRUE(all_right(marking));
}

// SEED_SPEC 004 item 19
TEST(Marking, TheSolutionMayBeAnyDigits) {
  Rounds result = solve(kReadme);
  Marking marking = mark(board(kReadme), result.end, board(std::string(81, '5')));
  EXPECT_EQ(marks(marking).substr(0, 9), ".@NN@NNNN");
}

}  // namespace
}  // namespace nonet
