#include "nonet/proof/checker.h"

#include <algorithm>

#include "nonet/logic/policy.h"
#include "nonet/proof/deadly.h"
#include "support/patterns.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

Cell at(int row, int column) {
  return cell_at(row - 1, column - 1);
}
Digit digit(int number) {
  return Digit::from_number(number);
}

std::vector<Truth> every_truth(const Topology& topology) {
  std::vector<Truth> truths;
  for (Cell c : Cell::all()) truths.emplace_back(c);
  for (House h : topology.houses()) {
    for (Digit d : Digit::all()) truths.emplace_back(h, d);
  }
  return truths;
}

Step removal(Cell cell, Digit d, std::vector<Truth> truths) {
  Step step;
  step.removals = {{cell, d}};
  step.truths = std::move(truths);
  return step;
}

TEST(Checker, RefusesEveryPlantedRemovalOfASolutionDigit) {
  std::mt19937 random(1);
  for (int round = 0; round < test::rounds(40); ++round) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    test::count_solutions(puzzle, 1, &solution);
    Grid grid = *Grid::from(puzzle);
    std::vector<Truth> all = every_truth(grid.topology());
    for (Cell c : grid.open()) {
      // With all truths at hand, and with a random part of them.
      std::vector<Truth> some = all;
      std::shuffle(some.begin(), some.end(), random);
      some.resize(random() % some.size());
      EXPECT_FALSE(check(grid, removal(c, *solution.at(c), all)).proved());
      EXPECT_FALSE(check(grid, removal(c, *solution.at(c), some)).proved());
      // A placement of another digit is refused likewise.
      for (Digit d : grid.candidates(c)) {
        if (d == *solution.at(c)) continue;
        Step step;
        step.placements = {{c, d}};
        step.truths = all;
        EXPECT_FALSE(check(grid, step).proved());
      }
    }
  }
}

TEST(Checker, ProvesEveryFalseCandidateFromAllTruths) {
  // With everything cited the check is a full search, so it must agree with the solution.
  std::mt19937 random(2);
  for (int round = 0; round < 5; ++round) {
    Board puzzle = test::random_puzzle(random, 50);
    Board solution;
    test::count_solutions(puzzle, 1, &solution);
    Grid grid = *Grid::from(puzzle);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (d == *solution.at(c)) continue;
        EXPECT_TRUE(check(grid, removal(c, d, every_truth(grid.topology()))).proved());
      }
    }
  }
}

// Drops truths one by one as long as the step stays proved.
Step minimised(const Grid& grid, Step step) {
  for (std::size_t i = 0; i < step.truths.size();) {
    Step fewer = step;
    fewer.truths.erase(fewer.truths.begin() + static_cast<std::ptrdiff_t>(i));
    if (check(grid, fewer).proved()) {
      step = fewer;
    } else {
      ++i;
    }
  }
  return step;
}

TEST(Checker, RefusesAMinimalCertificateWithOneTruthDropped) {
  std::mt19937 random(3);
  int dropped = 0;
  for (int round = 0; round < test::rounds(25); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    while (!grid.open().empty()) {
      auto next = test::next_step(grid, policy_all(), [](const Step&) { return true; });
      ASSERT_TRUE(next.has_value());
      Step step = minimised(grid, *next);
      ASSERT_TRUE(check(grid, step).proved());
      ASSERT_FALSE(step.truths.empty() && step.deadly.empty());
      for (std::size_t i = 0; i < step.truths.size(); ++i) {
        Step fewer = step;
        fewer.truths.erase(fewer.truths.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(check(grid, fewer).proved());
        ++dropped;
      }
      apply(*next, grid);
    }
  }
  EXPECT_GT(dropped, test::rounds(1000));
}

TEST(Checker, UsesNothingOutsideTheCitedTruths) {
  // r1c1 and r1c2 hold only 1 and 2: a naked pair needs both cells.
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 2)}) {
    for (int number = 3; number <= 9; ++number) grid.eliminate(c, digit(number));
  }
  EXPECT_TRUE(
      check(grid, removal(at(1, 9), digit(1), {Truth(at(1, 1)), Truth(at(1, 2))})).proved());
  EXPECT_EQ(check(grid, removal(at(1, 9), digit(1), {Truth(at(1, 1))})).verdict,
            Verdict::kNotProved);
  EXPECT_EQ(check(grid, removal(at(1, 9), digit(1), {})).verdict, Verdict::kNotProved);
}

