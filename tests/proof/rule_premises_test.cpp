// Steps that cite rules: what follows is proved, what does not is refused, and nothing that is not
// cited is used.
#include "nonet/proof/rule_premises.h"

#include <gtest/gtest.h>

#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

Grid with_cages(int first, int second) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  Clue a, b;
  a.kind = b.kind = Kind::kCage;
  a.sets = {{0, 1, 2, 3}};
  a.value = first;
  b.sets = {{4, 5, 6, 7}};
  b.value = second;
  variant.clues = {a, b};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  return *start_of(puzzle);
}

Step step_of(Candidate x, bool placed, RuleUse use) {
  Step step;
  (placed ? step.placements : step.removals) = {x};
  step.rules = {std::move(use)};
  return step;
}

Candidate candidate(int cell, int digit) {
  return {Cell(cell), Digit::from_number(digit)};
}

TEST(RulePremises, ACageProvesWhatItHasNoFillingFor) {
  const Grid grid = with_cages(10, 26);
  EXPECT_TRUE(check(grid, step_of(candidate(0, 5), false, {1, {}, {}, {}})).proved());
  EXPECT_FALSE(check(grid, step_of(candidate(0, 4), false, {1, {}, {}, {}})).proved());
  EXPECT_FALSE(check(grid, step_of(candidate(0, 5), false, {2, {}, {}, {}})).proved());
  // 10 in four cells is 1, 2, 3 and 4: none of them is left for the rest of the row.
  EXPECT_TRUE(check(grid, step_of(candidate(8, 4), false, {1, {}, {}, {}})).proved());
}

// 10 in four cells is 1, 2, 3 and 4. What the step cites besides lies in the rest of the row.
TEST(RulePremises, ADigitThatEachFillingHasGoesFromWhoSeesAllItsPlaces) {
  const Grid grid = with_cages(10, 26);
  const auto premises = premises_of({{1, {}, {}, {}}}, grid);
  ASSERT_TRUE(premises);
  CandidateSet left;
  for (Digit d : Digit::all()) left.of(d) = grid.places(d);
  Narrower narrower(grid.topology());
  std::uint64_t work = 0;
  for (Narrowing told = Narrowing::kStruck; told == Narrowing::kStruck;) {
    told = narrower.narrow(premises->front(), left, work, kCheckBudget);
    ASSERT_NE(told, Narrowing::kNoFilling);
  }
  const DigitSet small = DigitSet::from_bits(0b1111);
  for (int cell = 0; cell < 81; ++cell) {
    EXPECT_EQ(left.of(Cell(cell)), cell < 4   ? small
                                   : cell < 9 ? DigitSet::all() - small
                                              : grid.candidates(Cell(cell)));
  }
  // Asked the same again it has nothing to do.
  const std::uint64_t before = work;
  EXPECT_EQ(narrower.narrow(premises->front(), left, work, kCheckBudget), Narrowing::kNothing);
  EXPECT_EQ(work, before);
}

TEST(RulePremises, ASumIsAddedUpByTheChecker) {
  const Grid grid = with_cages(12, 26);
  const House row(0);
  const Candidate seven = candidate(8, 7);
  EXPECT_TRUE(check(grid, step_of(seven, true, {0, {}, {row}, {1, 2}})).proved());
  EXPECT_FALSE(check(grid, step_of(candidate(8, 6), true, {0, {}, {row}, {1, 2}})).proved());
  EXPECT_FALSE(check(grid, step_of(seven, true, {0, {}, {row}, {1}})).proved());
  EXPECT_FALSE(check(grid, step_of(seven, true, {0, {}, {House(1)}, {1, 2}})).proved());
  // One taken off and the other added: then it is another sum.
  EXPECT_FALSE(check(grid, step_of(seven, true, {0, {}, {row}, {1, -2}})).proved());
}

// A sum that its house and its rule cancel out has no cells, and one filling: nothing in them.
TEST(RulePremises, ASumThatCancelsOutProvesNothing) {
  Variant variant = with_cages(12, 26).rulebook()->scheme().variant;
  Clue row;
  row.kind = Kind::kCage;
  row.sets = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
  row.value = 45;
  variant.clues.push_back(row);
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid grid = *start_of(puzzle);
  for (int digit = 1; digit <= 9; ++digit) {
    const RuleUse nothing{0, {}, {House(0)}, {3}};
    EXPECT_FALSE(check(grid, step_of(candidate(8, digit), true, nothing)).proved());
    EXPECT_FALSE(check(grid, step_of(candidate(8, digit), false, nothing)).proved());
  }
}

