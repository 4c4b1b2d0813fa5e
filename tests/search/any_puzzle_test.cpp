// Puzzles with rules or without, as programs meet them.
#include "nonet/search/any_puzzle.h"

#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(AnyPuzzle, OfRandomGamesTheOneSolutionIsFoundByEitherCall) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(6); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    EXPECT_TRUE(has_rules(game.puzzle));
    const Result<Solutions> found = solutions_of(game.puzzle);
    ASSERT_TRUE(found.ok());
    EXPECT_TRUE(found->unique());
    EXPECT_EQ(found->first, one_line(game.solution));
    const Result<Grid> grid = grid_of(game.puzzle);
    ASSERT_TRUE(grid.ok());
    EXPECT_EQ(search(*grid).first, game.solution);
  }
}

TEST(AnyPuzzle, OtherSizesAreCountedAndHaveNoGrid) {
  const Result<Puzzle> four = read_any_puzzle(
      R"({"size": 4, "low": 0, "givens": "................", "rules": [{"kind": "antiking"}]})");
  ASSERT_TRUE(four.ok());
  EXPECT_TRUE(grid_of(*four).ok());
  EXPECT_EQ(solutions_of(*four)->count, 0U);
  const Result<Puzzle> ten = read_any_puzzle(R"({"size": 4, "low": 0, "high": 9, "rules": []})");
  EXPECT_EQ(grid_of(*ten).error().code, ErrorCode::kOtherRules);
  const Result<Puzzle> bare =
      read_any_puzzle(R"({"size": 4, "givens": "................", "rules": []})");
  EXPECT_EQ(solutions_of(*bare, 1000)->count, 288U);
  EXPECT_FALSE(solutions_of(*bare, 100)->complete);
  const Result<Puzzle> large = read_any_puzzle(R"({"size": 16, "rules": []})");
  const Result<Solutions> one = solutions_of(*large, 1);
  ASSERT_TRUE(one.ok());
  EXPECT_EQ(one->first.size(), 256U);
  EXPECT_NE(one->first.find('G'), std::string::npos);
}

TEST(AnyPuzzle, WithoutRulesItIsTheOrdinaryGame) {
  const Result<Puzzle> plain = read_any_puzzle(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  EXPECT_FALSE(has_rules(*plain));
  EXPECT_TRUE(solutions_of(*plain)->unique());
  EXPECT_EQ(grid_of(*plain)->topology().house_count(), 27);
  EXPECT_EQ(solutions_of(*plain, 0)->count, 0U);
  EXPECT_EQ(grid_of(*read_any_puzzle("11" + std::string(79, '.'))).error().code,
            ErrorCode::kContradiction);
}

TEST(AnyPuzzle, WhatRulesCanNotMeanIsAnError) {
  const Result<Puzzle> cage =
      read_any_puzzle(R"({"rules": [{"kind": "cage", "cells": ["r1c1"], "sum": 99}]})");
  const Error error = cage ? solutions_of(*cage).error() : cage.error();
  EXPECT_NE(error.message.find("can't sum to 99"), std::string::npos);
}

TEST(AnyPuzzle, AStopEndsIt) {
  const Result<Puzzle> open = read_any_puzzle(
      R"({"rules": [{"kind": "nonconsecutive"}, {"kind": "antiknight"}, {"kind": "antiking"}]})");
  const Result<Solutions> found = solutions_of(*open, 1'000'000, Stop::after_asks(3));
  ASSERT_TRUE(found.ok());
  EXPECT_FALSE(found->complete);
}

}  // namespace
}  // namespace nonet
