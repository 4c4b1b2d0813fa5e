// What the rules on a cell can still hold, through the call of C.
#include "c/calls.h"

namespace nonet::test {
namespace {

class CombinationsAsked : public CCalls {
 protected:
  std::string ask(const std::string& cell) {
    const std::string options = "{\"cell\": \"" + cell + "\"}";
    return answer(nonet_combinations(game_, options.c_str()), "combinations");
  }
  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }
};

TEST_F(CombinationsAsked, ThoseThatCandidatesDoNotLeaveAreMarked) {
  read(R"({"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 15}]})");
  EXPECT_TRUE(has(ask("r1c2"), R"("words": "the 15 cage at r1c1")"));
  EXPECT_TRUE(has(ask("r1c2"), R"("all": 2, "left": 2)"));
  answer(nonet_play(game_, "r1c1<>7 r1c1<>8"), "board");
  const std::string told = ask("r1c1");
  EXPECT_TRUE(has(told, R"({"digits": ["69"], "possible": true})")) << told;
  EXPECT_TRUE(has(told, R"({"digits": ["78"], "possible": false})")) << told;
  EXPECT_TRUE(has(told, R"("all": 2, "left": 1)"));
  EXPECT_TRUE(has(ask("r5c5"), R"("rules": [])"));
}

TEST_F(CombinationsAsked, MoreThanCanBeTakenInAreCountedAndSixtyOfThemTold) {
  read(R"({"rules": [{"kind": "thermo", "cells": ["r1c1", "r1c2", "r1c3", "r1c4"]}]})");
  const std::string told = ask("r1c1");
  EXPECT_TRUE(has(told, R"("all": 126, "left": 126)")) << told;
  std::size_t count = 0;
  for (std::size_t at = 0; (at = told.find("\"digits\"", at)) != std::string::npos; ++at) ++count;
  EXPECT_EQ(count, 60U);
}

TEST_F(CombinationsAsked, WhatCanNotBeAskedIsRefused) {
  read(kEasy);
  EXPECT_TRUE(has(ask("r1c3"), R"("rules": [])"));
  EXPECT_TRUE(has(refusal(nonet_combinations(game_, nullptr)), "cell"));
  EXPECT_TRUE(has(refusal(nonet_combinations(game_, R"({"cell": "r0c1"})")), "cell"));
  EXPECT_TRUE(has(refusal(nonet_combinations(game_, R"({"cell": "r1c1", "x": 1})")), "x"));
}

}  // namespace
}  // namespace nonet::test