TEST(RulePremises, WhatTheGameHasNotIsNotOfThisGame) {
  const Grid grid = with_cages(12, 26);
  auto verdict = [&](RuleUse use) {
    return check(grid, step_of(candidate(8, 7), true, std::move(use))).verdict;
  };
  EXPECT_EQ(verdict({3, {}, {}, {}}), Verdict::kNotOfThisGame);
  EXPECT_EQ(verdict({-1, {}, {}, {}}), Verdict::kNotOfThisGame);
  EXPECT_EQ(verdict({0, {}, {}, {1}}), Verdict::kNotOfThisGame);
  EXPECT_EQ(verdict({0, {}, {House(60)}, {1}}), Verdict::kNotOfThisGame);
  EXPECT_EQ(verdict({0, {}, {House(0)}, {7}}), Verdict::kNotOfThisGame);
  Step step = step_of(candidate(8, 7), true, {1, {}, {}, {}});
  EXPECT_EQ(check(Grid(), step).verdict, Verdict::kNotOfThisGame);
}

// The cages, and as a third rule that one of the two holds.
Grid with_choice() {
  Variant variant = with_cages(12, 26).rulebook()->scheme().variant;
  Clue choice;
  choice.kind = Kind::kAnyOf;
  choice.branches = {{variant.clues[0]}, {variant.clues[1]}};
  variant.clues.push_back(choice);
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  return *start_of(puzzle);
}

TEST(RulePremises, AChoiceOfRulesMayBeCitedAndProvesNoMoreThanItSays) {
  const Grid grid = with_choice();
  Step step = step_of(candidate(8, 7), true, {0, {}, {House(0)}, {1, 2}});
  EXPECT_TRUE(check(grid, step).proved());
  step.rules.push_back({3, {}, {}, {}});
  EXPECT_TRUE(check(grid, step).proved());
  step.rules = {{3, {}, {}, {}}};
  EXPECT_FALSE(check(grid, step).proved());
  step.rules = {{4, {}, {}, {}}};
  EXPECT_EQ(check(grid, step).verdict, Verdict::kNotOfThisGame);
}

// Whoever has given up knows of no filling, and of none that there is none.
TEST(RulePremises, NoBudgetProvesWhatIsFalse) {
  const Grid grid = with_choice();
  for (int rule : {1, 3}) {
    const Step step = step_of(candidate(0, 1), false, {rule, {}, {}, {}});
    bool gave_up = false;
    for (std::uint64_t budget = 0; budget < 100; ++budget) {
      const Check told = check(grid, step, budget);
      ASSERT_FALSE(told.proved()) << rule << " " << budget;
      gave_up = gave_up || !told.decided();
    }
    EXPECT_TRUE(gave_up) << rule;
    EXPECT_EQ(check(grid, step).verdict, Verdict::kNotProved) << rule;
  }
}

// Over whole paths: every step holds; without one of its rules, or with a digit of the solution
// struck as well, none does unless the rest is enough.
TEST(RulePremises, EveryStepOfAPathHoldsAndNoForgedOneDoes) {
  std::mt19937 random(11);
  int steps = 0, needed = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Solver solver(*start_of(game.puzzle), policy_all());
    ASSERT_TRUE(solver.ground().holds);
    while (const Step* step = solver.next()) {
      for (Candidate x : step->removals) ASSERT_NE(game.solution.at(x.cell), x.digit);
      for (Candidate x : step->placements) ASSERT_EQ(game.solution.at(x.cell), x.digit);
      if (!step->rules.empty()) {
        ++steps;
        ASSERT_TRUE(check(solver.grid(), *step).proved());
        Step without = *step;
        without.rules.clear();
        needed += check(solver.grid(), without).proved() ? 0 : 1;
        for (Cell c : solver.grid().open()) {
          Step forged = *step;
          forged.removals.push_back({c, *game.solution.at(c)});
          ASSERT_FALSE(check(solver.grid(), forged).proved());
        }
      }
      solver.take();
    }
  }
  EXPECT_GT(steps, 3);
  // Whoever cites a rule needs it, but for a killer pair that happens to be a naked triple as well.
  EXPECT_LE(steps - needed, 1 + steps / 50);
}

TEST(RulePremises, ARuleTellsADeadlyPatternApart) {
  const Grid grid = with_cages(12, 26);
  EXPECT_TRUE(grid.topology().watched().contains(Cell(0)));
  EXPECT_FALSE(grid.topology().watched().contains(Cell(80)));
}

}  // namespace
}  // namespace nonet
