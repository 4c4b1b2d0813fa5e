// What the maker of a puzzle asks, through the calls of C.
#include "c/calls.h"

namespace nonet::test {
namespace {

class Examined : public CCalls {
 protected:
  std::string examine(const char* options) {
    return answer(nonet_examine(game_, options), "examination");
  }
  // Until all is known; how many calls it took.
  std::string to_the_end(const std::string& options, int& calls) {
    for (calls = 1;; ++calls) {
      std::string text = examine(options.c_str());
      if (has(text, "\"complete\": true")) return text;
    }
  }
  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }
};

TEST_F(Examined, APuzzleWithOneSolutionHasItsDigitsAlone) {
  read(kEasy);
  const std::string told = examine(nullptr);
  EXPECT_TRUE(has(told, R"("what": "candidates")"));
  EXPECT_TRUE(has(told, R"("solutions": "one")")) << told;
  EXPECT_TRUE(has(told, "\"first\": \"" + kEasySolution + "\"")) << told;
  EXPECT_TRUE(has(told, R"("candidates": ["5", "3", "4",)")) << told;
  EXPECT_FALSE(has(told, "second"));
}

TEST_F(Examined, SeveralSolutionsAreFoundAPortionAtATime) {
  read(R"({"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}]})");
  int calls = 0;
  const std::string told = to_the_end(R"({"portion": 40})", calls);
  EXPECT_GT(calls, 1);
  EXPECT_TRUE(has(told, R"("solutions": "several")"));
  EXPECT_TRUE(has(told, R"("candidates": ["12", "12", "3456789")")) << told;
  EXPECT_TRUE(has(told, R"("open": ["", "")"));
}

TEST_F(Examined, WhatIsPlacedIsNotThePuzzle) {
  read(kEasy);
  answer(nonet_play(game_, "r1c3=1"), "board");
  EXPECT_TRUE(has(examine(nullptr), R"("solutions": "one")"));
}

TEST_F(Examined, AnotherPuzzleIsBegunAnew) {
  read(R"({"rules": [{"kind": "windoku"}]})");
  EXPECT_TRUE(has(examine(R"({"portion": 1})"), R"("complete": false)"));
  read(kEasy);
  EXPECT_TRUE(has(examine(R"({"portion": 100000})"), R"("solutions": "one")"));
}

TEST_F(Examined, SolutionsAreCountedOnAndOn) {
  read(kEasy.substr(0, 63) + std::string(18, '.'));
  int calls = 0;
  const std::string in_one = to_the_end(R"({"what": "count"})", calls);
  EXPECT_EQ(calls, 1);
  const std::string in_portions = to_the_end(R"({"what": "count", "portion": 5})", calls);
  EXPECT_GT(calls, 1);
  EXPECT_EQ(in_one, in_portions);
  EXPECT_TRUE(has(in_one, R"("count": )"));
}

TEST_F(Examined, NeedlessPartsAreNamed) {
  std::string cells = kEasySolution;
  cells[0] = cells[1] = '.';
  read("{\"givens\": \"" + cells +
       R"(", "rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 8}]})");
  const std::string told = examine(R"({"what": "needless"})");
  EXPECT_TRUE(has(told, R"({"rule": 1, "words": "the 8 cage at r1c1"})")) << told;
  EXPECT_TRUE(has(told, R"("givens": ["r1c3=4")")) << told;
  EXPECT_TRUE(has(told, R"("of": 80)")) << told;
  read(kEasy.substr(0, 63) + std::string(18, '.'));
  EXPECT_TRUE(has(refusal(nonet_examine(game_, R"({"what": "needless"})")), "one solution alone"));
}

TEST_F(Examined, WhatClashesIsNamed) {
  read(
      R"({"givens": "9................................................................................",)"
      R"( "rules": [{"kind": "cage", "cells": ["r5c5", "r5c6"], "sum": 12},)"
      R"( {"kind": "thermo", "cells": ["r1c1", "r1c2"]}]})");
  const std::string told = examine(R"({"what": "clash"})");
  EXPECT_TRUE(has(told, R"("rules": [{"rule": 2, "words": "the thermometer from r1c1"}])")) << told;
  EXPECT_TRUE(has(told, R"("givens": ["r1c1=9"])")) << told;
  EXPECT_TRUE(has(told, R"("least": true)")) << told;
  read(kEasy);
  EXPECT_TRUE(has(refusal(nonet_examine(game_, R"({"what": "clash"})")), "nothing clashes"));
}

TEST_F(Examined, ASmallerBoardHasItsOwnCellsAlone) {
  read(
      R"({"size": 4, "givens": "1...............", "rules": [{"kind": "diagonals", "which": "both"}]})");
  const std::string told = examine(nullptr);
  EXPECT_TRUE(has(told, R"("solutions": "several")")) << told;
  EXPECT_TRUE(has(told, R"("candidates": ["1", "234",)")) << told;
  EXPECT_TRUE(
      has(told, R"("open": ["", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""])"));
}

TEST_F(Examined, OptionsThatAreNoneAreRefused) {
  read(kEasy);
  refusal(nonet_examine(game_, R"({"what": "beauty"})"));
  refusal(nonet_examine(game_, R"({"portion": 0})"));
  refusal(nonet_examine(game_, R"({"level": 1})"));
}

TEST_F(Examined, ItCanBeStoppedAndGoneOnWith) {
  read(R"({"rules": [{"kind": "windoku"}]})");
  nonet_stop(game_);
  EXPECT_TRUE(has(examine(nullptr), R"("complete": false)"));
  EXPECT_EQ(nonet_stopped(game_), 1);
  EXPECT_TRUE(has(examine(nullptr), R"("complete": true)"));
  EXPECT_EQ(nonet_stopped(game_), 0);
}

}  // namespace
}  // namespace nonet::test