TEST(Checker, ASatisfiedTruthProvesNothing) {
  Grid grid;
  grid.place(at(1, 1), digit(1));
  // Row 1 has its 1; that must not look like a row without a place for 1.
  EXPECT_FALSE(
      check(grid, removal(at(5, 5), digit(7), {Truth(House(0), digit(1)), Truth(at(1, 1))}))
          .proved());
}

TEST(Checker, NamesWhatIsWrong) {
  Grid grid;
  grid.place(at(1, 1), digit(1));
  EXPECT_EQ(check(grid, Step()).verdict, Verdict::kNoEffect);
  EXPECT_EQ(check(grid, removal(at(1, 2), digit(1), {})).verdict, Verdict::kAlreadySettled);
  Step step = removal(at(9, 9), digit(1), {});
  Check verdict = check(grid, step);
  EXPECT_EQ(describe(verdict, step), "r9c9 <> 1 does not follow from the truths it cites");
}

TEST(Checker, RefusesAStepAboutWhatTheGameHasNot) {
  const std::vector<Truth> truths = {Truth(at(1, 1))};
  std::vector<Step> strange = {removal(Cell(81), digit(1), truths),
                               removal(Cell(255), digit(1), truths),
                               removal(at(1, 1), Digit(9), truths),
                               removal(at(1, 1), digit(1), {Truth(House(27), digit(1))}),
                               removal(at(1, 1), digit(1), {Truth(House(63), Digit(255))})};
  strange.push_back(removal(at(1, 1), digit(1), truths));
  strange.back().placements = {{Cell(81), digit(1)}};
  strange.push_back(removal(at(1, 1), digit(1), truths));
  strange.back().deadly = {{Cell(200), {digit(1), digit(2)}}};
  for (const Step& step : strange) {
    const Check verdict = check(Grid(), step);
    EXPECT_EQ(verdict.verdict, Verdict::kNotOfThisGame);
    EXPECT_EQ(describe(verdict, step),
              "the step names a cell, a digit, a house or a rule that this game has not");
    Grid grid;
    apply(step, grid);
  }
}

TEST(Checker, GivesUpAtItsBudgetAndThenCountsTheStepAsNotProved) {
  Grid grid;
  Step step = removal(at(1, 1), digit(1), every_truth(grid.topology()));
  Check verdict = check(grid, step, 10);
  EXPECT_EQ(verdict.verdict, Verdict::kOverBudget);
  EXPECT_LE(verdict.work, 12U);
  EXPECT_FALSE(verdict.proved());
}

TEST(Checker, ChecksEachEffectAlone) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 2)}) {
    for (int number = 3; number <= 9; ++number) grid.eliminate(c, digit(number));
  }
  Step step = removal(at(1, 9), digit(1), {Truth(at(1, 1)), Truth(at(1, 2))});
  step.removals.push_back({at(9, 9), digit(1)});
  Check verdict = check(grid, step);
  ASSERT_TRUE(verdict.effect.has_value());
  EXPECT_EQ(*verdict.effect, (Candidate{at(9, 9), digit(1)}));
}

// A unique rectangle in r12c14: three corners hold only 1 and 2, the fourth also 5.
Grid rectangle() {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 4), at(2, 1), at(2, 4)}) {
    for (int number = 3; number <= 9; ++number) {
      if (c != at(2, 4) || number != 5) grid.eliminate(c, digit(number));
    }
  }
  return grid;
}

std::vector<DeadlyCell> corners() {
  DigitSet pair = {digit(1), digit(2)};
  return {{at(1, 1), pair}, {at(1, 4), pair}, {at(2, 1), pair}, {at(2, 4), pair}};
}

TEST(Checker, AUniqueRectangleLeavesItsOnlyGuardianTrue) {
  Grid grid = rectangle();
  Step step;
  step.placements = {{at(2, 4), digit(5)}};
  step.deadly = corners();
  EXPECT_TRUE(check(grid, step).proved());
  // Without the premise of one solution it does not follow.
  Step without = step;
  without.deadly.clear();
  EXPECT_FALSE(check(grid, without).proved());
}

