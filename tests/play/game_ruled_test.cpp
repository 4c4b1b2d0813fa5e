// Games of puzzles with rules of their own, at random: the rules are minded, moves are held against
// the only solution, and a state is the same again after it was written and read.
#include "nonet/explain/board_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/play/game.h"
#include "nonet/rules/rulebook.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

const auto ignore = [](const Happening&) {};

Game killer(const std::string& rules) {
  auto puzzle =
      read_any_puzzle("{\"givens\": \"" + std::string(81, '.') + "\", \"rules\": [" + rules + "]}");
  EXPECT_TRUE(puzzle.ok());
  auto game = Game::load(*puzzle, ignore);
  EXPECT_TRUE(game.ok());
  return *std::move(game);
}

Candidate at(int row, int column, int number) {
  return {cell_at(row - 1, column - 1), Digit::from_number(number)};
}

std::string saved(const Grid& grid) {
  JsonWriter json;
  write_board(json, state_of(grid));
  return json.end_object().take();
}

TEST(RuledGame, RefusesWrongMovesTakesRightOnesAndGoesBack) {
  std::mt19937 random(26);
  for (int i = 0; i < 8; ++i) {
    const test::RuledGame ruled = test::random_ruled_game(random);
    Game game = *Game::load(ruled.puzzle, ignore);
    const Grid begun = game.grid();
    for (int moves = 0; moves < 12 && !game.solved(); ++moves) {
      const Cell cell = game.grid().open().first();
      const Digit right = *ruled.solution.at(cell);
      for (Digit d : game.grid().candidates(cell)) {
        if (d == right) continue;
        EXPECT_TRUE(game.set({cell, d}, ignore).has_value()) << i;
      }
      EXPECT_TRUE(game.strike({cell, right}, ignore).has_value()) << i;
      ASSERT_FALSE(game.set({cell, right}, ignore).has_value()) << i;
    }
    EXPECT_FALSE(contradiction(game.grid()).has_value());
    game.reset();
    EXPECT_EQ(game.grid(), begun);
  }
}

TEST(RuledGame, IsTheSameStateAfterItWasWrittenAndRead) {
  std::mt19937 random(5);
  for (int i = 0; i < 12; ++i) {
    const test::RuledGame ruled = test::random_ruled_game(random);
    Game game = *Game::load(ruled.puzzle, ignore);
    for (int moves = 0; moves < 6; ++moves) {
      const Cell cell = game.grid().open().first();
      for (Digit d : game.grid().candidates(cell)) {
        if (d != *ruled.solution.at(cell)) game.strike({cell, d}, ignore, Rigour::kLoose);
        if (moves % 2 == 0) break;
      }
      game.set({cell, *ruled.solution.at(cell)}, ignore);
    }
    const auto read = read_any_puzzle(saved(game.grid()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    const Game again = *Game::load(*read, ignore);
    for (Cell c : Cell::all()) {
      EXPECT_EQ(again.grid().candidates(c), game.grid().candidates(c));
      EXPECT_EQ(again.grid().is_open(c), game.grid().is_open(c));
    }
    EXPECT_EQ(again.grid().givens(), game.grid().givens());
    EXPECT_EQ(saved(again.grid()), saved(game.grid()));
  }
}

TEST(RuledGame, NamesTheRuleThatHasNoFillingLeftAndItsCells) {
  Game game = killer(R"({"kind": "cage", "cells": ["r1c8", "r2c8"], "sum": 15})");
  ASSERT_FALSE(game.set(at(1, 8, 1), ignore, Rigour::kLoose).has_value());
  EXPECT_EQ(contradiction(game.grid()), "the 15 cage at r1c8 has no filling left in r1c8, r2c8");
  game.back();
  EXPECT_EQ(contradiction(game.grid()), std::nullopt);
  const auto refused = game.set(at(1, 8, 1), ignore);
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->message,
            "1 in r1c8 is wrong: then the 15 cage at r1c8 has no filling left in r1c8, r2c8");
}

TEST(RuledGame, CellsOfACageSeeEachOtherAndAStruckCandidateComesBackUnderTheRules) {
  Game game = killer(
      R"({"kind": "cage", "cells": ["r3c3", "r4c4"], "sum": 9}, {"kind": "even", "cells": ["r9c9"]})");
  EXPECT_FALSE(game.grid().has(at(9, 9, 3)));
  ASSERT_FALSE(game.set(at(3, 3, 4), ignore, Rigour::kLoose).has_value());
  EXPECT_FALSE(game.grid().has(at(4, 4, 4)));
  ASSERT_FALSE(game.strike(at(4, 4, 5), ignore, Rigour::kLoose).has_value());
  ASSERT_FALSE(game.set(at(4, 4, 5), ignore, Rigour::kLoose).has_value());
  EXPECT_TRUE(game.set(at(9, 9, 3), ignore, Rigour::kLoose).has_value());
}

TEST(RuledGame, TheListsLookAtBoxesOfAnyShapeOnlyWhereThereAreSome) {
  auto puzzle = read_any_puzzle("{\"boxes\": \"none\", \"givens\": \"12345678." +
                                std::string(72, '.') + "\"}");
  ASSERT_TRUE(puzzle.ok());
  Game game = *Game::load(*puzzle, ignore);
  ASSERT_EQ(game.findings().list(Heuristic::kNakedSingle).size(), 1U);
  EXPECT_TRUE(game.findings().list(Heuristic::kLockedCandidates).empty());
  EXPECT_TRUE(game.advance(ignore));
  EXPECT_EQ(game.grid().board().number_at(cell_at(0, 8)), 9);
}

}  // namespace
}  // namespace nonet
