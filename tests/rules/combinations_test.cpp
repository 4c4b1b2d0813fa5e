#include "nonet/rules/combinations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "nonet/io/puzzle_reader.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Combinations, AreThoseOfTheDefinition) {
  std::mt19937 random(11);
  int units = 0;
  for (int round = 0; round < 24 && (round < test::rounds(24) || units <= 10); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Grid grid = *start_of(game.puzzle);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 2 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (unit.cells.size() > 5 || unit.is_added_up()) continue;
      std::vector<DigitSet> masks;
      for (Cell c : unit.cells) masks.push_back(grid.candidates(c));
      const auto told = combinations_of(unit, *grid.rulebook(), masks);
      ASSERT_TRUE(told);
      std::set<std::string> found, wanted;
      for (const Combination& combination : *told) {
        std::string all;
        for (const std::string& part : combination) all += part;
        std::sort(all.begin(), all.end());
        found.insert(all);
      }
      // Whichever cell has which.
      test::each_filling(unit, grid, [&](const std::vector<int>& held) {
        std::string digits;
        for (int digit : held) digits += static_cast<char>('0' + digit);
        std::sort(digits.begin(), digits.end());
        wanted.insert(digits);
      });
      // Of sandwiches and X-sums only some of the digits are told; they are longer than that.
      EXPECT_EQ(found, wanted);
      ++units;
    }
  }
  EXPECT_GT(units, 10);
}

std::vector<RuleCombinations> told_of(const std::string& text, int row, int column) {
  const Grid grid = *start_of(*read_any_puzzle(text));
  return combinations_at(grid, cell_at(row - 1, column - 1));
}

using List = std::vector<Combination>;

TEST(Combinations, OfAnArrowAreBulbAndShaft) {
  const auto told = told_of(
      R"({"rules": [{"kind": "arrow", "bulb": ["r1c1"], "shaft": ["r1c2", "r1c3", "r1c4"]}]})", 1,
      3);
  ASSERT_EQ(told.size(), 1U);
  ASSERT_TRUE(told[0].left);
  EXPECT_EQ(*told[0].left, (List{{"6", "123"},
                                 {"7", "124"},
                                 {"8", "125"},
                                 {"8", "134"},
                                 {"9", "126"},
                                 {"9", "135"},
                                 {"9", "234"}}));
}

TEST(Combinations, OfASandwichAreWhatLiesBetween) {
  const auto told = told_of(R"({"rules": [{"kind": "sandwich", "line": "r1", "sum": 8}]})", 1, 1);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(*told[0].left, (List{{"26"}, {"35"}, {"8"}}));
}

TEST(Combinations, OfAnXSumAreItsFirstCells) {
  const auto told =
      told_of(R"({"rules": [{"kind": "x-sum", "line": "r1", "from": "left", "value": 6}]})", 1, 9);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(*told[0].left, (List{{"123"}, {"24"}}));
}

TEST(Combinations, RulesWithoutDigitsToTellAreNamedWhereTheyHold) {
  const std::string text =
      R"({"rules": [{"kind": "diagonals", "which": "\\"}, {"kind": "antiknight"},
                    {"kind": "skyscraper", "line": "r1", "from": "left", "value": 3}]})";
  const auto on = told_of(text, 1, 1);
  ASSERT_EQ(on.size(), 2U);  // all that a knight reaches from there lies in the same box
  for (const RuleCombinations& rule : on) EXPECT_FALSE(rule.has_digits);
  EXPECT_EQ(told_of(text, 2, 1).size(), 1U);  // the knight alone
}

TEST(Combinations, WhereThereAreTooManyNothingIsSaid) {
  std::string cells;
  for (int c = 1; c <= 9; ++c) cells += ", \"r1c" + std::to_string(c) + "\"";
  for (int c = 9; c >= 1; --c) cells += ", \"r3c" + std::to_string(c) + "\"";
  const auto told = told_of(
      R"({"rules": [{"kind": "whisper", "difference": 2, "cells": [)" + cells.substr(2) + "]}]}", 1,
      1);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_TRUE(told[0].has_digits);
  EXPECT_FALSE(told[0].all);
}

}  // namespace
}  // namespace nonet
