// Why a rule leaves what it leaves, in words.
#include "nonet/text/rule_reasons.h"

#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

using Lines = std::vector<std::string>;

// Of the first step that a game with this rule has.
Lines first_reasons(const std::string& rule) {
  const Grid grid = *start_of(*read_any_puzzle("{\"rules\": [" + rule + "]}"));
  Solver solver(grid, policy_all());
  const Step* step = solver.next();
  return step == nullptr ? Lines{} : rule_reasons(*step, grid);
}

TEST(RuleReasons, OfAWhisperNameTheNeighboursThatWouldHaveToBeAlike) {
  const std::string ends =
      " The same goes for r1c2, r1c3, r1c4, r1c5, r1c6 and r1c7, with their own neighbours.";
  const std::string inner =
      " The same goes for r1c3, r1c4, r1c5 and r1c6, with their own neighbours.";
  EXPECT_EQ(
      first_reasons(R"({"kind": "whisper", "difference": 5,
                        "cells": ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7"]})"),
      (Lines{
          "If r1c1 were 5, nothing would fit r1c2." + ends,
          "If r1c2 were 4, r1c1 and r1c3 would both have to be 9, and they see each other." + inner,
          "If r1c2 were 6, r1c1 and r1c3 would both have to be 1, and they see each other." + inner,
          "If r1c4 were 1, r1c1, r1c3, r1c5 and r1c7 would have to share 7, 8 and 9.",
          "If r1c4 were 9, r1c1, r1c3, r1c5 and r1c7 would have to share 1, 2 and 3."}));
}

TEST(RuleReasons, OfAThermometerGoAlongItUntilNothingFits) {
  const Lines lines =
      first_reasons(R"({"kind": "thermo", "cells": ["r2c1", "r2c2", "r2c3", "r2c4"]})");
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_EQ(lines[0],
            "If r2c1 were 7, r2c2 would have to be 8 or 9, r2c3 would have to be 9, and then "
            "nothing would fit r2c4.");
  EXPECT_EQ(
      lines[3],
      "If r2c2 were 1, nothing would fit r2c1. The same goes for r2c3 and r2c4, with their own "
      "neighbours.");
}

TEST(RuleReasons, OfASumSayWhatTheOthersComeTo) {
  EXPECT_EQ(
      first_reasons(R"({"kind": "arrow", "bulb": ["r5c5"], "shaft": ["r5c6", "r5c7", "r5c8"]})"),
      (Lines{"If r5c5 were 5, r5c6, r5c7 and r5c8 would have to make 5, and they come to at least "
             "6. The same goes for 1 to 4.",
             "If r5c6 were 7, r5c5 would have to be at least 10, and is at most 9. The same goes "
             "for 8 or 9, and for r5c7 and r5c8."}));
}

TEST(RuleReasons, DoNotAddUpCellsThatCountSeveralTimes) {
  // The bulb is read as one number: its first cell counts ten times.
  const Lines lines =
      first_reasons(R"({"kind": "arrow", "bulb": ["r5c5", "r5c6"], "shaft": ["r6c5", "r6c6"]})");
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    EXPECT_EQ(line.find("r5c5 and r5c6 would have to make"), std::string::npos) << line;
    EXPECT_EQ(line.find("r5c5 would have to be at"), std::string::npos) << line;
  }
}

TEST(RuleReasons, AreNoneWhereNoRuleIsCited) {
  EXPECT_TRUE(rule_reasons(Step(), Grid()).empty());
  EXPECT_TRUE(first_reasons(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3})").empty())
      << "what a cage can hold is listed in its sentence";
}

}  // namespace
}  // namespace nonet