TEST(Deadly, ARectangleOverFourBoxesIsNotDeadly) {
  Grid grid;
  DigitSet pair = {digit(1), digit(2)};
  EXPECT_TRUE(is_deadly(corners(), grid));
  EXPECT_FALSE(
      is_deadly({{at(1, 1), pair}, {at(1, 4), pair}, {at(4, 1), pair}, {at(4, 4), pair}}, grid));
  EXPECT_FALSE(is_deadly({{at(1, 1), pair}, {at(1, 4), pair}, {at(2, 1), pair}}, grid));
}

TEST(Deadly, AGivenSpoilsThePattern) {
  Board board;
  board.set(at(1, 1), digit(1));
  Grid grid = *Grid::from(board);
  EXPECT_FALSE(is_deadly(corners(), grid));
  // A digit that the player placed can be exchanged.
  Puzzle played;
  played.placed.set(at(1, 1), digit(1));
  EXPECT_TRUE(is_deadly(corners(), *Grid::from(played)));
}

TEST(Deadly, APuzzleGivenByCandidatesMustHaveEveryDigitOfThePatternFromTheStart) {
  Puzzle sukaku;
  sukaku.removed = {{at(1, 1), digit(1)}};
  EXPECT_FALSE(is_deadly(corners(), *Grid::from(sukaku)));
  sukaku.removed = {{at(1, 1), digit(3)}, {at(5, 5), digit(1)}};
  Grid grid = *Grid::from(sukaku);
  EXPECT_TRUE(is_deadly(corners(), grid));
  // What is struck later follows from the puzzle.
  grid.eliminate(at(1, 1), digit(1));
  EXPECT_TRUE(is_deadly(corners(), grid));
}

TEST(Deadly, BesideGivensAStruckCandidateIsAPlayersWork) {
  Puzzle played;
  played.givens.set(at(9, 9), digit(9));
  played.removed = {{at(1, 1), digit(1)}};
  EXPECT_TRUE(is_deadly(corners(), *Grid::from(played)));
}

TEST(Checker, RepeatedTruthsDoNotMatterAndRepeatedEffectsAreRefused) {
  Grid grid;
  for (int number = 2; number <= 9; ++number) grid.eliminate(at(1, 1), digit(number));
  Step step;
  step.placements = {{at(1, 1), digit(1)}};
  step.truths.assign(100'000, Truth(at(1, 1)));
  EXPECT_TRUE(check(grid, step, 10).proved());
  step.placements.push_back({at(1, 1), digit(1)});
  EXPECT_EQ(check(grid, step).verdict, Verdict::kAlreadySettled);
}

TEST(Deadly, AWiderPatternIsDecidedByItsFillings) {
  Grid grid;
  DigitSet three = {digit(1), digit(2), digit(3)};
  // Three rows by two columns in one band: columns of 1 2 3 can be exchanged as wholes.
  std::vector<DeadlyCell> six;
  for (int row = 1; row <= 3; ++row) {
    six.push_back({at(row, 1), three});
    six.push_back({at(row, 4), three});
  }
  EXPECT_TRUE(is_deadly(six, grid));
  // With a cell less, some filling is alone.
  six.pop_back();
  EXPECT_FALSE(is_deadly(six, grid));
}

TEST(Deadly, CellsTiedByARuleThatIsNoHouseAreRefused) {
  const std::vector<Topology::HouseShape> shapes = test::classic_shapes();
  Topology bonded(shapes, {{at(1, 1), at(2, 4)}});
  EXPECT_FALSE(is_deadly(corners(), Grid(bonded)));
  // To a cell outside the pattern too: after the exchange it may stand beside its equal.
  Topology outward(shapes, {{at(1, 1), at(5, 5)}});
  EXPECT_FALSE(is_deadly(corners(), Grid(outward)));
  Topology elsewhere(shapes, {{at(9, 1), at(5, 5)}});
  EXPECT_TRUE(is_deadly(corners(), Grid(elsewhere)));
}

}  // namespace
}  // namespace nonet
