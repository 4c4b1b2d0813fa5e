#include "nonet/methods/propagate.h"

#include "support/support.h"

namespace nonet {
namespace {

using test::board;
using test::line_of;

constexpr std::string_view kTricky =
    ".6..4...54.3....2.92.17....73.4...9...........9...2.16....87.41.1....8.98...6..3.";
constexpr std::string_view kTrickySolution =
    "167243985483695127925178364731456298642819753598732416259387641316524879874961532";

// Four games that the document says these rules cannot complete (item 10).
constexpr std::string_view kUnsolved01 =
    "58.742.....3986245.2.513..7..5..49....1..75..8..195..66..478.5....651....5832976.";

std::array<DigitSet, 81> all_open() {
  std::array<DigitSet, 81> cells;
  cells.fill(DigitSet::all());
  return cells;
}

DigitSet digits(std::initializer_list<int> numbers) {
  DigitSet set;
  for (int n : numbers) set.insert(Digit::from_number(n));
  return set;
}

// SEED_SPEC 003 item 7
TEST(Propagate, NCellsWithNValuesKeepThemFromTheRestOfTheirHouse) {
  auto cells = all_open();
  cells[0] = digits({1, 2});
  cells[1] = digits({2, 3});
  cells[2] = digits({1, 3});
  Propagation result = propagate(cells, kPropagationLimit);
  for (int column = 3; column < 9; ++column) {
    EXPECT_EQ(result.candidates[column], digits({4, 5, 6, 7, 8, 9}));
  }
  EXPECT_EQ(result.candidates[0], digits({1, 2}));
  EXPECT_EQ(result.outcome, Outcome::kNotComplete);
}

// SEED_SPEC 003 item 7: eight cells without a value leave it to the ninth.
TEST(Propagate, HiddenSubsetsFollowFromTheHouseRule) {
  auto cells = all_open();
  for (int row = 0; row < 7; ++row) cells[row * 9 + 4] -= digits({1, 2});
  Propagation result = propagate(cells, kPropagationLimit);
  EXPECT_EQ(result.candidates[7 * 9 + 4], digits({1, 2}));
  EXPECT_EQ(result.candidates[8 * 9 + 4], digits({1, 2}));
}

// SEED_SPEC 003 item 8
TEST(Propagate, AValueConfinedToTheCrossingOfTwoHousesIsLostToTheRestOfTheOther) {
  auto box_to_row = all_open();
  for (int row : {0, 2}) {
    for (int column = 3; column < 6; ++column) box_to_row[row * 9 + column] -= digits({7});
  }
  Propagation pointed = propagate(box_to_row, kPropagationLimit);
  auto line_to_box = all_open();
  for (int row = 3; row < 9; ++row) line_to_box[row * 9 + 8] -= digits({7});
  Propagation claimed = propagate(line_to_box, kPropagationLimit);
  for (Cell c : Cell::all()) {
    if (row_of(c) == 1) {
      bool in_box = column_of(c) / 3 == 1;
      EXPECT_EQ(pointed.candidates[c.index()].contains(Digit::from_number(7)), in_box);
    }
    if (row_of(c) < 3 && column_of(c) > 5) {
      EXPECT_EQ(claimed.candidates[c.index()].contains(Digit::from_number(7)), column_of(c) == 8);
    }
  }
}

// SEED_SPEC 003 items 6 and 9
TEST(Propagate, ASolvedBoardHasOneValueEachAndSaysHowManyIterationsItTook) {
  Propagation result = propagate(board(kTricky));
  EXPECT_EQ(result.outcome, Outcome::kComplete);
  EXPECT_EQ(result.iterations, 4);
  EXPECT_EQ(line_of(result.board()), kTrickySolution);
}

// SEED_SPEC 003 item 9
TEST(Propagate, IterationsThatChangeNothingAreNotCounted) {
  Propagation done = propagate(board(kTrickySolution));
  EXPECT_EQ(done.outcome, Outcome::kComplete);
  EXPECT_EQ(done.iterations, 0);
  Propagation empty = propagate(Board());
  EXPECT_EQ(empty.outcome, Outcome::kNotComplete);
  EXPECT_EQ(empty.iterations, 0);
  Propagation stuck = propagate(board(kUnsolved01));
  EXPECT_EQ(stuck.iterations, 1);
}

// SEED_SPEC 003 item 9
TEST(Propagate, TheLimitEndsItEarly) {
  Propagation none = propagate(board(kTricky), 0);
  EXPECT_EQ(none.iterations, 0);
  EXPECT_EQ(none.candidates[0], DigitSet::all());
  Propagation two = propagate(board(kTricky), 2);
  EXPECT_EQ(two.iterations, 2);
  EXPECT_EQ(two.outcome, Outcome::kNotComplete);
}

// SEED_SPEC 003 item 10
TEST(Propagate, AGameThatNeedsMoreStaysOpenAndKeepsItsSolution) {
  Propagation result = propagate(board(kUnsolved01));
  EXPECT_EQ(result.outcome, Outcome::kNotComplete);
  EXPECT_EQ(line_of(result.board()), kUnsolved01);
  EXPECT_EQ(result.candidates[2], digits({6, 9}));
  EXPECT_EQ(result.candidates[6], digits({1, 3, 6}));
  EXPECT_EQ(test::count_solutions(board(kUnsolved01), 2), 1);
}

// SEED_SPEC 003 item 11
TEST(Propagate, ADigitTwiceInAHouseIsAContradiction) {
  Board twice;
  twice.set(cell_at(0, 0), Digit::from_number(1));
  twice.set(cell_at(0, 1), Digit::from_number(1));
  Propagation result = propagate(twice);
  EXPECT_EQ(result.outcome, Outcome::kContradiction);
  EXPECT_EQ(result.contradiction->message, "1 stands twice in row 1: r1c1 and r1c2");
}

// SEED_SPEC 003 item 11
TEST(Propagate, ACellWithoutAValueIsAContradictionAndNotComplete) {
  Propagation result = propagate(
      board("12345678.........9..............................................................."));
  EXPECT_EQ(result.outcome, Outcome::kContradiction);
  EXPECT_EQ(result.contradiction->message, "r1c9 has no candidate left");
  auto cells = all_open();
  cells[40] = DigitSet();
  EXPECT_EQ(propagate(cells, 1000).contradiction->message, "r5c5 has no candidate left");
}

TEST(Propagate, OneValueInEveryCellIsNotCompleteIfTheValuesClash) {
  std::array<DigitSet, 81> ones;
  ones.fill(digits({1}));
  EXPECT_EQ(propagate(ones, 1000).outcome, Outcome::kContradiction);
  EXPECT_EQ(propagate(ones, 0).outcome, Outcome::kNotComplete);
}

TEST(Propagate, AHouseWithoutAPlaceForADigitIsAContradictionToo) {
  auto cells = all_open();
  for (int column = 0; column < 9; ++column) cells[column].erase(Digit::from_number(5));
  EXPECT_EQ(propagate(cells, 1000).outcome, Outcome::kContradiction);
}

// SEED_SPEC 003 item 12: what the rules remove is wrong in every solution.
TEST(Propagate, NeverRemovesADigitOfTheSolutionOnRandomPuzzles) {
  std::mt19937 random(3);
  int complete = 0;
  for (int i = 0; i < test::rounds(100); ++i) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    Propagation result = propagate(puzzle);
    ASSERT_NE(result.outcome, Outcome::kContradiction);
    for (Cell c : Cell::all()) {
      ASSERT_TRUE(result.candidates[c.index()].contains(*solution.at(c))) << line_of(puzzle);
    }
    if (result.outcome == Outcome::kComplete) {
      ++complete;
      EXPECT_EQ(result.board(), solution);
    }
  }
  EXPECT_GT(complete, 0);
}

TEST(Propagate, StrikingWhatNoBoardHasChangesNothing) {
  std::mt19937 random(8);
  for (int i = 0; i < test::rounds(20); ++i) {
    Puzzle puzzle;
    puzzle.givens = test::random_puzzle(random);
    const Propagation plain = propagate(puzzle);
    for (int n = 0; n < 5; ++n) {
      const int beyond = 81 + static_cast<int>(random() % 175);
      puzzle.removed.push_back({Cell(beyond), Digit(static_cast<int>(random() % 9))});
      puzzle.removed.push_back({Cell(static_cast<int>(random() % 81)), Digit(beyond)});
    }
    EXPECT_EQ(propagate(puzzle).candidates, plain.candidates);
    EXPECT_EQ(propagate(puzzle).outcome, plain.outcome);
  }
}

// The house rule at rest: no subset of a house has as many values as cells and yet shares one with
// the cells outside it. Written out without the propagator's table.
TEST(Propagate, AtRestNoSubsetOfAHouseHasMoreToSay) {
  std::mt19937 random(7);
  for (int i = 0; i < test::rounds(20); ++i) {
    Propagation result = propagate(test::random_puzzle(random));
    for (House h : Topology::classic().houses()) {
      for (unsigned subset = 1; subset < 511; ++subset) {
        DigitSet inside, outside;
        for (int k = 0; k < 9; ++k) {
          DigitSet values = result.candidates[Topology::classic().order(h)[k].index()];
          ((subset >> k & 1U) != 0 ? inside : outside) |= values;
        }
        if (inside.size() == std::popcount(subset)) {
          ASSERT_TRUE((inside & outside).empty());
        }
      }
    }
  }
}

}  // namespace
}  // namespace nonet
