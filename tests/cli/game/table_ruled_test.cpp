// A table with rules of its own: who sees whom, what clashes, what solves it, what notes follow.
#include <random>

#include "cli/game/journal.h"
#include "cli/game/rules_told.h"
#include "nonet/io/variant_json.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

Puzzle read(const std::string& json) {
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(*read_variant_json(json));
  return puzzle;
}
Digit digit(int number) {
  return Digit::from_number(number);
}

const char* const kSix =
    R"({"size": 6, "rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 9},
        {"kind": "odd", "cells": ["r2c2"]}, {"kind": "thermo", "cells": ["r4c4", "r4c5", "r4c6"]}]})";

TEST(TableRuled, ASmallerBoardHasItsOwnCellsAndDigits) {
  Table table(read(kSix));
  EXPECT_EQ(table.open().size(), 36);
  EXPECT_EQ(table.digit_count(), 6);
  EXPECT_EQ(table.left(digit(6)), 6);
  EXPECT_EQ(table.left(digit(7)), 0);
  EXPECT_EQ(table.legal(table.now(), cell_at(0, 0)).size(), 6);
  // A mark on the cell itself counts, and notes are written by it.
  EXPECT_EQ(table.legal(table.now(), cell_at(1, 1)), (DigitSet{digit(1), digit(3), digit(5)}));
  table.fill_notes();
  EXPECT_EQ(table.at(cell_at(1, 1)).notes.size(), 3);
  EXPECT_TRUE(table.at(cell_at(7, 7)).notes.empty());
  EXPECT_TRUE(table.state().removed.empty());
}

TEST(TableRuled, ADigitThatLeavesARuleNoFillingClashes) {
  Table table(read(kSix));
  table.put({cell_at(0, 0)}, digit(4));
  EXPECT_TRUE(table.clashes().empty());
  // With a 1 the other cell would have to be an 8, which a board of six has not.
  table.put({cell_at(0, 0)}, digit(1));
  EXPECT_EQ(table.clashes(), (CellSet{cell_at(0, 0)}));
  table.undo();
  table.put({cell_at(1, 1)}, digit(2));
  EXPECT_TRUE(table.clashes().contains(cell_at(1, 1)));
  table.undo();
  table.put({cell_at(3, 3)}, digit(5));
  EXPECT_EQ(table.clashes(), (CellSet{cell_at(3, 3)}));
}

TEST(TableRuled, CleanedNotesFollowTheRules) {
  Table table(read(kSix));
  table.fill_notes();
  EXPECT_EQ(table.at(cell_at(0, 0)).notes.size(), 6);
  table.clean_notes();
  // 3 + 6, 4 + 5
  EXPECT_EQ(table.at(cell_at(0, 0)).notes, (DigitSet{digit(3), digit(4), digit(5), digit(6)}));
  EXPECT_EQ(table.at(cell_at(3, 4)).notes, (DigitSet{digit(2), digit(3), digit(4), digit(5)}));
}

TEST(TableRuled, WhatARuleCanStillHoldIsTold) {
  Table table(read(kSix));
  EXPECT_EQ(rules_at(table, cell_at(0, 0)),
            (std::vector<std::string>{"the 9 cage at r1c1: 36 or 45"}));
  EXPECT_EQ(rules_at(table, cell_at(3, 4)),
            (std::vector<std::string>{"the thermometer from r4c4: here 2345"}));
  table.put({cell_at(0, 1)}, digit(6));
  EXPECT_EQ(rules_at(table, cell_at(0, 0)), (std::vector<std::string>{"the 9 cage at r1c1: 36"}));
  table.put({cell_at(0, 1)}, digit(1));
  EXPECT_EQ(rules_at(table, cell_at(0, 0)),
            (std::vector<std::string>{"the 9 cage at r1c1: nothing is left"}));
}

TEST(TableRuled, TheSolutionSolvesItAndNothingTrueEverClashes) {
  std::mt19937 random(32);
  for (int round = 0; round < test::rounds(12); ++round) {
    const auto [puzzle, solution] = test::random_ruled_game(random);
    Table table(puzzle);
    table.fill_notes();
    table.clean_notes();
    std::vector<Cell> open;
    for (Cell c : table.open()) {
      // No rule takes the truth away.
      EXPECT_TRUE(table.at(c).notes.contains(*solution.at(c)));
      open.push_back(c);
    }
    std::shuffle(open.begin(), open.end(), random);
    for (Cell c : open) {
      EXPECT_FALSE(table.solved());
      table.put({c}, *solution.at(c));
      EXPECT_TRUE(table.clashes().empty());
    }
    EXPECT_TRUE(table.solved());
    // Two digits of a row exchanged: neither row nor column need notice the first, but it is no
    // solution.
    Table wrong = table;
    wrong.undo();
    const Digit truth = *solution.at(open.back());
    wrong.put({open.back()}, digit(truth.number() % 9 + 1));
    EXPECT_FALSE(wrong.solved());
  }
}

TEST(TableRuled, AJournalBringsRulesAndMovesBack) {
  std::mt19937 random(7);
  for (int round = 0; round < test::rounds(12); ++round) {
    const auto [puzzle, solution] = test::random_ruled_game(random);
    Record fresh;
    fresh.puzzle = *state_of(puzzle);
    fresh.made = "killer,x 9";
    Table table(fresh.puzzle);
    std::string text = opening_lines(fresh);
    int seconds = 0;
    for (Cell c : table.open()) {
      if (random() % 3 != 0) continue;
      const Position before = table.now();
      table.put({c}, *solution.at(c));
      text += move_line(++seconds, before, table.now());
    }
    const auto kept = read_journal(text);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->table.now(), table.now());
    EXPECT_EQ(kept->record.made, fresh.made);
    EXPECT_EQ(text_of_puzzle(kept->record.puzzle), text_of_puzzle(fresh.puzzle));
    EXPECT_EQ(kept->table.grid()->puzzle().placed, table.grid()->puzzle().placed);
  }
  // Whatever is damaged, what is read is a game or nothing.
  Record six;
  six.puzzle = *state_of(read(kSix));
  const std::string whole = opening_lines(six) + "m 1 r1c1=4,,0,0\nm 2 r1c2=5,123,2,f\n";
  for (int round = 0; round < test::rounds(600); ++round) {
    std::string damaged = whole;
    for (int i = 0; i < 3; ++i) damaged[random() % damaged.size()] = static_cast<char>(random());
    const auto kept = read_journal(damaged);
    EXPECT_TRUE(!kept || !kept->table.cells().empty());
  }
  EXPECT_FALSE(read_journal("nonet-game 1\nvariant {\"size\": 9, \"rules\": [{\"kind\": 1}]}\n"));
  EXPECT_FALSE(read_journal("nonet-game 1\nvariant {\"size\": 16}\n"));
}

}  // namespace
}  // namespace nonet::cli::game
