// The ground of a start, held against an independent count of solutions.
#include "nonet/solve/ground.h"

#include "nonet/rules/rulebook.h"
#include "support/patterns.h"
#include "support/ruled_games.h"
#include "support/several.h"
#include "support/support.h"

namespace nonet {
namespace {

using Solutions = Ground::Solutions;

Solutions as_solutions(int count) {
  return count == 0 ? Solutions::kNone : count == 1 ? Solutions::kOne : Solutions::kSeveral;
}

// The puzzle that the state began as, put together from what a reader would have read.
Grid begun(const Grid& state) {
  Puzzle puzzle = state.puzzle();
  puzzle.placed = {};
  if (puzzle.givens.count() > 0) puzzle.removed.clear();
  return *Grid::from(puzzle);
}

void expect_ground(const Grid& start, const Grid& puzzle) {
  const Ground ground = ground_of(start);
  const Solutions of_puzzle = as_solutions(test::count_solutions(puzzle, 2));
  EXPECT_EQ(ground.of_puzzle, of_puzzle);
  EXPECT_EQ(ground.holds, test::count_solutions(start, 1) == 1);
  EXPECT_EQ(ground.one_solution(), of_puzzle == Solutions::kOne && ground.holds);
  Board solution;
  if (of_puzzle == Solutions::kOne) test::count_solutions(puzzle, 1, &solution);
  ASSERT_EQ(ground.solution.has_value(), of_puzzle == Solutions::kOne);
  if (ground.solution) {
    EXPECT_EQ(*ground.solution, solution);
  }
}

TEST(Ground, OfRandomStatesIsWhatAnotherSolverCounts) {
  std::mt19937 random(71);
  int held = 0, contradicted = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid start = test::random_state(random);
    if (start.givens().empty()) continue;
    expect_ground(start, begun(start));
    ++(ground_of(start).holds ? held : contradicted);
  }
  EXPECT_GT(held, 0);
  EXPECT_TRUE(contradicted > 0 || test::sanitized());  // which leaves few rounds
}

TEST(Ground, HoldsWithWhatWasPlacedAndStruckRightlyAndNotWithTheTrueDigitStruck) {
  std::mt19937 random(72);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid puzzle = *Grid::from(test::random_puzzle(random));
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    Grid state = puzzle;
    for (Cell c : puzzle.open()) {
      if (random() % 3 == 0) state.place(c, *solution.at(c));
    }
    for (Cell c : state.open()) {
      for (Digit d : state.candidates(c) - DigitSet{*solution.at(c)}) {
        if (random() % 3 == 0) state.eliminate(c, d);
      }
    }
    EXPECT_TRUE(ground_of(state).one_solution());
    if (state.open().empty()) continue;
    const Cell c = state.open().first();
    Grid wrong = state;
    wrong.eliminate(c, *solution.at(c));
    EXPECT_EQ(ground_of(wrong).of_puzzle, Solutions::kOne);
    EXPECT_FALSE(ground_of(wrong).holds);
    const DigitSet others = state.candidates(c) - DigitSet{*solution.at(c)};
    if (others.empty()) continue;
    Grid misplaced = state;
    misplaced.place(c, others.first());
    EXPECT_FALSE(ground_of(misplaced).holds);
  }
}

TEST(Ground, IsAMatterOfThePuzzleWhereTheStateHasOneSolutionOnlyByWhatWasStruck) {
  std::mt19937 random(73);
  test::each_ambiguous(random, test::rounds(40), [](const test::Ambiguous& board) {
    EXPECT_EQ(test::count_solutions(board.narrowed, 2), 1);
    const Ground ground = ground_of(board.narrowed);
    EXPECT_EQ(ground.of_puzzle, Solutions::kSeveral);
    EXPECT_TRUE(ground.holds);
    EXPECT_FALSE(ground.one_solution());
    EXPECT_FALSE(ground.solution);
    // As a puzzle of its own it would have one.
    EXPECT_EQ(ground_of_puzzle(board.narrowed).of_puzzle, Solutions::kOne);
  });
}

// A puzzle of candidates alone: what a solution leaves, and some of the rest.
Grid random_sukaku(std::mt19937& random) {
  const Board solution = test::random_solution(random);
  const auto kept = 2 + random() % 3;  // of ten
  Puzzle puzzle;
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) {
      if (solution.at(c) != d && random() % 10 >= kept) puzzle.removed.push_back({c, d});
    }
  }
  return *Grid::from(puzzle);
}

TEST(Ground, OfAPuzzleOfCandidatesIsThatOfTheseCandidates) {
  std::mt19937 random(74);
  int unique = 0, several = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid puzzle = random_sukaku(random);
    expect_ground(puzzle, puzzle);
    ++(ground_of(puzzle).one_solution() ? unique : several);
    if (!ground_of(puzzle).solution) continue;
    // What is struck later is a player's work.
    Grid state = puzzle;
    const Cell c = puzzle.open().first();
    state.eliminate(c, *ground_of(puzzle).solution->at(c));
    EXPECT_EQ(ground_of(state).of_puzzle, Solutions::kOne);
    EXPECT_FALSE(ground_of(state).holds);
    EXPECT_EQ(puzzle_of(state), puzzle_of(puzzle));
  }
  EXPECT_GT(unique, 0);
  EXPECT_TRUE(several > 0 || test::sanitized());  // which leaves few rounds
}

TEST(Ground, PuzzleOfForgetsWhatAPlayerDid) {
  std::mt19937 random(75);
  const Grid start = *Grid::from(test::random_puzzle(random));
  Grid state = start;
  const Cell c = start.open().first();
  state.place(c, start.candidates(c).first());
  state.eliminate(state.open().first(), Digit(0));
  const Grid puzzle = puzzle_of(state);
  for (Cell each : Cell::all()) {
    EXPECT_EQ(puzzle.candidates(each),
              start.givens().contains(each) ? start.candidates(each) : DigitSet::all());
  }
}

// A search that ends before it knows leaves the question open, and takes nothing for granted.
TEST(Ground, OfAPuzzleWithRulesIsUnknownOnceItIsStopped) {
  std::mt19937 random(41);
  int unknown = 0;
  for (int round = 0; round < 12; ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    const Grid grid = *start_of(game.puzzle);
    EXPECT_TRUE(ground_of(grid).one_solution());
    const Ground stopped = ground_of(grid, Stop::after_asks(1));
    EXPECT_TRUE(stopped.holds);
    const bool is_unknown = stopped.of_puzzle == Ground::Solutions::kUnknown;
    EXPECT_NE(stopped.one_solution(), is_unknown);
    unknown += is_unknown ? 1 : 0;
  }
  EXPECT_GT(unknown, 0);
}

TEST(Ground, OfNothingGivenIsSeveralAndOfTooMuchNone) {
  EXPECT_EQ(ground_of(Grid()).of_puzzle, Solutions::kSeveral);
  EXPECT_TRUE(ground_of(Grid()).holds);
  Grid none = test::grid("12345678.........9" + std::string(63, '.'));
  EXPECT_EQ(ground_of(none).of_puzzle, Solutions::kNone);
  EXPECT_FALSE(ground_of(none).holds);
}

}  // namespace
}  // namespace nonet
