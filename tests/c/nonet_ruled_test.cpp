// Puzzles with rules of their own through the calls of C.
#include "c/calls.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "support/ruled_games.h"

namespace nonet::test {
namespace {

const std::string kKiller =
    "{\"givens\": \"" + std::string(81, '.') +
    R"(", "rules": [{"kind": "cage", "cells": ["r1c8", "r2c8"], "sum": 15}]})";

// Two cages, so that innies and outies are at hand.
const std::string kCages =
    R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
    R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
    R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})";

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class RuledCalls : public CCalls {
 protected:
  std::string begin(const std::string& text) {
    return answer(nonet_read(game_, text.c_str(), nullptr), "board");
  }
  std::string refused(const char* text, int code) {
    const std::string sentence = refusal(text);
    EXPECT_EQ(nonet_error_code(game_), code) << sentence;
    return sentence;
  }
};

TEST_F(RuledCalls, AGameMindsTheRules) {
  const std::string board = begin(kKiller);
  EXPECT_TRUE(has(board, "\"variant\": {")) << board;
  EXPECT_TRUE(has(board, "\"read_as\": \"json\""));
  const std::string wrong = answer(nonet_play(game_, "r1c8=1"), "board");
  EXPECT_TRUE(has(wrong, "\"clashes\": [\"r1c8=1\"]")) << wrong;
  EXPECT_TRUE(has(wrong, "the 15 cage at r1c8 has no filling left in r1c8, r2c8")) << wrong;
  EXPECT_TRUE(has(answer(nonet_undo(game_), "board"), "\"clashes\": []"));
  EXPECT_TRUE(has(answer(nonet_check(game_, nullptr), "check"), "a rule is probably missing"));
}

// What somebody has to know who keeps candidates himself.
TEST_F(RuledCalls, ABoardTellsItsHousesAndWhatEachCellSees) {
  const std::string board = begin(R"({"rules": [{"kind": "diagonals", "which": "both"}]})");
  EXPECT_TRUE(has(board, R"("kinds": ["Diagonals"])")) << board;
  EXPECT_TRUE(has(board, R"("r1": {"name": "row 1", "cells": ["r1c1", "r1c2")"));
  EXPECT_TRUE(has(board, R"("cells": ["r1c1", "r2c2", "r3c3", "r4c4", "r5c5", "r6c6")"));
  const std::size_t sees = board.find("\"sees\": [[");
  ASSERT_NE(sees, std::string::npos);
  const std::string first = board.substr(sees, board.find(']', sees) - sees);
  EXPECT_TRUE(has(first, "\"r9c9\"") && has(first, "\"r1c9\"")) << first;
  EXPECT_FALSE(has(first, "\"r5c4\"")) << first;
  EXPECT_FALSE(has(begin(std::string(81, '.')), "\"sees\""));
}

TEST_F(RuledCalls, HintsStepsPathsAndProofsAreThoseOfTheRules) {
  begin(kKiller);
  EXPECT_TRUE(
      has(answer(nonet_hint(game_, "{\"rung\": 5}"), "hint"), "the 15 cage at r1c8 can hold"));
  EXPECT_TRUE(
      has(answer(nonet_steps(game_, "{\"only\": [\"rules\"]}"), "steps"), "cage-combinations"));
  const std::string next = answer(nonet_next(game_, nullptr), "steps");
  EXPECT_TRUE(has(next, "cage-combinations")) << next;
  // A step alone may rest on rules, too.
  const std::size_t from = next.find("{\"technique\"");
  ASSERT_NE(from, std::string::npos) << next;
  int depth = 0;
  std::size_t end = from;
  do depth += next[end] == '{' ? 1 : next[end] == '}' ? -1 : 0;
  while (++end < next.size() && depth > 0);
  const std::string step = next.substr(from, end - from);
  EXPECT_TRUE(has(answer(nonet_prove(game_, step.c_str()), "proof"), "\"proved\"")) << step;
  const std::string without = step.substr(0, step.find("\"rules\"")) + "\"rules\": []}";
  EXPECT_FALSE(has(answer(nonet_prove(game_, without.c_str()), "proof"), "\"proved\"")) << without;
  EXPECT_TRUE(has(answer(nonet_take(game_, nullptr), "board"), "\"removed\": [\"r1c8<>1\""));
  const std::string path = answer(nonet_path(game_, "{\"without\": [\"last-resorts\"]}"), "path");
  EXPECT_TRUE(has(answer(nonet_prove(game_, path.c_str()), "proof"), "\"proved\"")) << path;
  // What it answers can be read again.
  const std::string board = answer(nonet_board(game_), "board");
  EXPECT_TRUE(has(begin(board), "\"removed\": [\"r1c8<>1\""));
  EXPECT_TRUE(has(answer(nonet_restart(game_), "board"), "\"solved\": false"));
  EXPECT_FALSE(has(answer(nonet_board(game_), "board"), "\"removed\""));
}

