#include "nonet/rules/rulebook.h"

#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/words.h"
#include "nonet/search/search.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Rulebook, SaysNothingThatIsNotSoInTheSolution) {
  std::mt19937 random(3);
  int sums = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    const Grid grid = *start_of(game.puzzle);
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      std::vector<int> held;
      for (Cell c : unit.cells) held.push_back(game.solution.number_at(c));
      EXPECT_TRUE(accepts(*unit.meaning, held));
      sums += unit.is_added_up() ? 1 : 0;
    }
    const SearchResult found = search(grid);
    EXPECT_TRUE(found.unique());
    EXPECT_EQ(found.first, game.solution);
  }
  EXPECT_GT(sums, 0);
}

Variant with(std::vector<Clue> clues) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  variant.clues = std::move(clues);
  return variant;
}

Result<Grid> start_with(Variant variant) {
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(std::move(variant));
  return start_of(puzzle);
}

Clue clue(Kind kind, std::vector<Spot> cells, std::optional<int> value = {}) {
  Clue made;
  made.kind = kind;
  made.sets = {std::move(cells)};
  made.value = value;
  return made;
}

TEST(Rulebook, AddsUpWhatAHouseLeavesOver) {
  // Two cages fill row 1 but for its last cell.
  const Grid grid =
      *start_with(with({clue(Kind::kCage, {0, 1, 2, 3}, 12), clue(Kind::kCage, {4, 5, 6, 7}, 26)}));
  const auto& units = grid.rulebook()->units();
  const auto innie = std::find_if(units.begin(), units.end(), [](const RuleUnit& unit) {
    return unit.is_added_up() && unit.cells.size() == 1;
  });
  ASSERT_NE(innie, units.end());
  EXPECT_EQ(innie->cells.front(), Cell(8));
  EXPECT_EQ(innie->sum.total, 7);
}

TEST(Rulebook, MarksOnCellsStandAtTheStart) {
  Clue odd = clue(Kind::kOdd, {40});
  const Grid grid = *start_with(with({odd}));
  EXPECT_EQ(grid.candidates(Cell(40)).size(), 5);
  EXPECT_TRUE(grid.rulebook()->units().empty());
  EXPECT_EQ(grid.at_start(Cell(40)), grid.candidates(Cell(40)));
}

TEST(Rulebook, IsOfUpToNineByNineWithAtMostNineDigits) {
  Variant small;
  small.rows = small.cols = 4;
  small.high = 4;
  small.givens.resize(16);
  EXPECT_TRUE(start_with(small).ok());
  Variant large = small;
  large.rows = large.cols = large.high = 10;
  large.givens.resize(100);
  EXPECT_FALSE(start_with(large).ok());
  Variant few_digits = with({});
  few_digits.high = 8;
  EXPECT_FALSE(start_with(few_digits).ok());
  Variant from_zero = with({});
  from_zero.low = 0;
  from_zero.high = 8;
  EXPECT_TRUE(start_with(from_zero).ok());
  Variant ten_digits = with({});
  ten_digits.low = 0;
  EXPECT_FALSE(start_with(ten_digits).ok());
}

// What its units and sums call the digits is what the puzzle calls them.
TEST(Rulebook, AddsUpDigitsFromZero) {
  Variant variant = with({clue(Kind::kCage, {0, 1, 2, 3}, 8), clue(Kind::kCage, {4, 5, 6, 7}, 22)});
  variant.low = 0;
  variant.high = 8;
  const Grid grid = *start_with(variant);
  EXPECT_EQ(total_of_houses(grid.topology()), 36);
  const auto& units = grid.rulebook()->units();
  const auto innie = std::find_if(units.begin(), units.end(), [](const RuleUnit& unit) {
    return unit.is_added_up() && unit.cells.size() == 1;
  });
  ASSERT_NE(innie, units.end());
  EXPECT_EQ(innie->sum.total, 6);
  Variant small;
  small.rows = small.cols = 6;
  small.low = 0;
  small.high = 5;
  small.givens.resize(36);
  EXPECT_EQ(total_of_houses(start_with(small)->topology()), 15);
}

// In a game of the digits 0 to 8 they allow some no more, which steps are to find: a search knows
// it.
TEST(Rulebook, WhatRulesForbidACellHoldsInASearchFromTheStart) {
  const std::string from_zero = R"({"low": 0, "rules": [)";
  // Column 9 has no digit of its number.
  const Grid indexed = *start_of(*read_any_puzzle(
      from_zero + R"({"kind": "indexer", "type": "column", "cells": ["r9c9"]}]})"));
  EXPECT_EQ(search(indexed).solutions, 0U);
  // 0 is neither low nor high.
  Grid entropic = *start_of(
      *read_any_puzzle(from_zero + R"({"kind": "entropic", "cells": ["r1c1", "r1c2", "r1c3"]}]})"));
  EXPECT_TRUE(entropic.has(Cell(1), Digit(0)));
  entropic.place(Cell(1), Digit(0));
  EXPECT_EQ(search(entropic).solutions, 0U);
}

TEST(Rulebook, AGivenThatTheRulesForbidIsRefused) {
  Variant variant = with({clue(Kind::kEven, {0})});
  variant.givens[0] = 3;
  const auto grid = start_with(variant);
  ASSERT_FALSE(grid.ok());
  EXPECT_EQ(grid.error().message, "r1c1 can't be 3 by the rules");
}

TEST(RuleWords, NameARuleAsPeopleDo) {
  Clue dot = clue(Kind::kKropki, {0, 1});
  dot.word = "black";
  const Grid grid =
      *start_with(with({clue(Kind::kCage, {7, 16}, 15), dot, clue(Kind::kThermo, {30, 31, 32})}));
  EXPECT_EQ(words_of_rule(*grid.rulebook(), 1), "the 15 cage at r1c8");
  EXPECT_EQ(words_of_rule(*grid.rulebook(), 2), "the black dot between r1c1 and r1c2");
  EXPECT_EQ(words_of_rule(*grid.rulebook(), 3), "the thermometer from r4c4");
  EXPECT_EQ(words_of_rule(*grid.rulebook(), 4), "a rule");
}

}  // namespace
}  // namespace nonet
