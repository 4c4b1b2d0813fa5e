#include "nonet/rules/fillings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

// An empty board of nine by nine with one rule.
Grid board_with(Clue clue) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  variant.clues = {std::move(clue)};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(std::move(variant));
  return *start_of(puzzle);
}

// Of row 1 the cage leaves seven cells, which are 36 together.
TEST(Fillings, ALongSumThatWasAddedUpIsAskedWhenFewOfItsCellsAreOpen) {
  Clue cage;
  cage.kind = Kind::kCage;
  cage.sets = {{0, 1}};
  cage.value = 9;
  Grid grid = board_with(cage);
  const std::vector<RuleUnit>& units = grid.rulebook()->units();
  const CellSet seven = grid.topology().cells(House(0)) - CellSet{Cell(0), Cell(1)};
  const auto rest = std::find_if(units.begin(), units.end(),
                                 [&](const RuleUnit& unit) { return unit.set == seven; });
  ASSERT_NE(rest, units.end());
  EXPECT_EQ(rest->sum.total, 36);
  EXPECT_FALSE(is_worth_asking(*rest, grid));
  EXPECT_TRUE(is_worth_asking(units.front(), grid));
  grid.place(Cell(8), Digit::from_number(9));
  EXPECT_TRUE(is_worth_asking(*rest, grid));
  // What the puzzle says itself is always asked.
  cage.sets = {{0, 1, 2, 3, 4, 5, 6, 7}};
  cage.value = 40;
  const Grid other = board_with(cage);
  const auto& long_ones = other.rulebook()->units();
  const auto itself = std::find_if(long_ones.begin(), long_ones.end(),
                                   [](const RuleUnit& unit) { return unit.cells.size() == 8; });
  ASSERT_NE(itself, long_ones.end());
  EXPECT_TRUE(is_worth_asking(*itself, other));
}

TEST(Fillings, AreThoseOfTheDefinition) {
  std::mt19937 random(7);
  int units = 0, needed = 0, none_found = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Grid grid = *start_of(game.puzzle);
    // Some candidates that are false go, as they would on the way.
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 3 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    FillingFinder finder;
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (unit.cells.size() > 5) continue;
      std::vector<DigitSet> digits(unit.cells.size());
      DigitSet required = DigitSet::all();
      test::each_filling(unit, grid, [&](const std::vector<int>& held) {
        DigitSet all;
        for (std::size_t i = 0; i < held.size(); ++i) {
          digits[i].insert(Digit::from_number(held[i]));
          all.insert(Digit::from_number(held[i]));
        }
        required &= all;
      });
      const Fillings& found = finder.of(unit, grid);
      ASSERT_TRUE(found.known);
      EXPECT_TRUE(found.possible);
      EXPECT_EQ(found.digits, digits);
      EXPECT_EQ(found.required, required);
      needed += required.size();
      EXPECT_EQ(finder.of(unit, grid).digits, digits);  // remembered
      // With any other digits in its cells: whether there is none is no other question.
      for (int other = 0; other < 20; ++other) {
        std::vector<DigitSet> masks;
        for (Cell c : unit.cells) {
          masks.push_back(grid.candidates(c) &
                          DigitSet::from_bits(static_cast<unsigned>(random() & random())));
        }
        const bool none = finder.has_none(unit, masks);
        FillingFinder anew;
        EXPECT_EQ(none, !anew.of(unit, masks).possible);
        none_found += none ? 1 : 0;
      }
      ++units;
    }
  }
  EXPECT_GT(units, 10);
  EXPECT_GT(needed, 0);
  EXPECT_GT(none_found, 0);
}

// All blocks of two by two share an automaton. Within a box their cells all differ; across four
// boxes cells on a diagonal may be equal.
TEST(Fillings, OfRulesThatSayTheSameDifferWhereTheirCellsSeeEachOther) {
  Clue entropy;
  entropy.kind = Kind::kGlobalEntropy;
  const Grid grid = board_with(entropy);
  const auto& units = grid.rulebook()->units();
  ASSERT_EQ(units.size(), 64U);
  const std::vector<DigitSet> three(
      4, DigitSet{Digit::from_number(1), Digit::from_number(4), Digit::from_number(7)});
  FillingFinder finder;
  int possible = 0;
  for (const RuleUnit& unit : units) {
    EXPECT_EQ(finder.of(unit, three).possible, !unit.all_differ);
    possible += unit.all_differ ? 0 : 1;
  }
  EXPECT_GT(possible, 0);
  EXPECT_LT(possible, 64);
}

TEST(Fillings, OfACageAreItsCombinations) {
  Clue cage;
  cage.kind = Kind::kCage;
  cage.value = 23;
  cage.sets = {{0, 1, 2}};
  const Grid grid = board_with(cage);
  const auto& units = grid.rulebook()->units();
  ASSERT_FALSE(units.empty());
  const std::vector<DigitSet> sets = sets_of(units.front(), grid);
  ASSERT_EQ(sets.size(), 1U);
  EXPECT_EQ(sets.front(),
            (DigitSet{Digit::from_number(6), Digit::from_number(8), Digit::from_number(9)}));
}

}  // namespace
}  // namespace nonet
