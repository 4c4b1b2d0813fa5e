// Puzzles with rules of their own at the prompt.
#include "support/process.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kKiller =
    R"({"rules": [{"kind": "cage", "cells": ["r1c8", "r2c8"], "sum": 15}, {"kind": "even", "cells": ["r9c9"]}]})"
    "\n";

std::string said(const std::string& lines, const std::string& folder = "") {
  return test::run("nonet", {"repl"}, lines, folder).out;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// The line that stands last.
std::string last_line(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  if (text.ends_with("\xCE\xBB")) text.resize(text.size() - 3);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

TEST(RuledSession, APasteIsLoadedAndItsRulesAreListed) {
  const std::string text = said(kKiller + "rules\n");
  EXPECT_TRUE(has(text,
                  "The puzzle has 2 rules of its own; rules lists them. There are several "
                  "solutions: a rule is probably missing.\n"))
      << text;
  EXPECT_TRUE(has(text, "1. the 15 cage at r1c8: r1c8, r2c8\n2. ")) << text;
  EXPECT_TRUE(
      has(said("n.7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7"
               "....9.\nrules\n"),
          "There are no rules but those of every Sudoku.\n"));
}

TEST(RuledSession, DigitsFromZeroAreTypedAndTold) {
  const std::string zero =
      R"({"low": 0, "givens": "12345678.........................................................................", "rules": []})"
      "\n";
  EXPECT_TRUE(has(said(zero + "r2c1=0\n"), "[by hand] cell[2, 1] =0\n"));
  EXPECT_TRUE(has(said(zero + "=210\n"), "[by hand] cell[2, 1] =0\n"));
  EXPECT_TRUE(has(said(zero + "x210\n"), "[by hand] [2, 1] x0\n"));
  EXPECT_TRUE(has(said(zero + "r2c1=9\n"), "Not done: a move reads"));
  EXPECT_TRUE(has(said(zero + "=219\n"), "'9' is not a digit 0-8"));
  EXPECT_TRUE(has(said(zero + ">\n"), "r1c9 is the last open cell of row 1, and 0 is the digit"));
  EXPECT_TRUE(has(said(zero + "r1c9=0\nr2c9=0\n"), "Not done: r2c9 cannot be 0: r1c9 is 0.\n"));
  EXPECT_TRUE(
      has(said("n.7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7"
               "....9.\nr1c1=0\n"),
          "Not done: a move reads"));
}

TEST(RuledSession, StepsUseTheRulesWithoutBeingToldTo) {
  const std::string text = said(kKiller + ">\n?\n?\n?\n<\n");
  EXPECT_TRUE(has(text, "the 15 cage at r1c8 can hold only 6+9 or 7+8")) << text;
  EXPECT_TRUE(has(text, "Step #0:")) << text;
  // Who has chosen the five lists keeps them.
  EXPECT_TRUE(has(said("t classic\n" + kKiller + ">\n"), "Stuck: no heuristic applies."));
}

TEST(RuledSession, WrongMovesAreRefusedByTheNameOfTheRule) {
  EXPECT_TRUE(has(said(kKiller + "r1c8=1\n"),
                  "Not done: 1 in r1c8 is wrong: then the 15 cage at r1c8 has no filling left in "
                  "r1c8, r2c8.\n"));
  EXPECT_TRUE(has(said(kKiller + "check off\nr1c8=1\n"),
                  "Contradiction: the 15 cage at r1c8 has no filling left in r1c8, r2c8.\n"));
}

TEST(RuledSession, AGameIsSavedAndGoesOnWithItsRules) {
  const test::ScratchFolder folder;
  const std::string before = said(kKiller + "r1c8=6\nr2c8-3\nw game.json\np\n", folder.path());
  EXPECT_TRUE(has(before, "Saved; n game.json goes on with it.")) << before;
  const std::string after = said("n game.json\nrules\np\n", folder.path());
  EXPECT_TRUE(has(after, "the 15 cage at r1c8")) << after;
  EXPECT_EQ(last_line(after), last_line(before));
  EXPECT_TRUE(has(last_line(after), "\"removed\":")) << after;
  // What p prints can be pasted.
  EXPECT_EQ(last_line(said(last_line(before).substr(last_line(before).find('{')) + "\np\n")),
            last_line(before));
  // Only a game of the same puzzle is written over.
  EXPECT_TRUE(has(said(kKiller + "r1c8=7\nw game.json\n", folder.path()), "Saved;"));
  EXPECT_TRUE(has(said("{\"rules\": [{\"kind\": \"antiknight\"}]}\nw game.json\n", folder.path()),
                  "game.json is there already and holds something else"));
  // hint reads it as well.
  EXPECT_EQ(test::run("nonet", {"hint", "game.json"}, "", folder.path()).code, 0);
}

}  // namespace
}  // namespace nonet
