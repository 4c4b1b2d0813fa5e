// Killer subsets, rules together, and pointing by sight.
#include <gtest/gtest.h>

#include <map>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

Clue cage(std::vector<Spot> cells, int sum) {
  Clue clue;
  clue.kind = Kind::kCage;
  clue.value = sum;
  clue.sets = {std::move(cells)};
  return clue;
}

Grid empty_with(std::vector<Clue> clues) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  variant.clues = std::move(clues);
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(std::move(variant));
  return *start_of(puzzle);
}

void keep(Grid& grid, int cell, std::initializer_list<int> digits) {
  DigitSet kept;
  for (int n : digits) kept.insert(Digit::from_number(n));
  for (Digit d : Digit::all()) {
    if (!kept.contains(d)) grid.eliminate(Cell(cell), d);
  }
}

// What all hits of a technique strike; each of them is proved.
CandidateSet struck_by(Technique technique, const Grid& grid) {
  CandidateSet struck;
  find(technique, grid, [&](const Hit& hit) {
    EXPECT_EQ(hit.technique, technique);
    EXPECT_TRUE(check(grid, hit.told(grid)).proved());
    for (Candidate x : hit.removals) struck.insert(x);
    return false;
  });
  return struck;
}

Candidate at(int cell, int digit) {
  return {Cell(cell), Digit::from_number(digit)};
}

TEST(KillerSubsets, RemoveOnlyWhatIsFalseAndProveIt) {
  std::mt19937 random(31);
  std::map<Technique, int> hits;
  for (int round = 0; round < test::rounds(24); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Grid grid = *start_of(game.puzzle);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 2 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    for (Technique technique :
         {Technique::kKillerPair, Technique::kKillerTriple, Technique::kHiddenKillerPair,
          Technique::kKillerSubset, Technique::kCombinedRules, Technique::kPointingBySight}) {
      int shown = 0;
      find(technique, grid, [&](const Hit& hit) {
        const Step step = hit.told(grid);
        EXPECT_TRUE(check(grid, step).proved()) << name_of(technique);
        for (Candidate x : step.removals) {
          EXPECT_NE(game.solution.at(x.cell), x.digit) << name_of(technique);
        }
        ++hits[technique];
        return ++shown == 20;
      });
    }
  }
  if (test::sanitized()) return;
  for (Technique technique : {Technique::kKillerPair, Technique::kKillerTriple,
                              Technique::kHiddenKillerPair, Technique::kCombinedRules}) {
    EXPECT_GT(hits[technique], 0) << name_of(technique);
  }
}

// 15 in two cells is 6 9 or 7 8, and so is one of 8 9; so is the cell beside it.
TEST(KillerSubsets, ACageAndACellUseUpTwoDigits) {
  Grid grid = empty_with({cage({0, 1}, 15)});
  for (int cell : {0, 1}) keep(grid, cell, {6, 7, 8, 9});
  keep(grid, 2, {8, 9});
  const CandidateSet struck = struck_by(Technique::kKillerPair, grid);
  EXPECT_EQ(struck.of(Digit::from_number(8)),
            (CellSet{Cell(3), Cell(4), Cell(5), Cell(6), Cell(7), Cell(8), Cell(9), Cell(10),
                     Cell(11), Cell(18), Cell(19), Cell(20)}));
  EXPECT_EQ(struck.of(Digit::from_number(9)), struck.of(Digit::from_number(8)));
  EXPECT_TRUE(struck.of(Digit::from_number(7)).empty());
  // 13 may be 6 7, and then there is nothing.
  Grid wider = empty_with({cage({0, 1}, 13)});
  keep(wider, 2, {8, 9});
  EXPECT_EQ(struck_by(Technique::kKillerPair, wider), CandidateSet());
}

// 1 and 2 lie in a cage of 12 and in one cell; 1 and 2 together would be 3.
TEST(KillerSubsets, TwoDigitsWithoutAnotherPlaceLeaveACageNoWayWithoutThem) {
  Grid grid = empty_with({cage({0, 1}, 10)});
  for (int cell : {3, 4, 5, 6, 7, 8}) {
    for (int digit : {1, 2}) grid.eliminate(Cell(cell), Digit::from_number(digit));
  }
  const CandidateSet struck = struck_by(Technique::kHiddenKillerPair, grid);
  for (int digit : {3, 4, 5, 6, 7}) {
    EXPECT_TRUE(struck.contains(at(0, digit)) && struck.contains(at(1, digit)));
  }
  for (int digit : {3, 4, 5, 6, 7, 8, 9}) EXPECT_TRUE(struck.contains(at(2, digit)));
  for (int digit : {1, 2, 8, 9}) EXPECT_FALSE(struck.contains(at(0, digit)));
}

// 8 in two cells and 6 in two: 1 7 goes with 2 4, 3 5 with 2 4, 2 6 with 1 5: there is always a 2.
TEST(KillerSubsets, TwoCagesNeedADigitBetweenThem) {
  const Grid grid = empty_with({cage({36, 37}, 8), cage({38, 39}, 6)});
  const CandidateSet struck = struck_by(Technique::kKillerSubset, grid);
  EXPECT_EQ(struck.of(Digit::from_number(2)),
            (CellSet{Cell(40), Cell(41), Cell(42), Cell(43), Cell(44)}));
  EXPECT_TRUE(struck.of(Digit::from_number(1)).empty());
}

// A thermometer that goes through a cage.
TEST(KillerSubsets, TwoRulesOnTheSameCells) {
  Clue thermo;
  thermo.kind = Kind::kThermo;
  thermo.sets = {{0, 1, 2}};
  Grid grid = empty_with({cage({0, 1}, 9), thermo});
  for (int cell : {0, 1}) keep(grid, cell, {1, 2, 3, 4, 5, 6, 7, 8});
  keep(grid, 2, {3, 4, 5, 6, 7, 8, 9});
  const CandidateSet struck = struck_by(Technique::kCombinedRules, grid);
  EXPECT_TRUE(struck.contains(at(0, 5)) && struck.contains(at(1, 4)));
  EXPECT_TRUE(struck.contains(at(2, 5)));
  EXPECT_FALSE(struck.contains(at(0, 4)) || struck.contains(at(1, 5)) || struck.contains(at(2, 6)));
}

TEST(KillerSubsets, PointingBySightGoesBeyondHouses) {
  Clue diagonals;
  diagonals.kind = Kind::kDiagonals;
  diagonals.word = "/";
  Grid grid = empty_with({diagonals});
  // On the diagonal 4 is at r2c8 and r6c4 alone: r2c4 and r6c8 see both.
  for (int row = 0; row < 9; ++row) {
    if (row != 1 && row != 5) grid.eliminate(cell_at(row, 8 - row), Digit::from_number(4));
  }
  EXPECT_EQ(struck_by(Technique::kPointingBySight, grid).of(Digit::from_number(4)),
            (CellSet{cell_at(1, 3), cell_at(5, 7)}));
}

TEST(KillerSubsets, AreNothingForTheOrdinaryGame) {
  std::mt19937 random(13);
  for (int round = 0; round < 10; ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    for (Technique technique :
         {Technique::kKillerPair, Technique::kHiddenKillerPair, Technique::kKillerTriple,
          Technique::kKillerSubset, Technique::kCombinedRules, Technique::kPointingBySight}) {
      EXPECT_FALSE(find(technique, grid, [](const Hit&) { return true; }));
    }
  }
}

}  // namespace
}  // namespace nonet