TEST_F(RuledCalls, SolvesAndChecksGamesAtRandom) {
  std::mt19937 random(11);
  std::string lines;
  std::string solutions;
  for (int i = 0; i < 6; ++i) {
    const RuledGame game = random_ruled_game(random);
    const std::string text = variant_json_of(*game.puzzle.variant);
    char cells[82];
    EXPECT_EQ(nonet_solve(text.c_str(), cells), 1);
    EXPECT_EQ(cells, one_line(game.solution));
    lines += text + "\n";
    solutions += one_line(game.solution) + "\n";
    begin(text);
    const std::string check = answer(nonet_check(game_, "{\"solution\": true}"), "check");
    EXPECT_TRUE(has(check, "\"solutions\": \"one\""));
    EXPECT_TRUE(has(check, one_line(game.solution)));
  }
  lines += kEasy + "\n";
  solutions += kEasySolution + "\n";
  std::string answers(solutions.size(), ' ');
  signed char statuses[7] = {};
  EXPECT_EQ(nonet_solve_lines(lines.c_str(), lines.size(), answers.data(), statuses, 7), 7U);
  EXPECT_EQ(answers, solutions);
  for (const signed char status : statuses) EXPECT_EQ(status, 1);
}

TEST_F(RuledCalls, BoardsAndStepsAreDrawnWithTheRulesThatTheyRestOn) {
  const std::string lit = "#fdf0bd";
  begin(kKiller);
  const std::string board = answer(nonet_draw(game_, nullptr), "");
  EXPECT_TRUE(board.starts_with("<svg")) << board.substr(0, 80);
  EXPECT_FALSE(has(board, lit));
  for (const char* options :
       {"{\"hint\": true}", "{\"rung\": 3}", "{\"cell\": \"r2c8\"}", "{\"why_not\": \"r2c8=1\"}"}) {
    EXPECT_TRUE(has(answer(nonet_draw(game_, options), ""), lit)) << options;
  }
  EXPECT_TRUE(has(answer(nonet_draw(game_, "{\"hint\": true, \"words\": true}"), ""),
                  "the 15 cage at r1c8"));
  EXPECT_FALSE(has(answer(nonet_draw(game_, "{\"rung\": 2}"), ""), lit));
}

TEST_F(RuledCalls, TheWayIsRated) {
  begin(kCages);
  const std::string rating = answer(nonet_rate(game_, "{\"scale\": \"nonet\"}"), "rating");
  EXPECT_TRUE(has(rating, "\"level\":\"Easy\",\"hard_steps\":26,\"score\":184")) << rating;
  EXPECT_TRUE(has(rating, "\"variant\":{"));
  EXPECT_EQ(answer(nonet_rate(game_, nullptr), "rating"), rating);
  answer(nonet_play(game_, "r5c9=1"), "board");
  EXPECT_TRUE(has(answer(nonet_rate(game_, "{\"scale\": \"nonet\"}"), "rating"),
                  "\"problem\":\"there is no solution with these"));
  begin(kEasy);
  EXPECT_TRUE(has(answer(nonet_rate(game_, "{\"scale\": \"nonet\"}"), "rating"),
                  "\"scale\":\"nonet\",\"level\":\"Easy\""));
}

TEST_F(RuledCalls, SmallerBoardsArePlayedAndLargerOnesAreNot) {
  const std::string four = R"({"size": 4, "givens": "1234341243.12143", "rules": []})";
  char cells[82];
  EXPECT_EQ(nonet_solve(four.c_str(), cells), 1);
  EXPECT_STREQ(cells, "1234341243212143");
  EXPECT_TRUE(has(answer(nonet_read(game_, four.c_str(), nullptr), "board"), "\"candidates\""));
  EXPECT_TRUE(
      has(answer(nonet_path(game_, nullptr), "path"), "\"solution\": \"1234341243212143\""));
  const std::string sixteen = "{\"size\": 16, \"rules\": []}";
  EXPECT_TRUE(
      has(refused(nonet_read(game_, sixteen.c_str(), nullptr), NONET_OTHER_RULES), "9 by 9"));
  EXPECT_EQ(nonet_solve(sixteen.c_str(), cells), -NONET_OTHER_RULES);
}

TEST_F(RuledCalls, DigitsFromZeroAreCalledSoAndADotClears) {
  const std::string board = begin(test::kFromZero);
  EXPECT_TRUE(has(board, R"("candidates": ["", "123", "123", "123", "123", "123", "0123",)"))
      << board;
  EXPECT_TRUE(has(answer(nonet_play(game_, "r2c3=0"), "board"), R"("placed": "......0.........")"));
  EXPECT_TRUE(
      has(answer(nonet_play(game_, "r2c4=0"), "board"), R"("clashes": ["r2c3=0", "r2c4=0"])"));
  EXPECT_FALSE(has(answer(nonet_play(game_, "r2c3=. r2c4=."), "board"), "\"placed\""));
  EXPECT_EQ(refusal(nonet_play(game_, "r1c1=1")), "r1c1 is given as 0");
  EXPECT_TRUE(has(refusal(nonet_play(game_, "r1c2=9")), "is no move"));
  EXPECT_TRUE(has(answer(nonet_play(game_, "r4c4<>0"), "board"), R"("removed": ["r4c4<>0"])"));
  const std::string check = answer(nonet_check(game_, R"({"solution": true})"), "check");
  EXPECT_EQ(json_at(check, "/mistakes"), R"(["r4c4<>0"])");
  EXPECT_EQ(json_string(check, "/solution"), "0123230110323210");
  answer(nonet_play(game_, "r4c4+0"), "board");
  EXPECT_TRUE(has(answer(nonet_hint(game_, R"({"why_not": "r1c2=0"})"), "hint"),
                  "r1c2 is not 0: it sees r1c1, which is 0."));
  const std::string path = answer(nonet_path(game_, nullptr), "path");
  EXPECT_TRUE(has(path, R"("solution": "0123230110323210")"));
  EXPECT_EQ(json_at(answer(nonet_prove(game_, path.c_str()), "proof"), "/holds"), "true");
  const char* step = R"({"place": ["r1c4=3"], "truths": ["3r1"]})";
  EXPECT_EQ(json_at(answer(nonet_prove(game_, step), "proof"), "/holds"), "false");
  answer(nonet_play(game_, "r1c2=1 r1c3=2"), "board");
  EXPECT_EQ(json_at(answer(nonet_prove(game_, step), "proof"), "/holds"), "true");
  answer(nonet_take(game_, step), "board");
  // Whoever keeps digits from 1 to 9 alone gets it as a large one.
  EXPECT_TRUE(has(answer(nonet_read(game_, test::kFromZero.c_str(), R"({"large": true})"), "large"),
                  "\"low\": 0"));
}

TEST_F(RuledCalls, WhatOnlyTheOrdinaryGameHasIsRefusedWithASentence) {
  begin(kKiller);
  EXPECT_TRUE(has(refused(nonet_rate(game_, R"({"scale": "both"})"), NONET_OTHER_RULES), "scales"));
  EXPECT_TRUE(has(answer(nonet_rate(game_, "{\"scale\": \"nonet\"}"), "rating"),
                  "a rule is probably missing"));
  EXPECT_TRUE(has(refused(nonet_canon(game_), NONET_OTHER_RULES), "images"));
  EXPECT_TRUE(has(refused(nonet_write(game_, "{\"format\": \"line\"}"), NONET_OTHER_RULES),
                  "writes no rules in the format"));
  EXPECT_TRUE(has(answer(nonet_write(game_, "{\"format\": \"fpuzzles\"}"), ""), "f-puzzles.com"));
  EXPECT_TRUE(has(answer(nonet_formats(game_), "formats"), "\"loses\": [\"the rules\"]"));
  const std::string bad = R"({"rules": [{"kind": "cage", "cells": ["r1c1"], "sum": 99}]})";
  EXPECT_TRUE(has(refusal(nonet_read(game_, bad.c_str(), nullptr)), "can't sum to 99"));
}

}  // namespace
}  // namespace nonet::test
