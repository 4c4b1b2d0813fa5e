// Why a rule leaves what it leaves, in words.
#include "nonet/text/rule_reasons.h"

#include <gtest/gtest.h>

#include <algorithm>

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

// Of all steps of this technique in a game of these rules.
Lines all_reasons(const std::string& rules, Technique technique) {
  const Grid start = *start_of(*read_any_puzzle("{\"rules\": [" + rules + "]}"));
  Lines all;
  Solver solver(start, policy_practising({technique}));
  solver.path([&](const Step& step, const Grid& before) {
    const Lines lines = rule_reasons(step, before);
    EXPECT_EQ(step.technique, technique);
    all.insert(all.end(), lines.begin(), lines.end());
    return false;
  });
  return all;
}

bool has(const Lines& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
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

TEST(RuleReasons, OfAWhisperSayWhoIsHighWhereOneCellIsKnown) {
  const Lines lines = first_reasons(
      R"({"kind": "whisper", "difference": 5, "cells": ["r8c3", "r8c4", "r7c4", "r8c5"]},
         {"kind": "allowed", "cells": ["r8c5"], "digits": [6, 7, 8]})");
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines.front(),
            "r8c5 can only be high (6 to 8), and along the line high and low take turns: r8c3 and "
            "r7c4 are low, not 6 to 9; r8c4 is high, not 1 to 4.");
  for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_EQ(lines[i].substr(0, 3), "If ");
  EXPECT_EQ(all_reasons(R"({"kind": "whisper", "difference": 5, "cells": ["r8c4", "r8c5"]},
                           {"kind": "allowed", "cells": ["r8c5"], "digits": [9]})",
                        Technique::kRuleBounds),
            (Lines{"r8c5 is 9, which is high, and along the line high and low take turns: r8c4 is "
                   "low, not 6 to 9.",
                   "If r8c4 were 5, nothing would fit r8c5."}));
}

TEST(RuleReasons, OfLinesWithThreeClassesSayWhoIsAlike) {
  EXPECT_EQ(first_reasons(R"({"kind": "entropic", "cells": ["r8c3", "r8c4", "r7c4", "r8c5"]},
                             {"kind": "allowed", "cells": ["r8c5"], "digits": [1, 2]})"),
            Lines{"r8c5 can only be low (1 or 2), and along the line cells 3 apart are alike, and "
                  "no others: r8c3 is low, not 4 to 9; r8c4 and r7c4 are not 1 to 3."});
  EXPECT_EQ(
      first_reasons(R"({"kind": "modular", "modulus": 3, "cells": ["r8c3", "r8c4", "r7c5"]},
                       {"kind": "allowed", "cells": ["r7c5"], "digits": [1, 7]})"),
      Lines{"r7c5 can only be 1 or 7, and along the line cells 3 apart are alike, and no others: "
            "r8c3 and r8c4 are not 1, 4 or 7."});
}

TEST(RuleReasons, OfALongLineGoAlongItToWhereItEnds) {
  const Lines lines = first_reasons(
      R"({"kind": "whisper", "difference": 4,
          "cells": ["r8c3", "r8c4", "r7c4", "r8c5", "r7c6", "r6c7", "r5c6"]},
         {"kind": "allowed", "cells": ["r5c6"], "digits": [6, 7, 8]},
         {"kind": "allowed", "cells": ["r8c4", "r7c4", "r8c5", "r7c6", "r6c7"],
          "digits": [1, 2, 3, 4, 6, 7, 8, 9]})");
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(),
            "If r8c3 were 1, r8c4 would have to be 6 to 9, r7c4 1 to 4, r8c5 6 to 9, r7c6 1 to 4, "
            "r6c7 6 to 9, and then r5c6 would have to be 1 to 5, which it can't be.");
}

TEST(RuleReasons, OfWhatTheCandidateItselfTakesAwaySayThat) {
  const Lines lines = first_reasons(
      R"({"kind": "whisper", "difference": 5, "cells": ["r9c2", "r8c3", "r9c3"]},
         {"kind": "allowed", "cells": ["r9c3"], "digits": [2, 7, 8, 9]},
         {"kind": "allowed", "cells": ["r9c2"], "digits": [2, 3, 8]})");
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(),
            "If r9c2 were 2, r8c3 would have to be 7 to 9, and then r9c3 would have to be 2 as "
            "well, which r9c2 rules out.");
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

TEST(RuleReasons, OfACageAreToldWhereItsSetsDoNotSayIt) {
  const std::string two = R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 10})";
  EXPECT_TRUE(first_reasons(two).empty());
  EXPECT_TRUE(has(
      first_reasons(two +
                    R"(, {"kind": "allowed", "cells": ["r1c2"], "digits": [1, 2, 4, 6, 7, 8, 9]})"),
      "If r1c1 were 7, r1c2 would have to be 3, which it can't be."));
  // Too many sets are not listed: then it is told why.
  EXPECT_TRUE(
      has(first_reasons(R"({"kind": "cage", "cells": ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2"],
                                    "sum": 24},
                                   {"kind": "allowed", "cells": ["r1c2"], "digits": [1, 2]},
                                   {"kind": "allowed", "cells": ["r1c3"], "digits": [1, 2, 3]},
                                   {"kind": "allowed", "cells": ["r2c2"], "digits": [3, 4]})"),
          "If r2c2 were 3, r1c1, r1c2, r1c3 and r2c1 would have to make 21, and they come "
          "to at most 20."));
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

TEST(RuleReasons, OfTwoRulesSayWhatEachWouldAskOfACell) {
  const Lines lines =
      all_reasons(R"({"kind": "kropki", "colour": "black", "cells": ["r5c1", "r6c1"]},
                                     {"kind": "kropki", "colour": "black", "cells": ["r6c1", "r7c1"]})",
                  Technique::kCombinedRules);
  const std::string upper = "the black dot between r5c1 and r6c1";
  const std::string lower = "the black dot between r6c1 and r7c1";
  EXPECT_EQ(
      lines,
      (Lines{"If r5c1 were 3, r6c1 would have to be 6 by " + upper + ", and 1, 2, 4 or 8 by " +
                 lower + ".",
             "If r5c1 were 5, " + upper +
                 " would have no filling. The same goes for 7 or 9, and for r6c1.",
             "If r5c1 were 6, r6c1 would have to be 3 by " + upper + ", and 1, 2, 4 or 8 by " +
                 lower + ".",
             "If r6c1 were 1, r5c1 and r7c1 would both have to be 2, and they see each other.",
             "If r6c1 were 3, r5c1 and r7c1 would both have to be 6, and they see each other.",
             "If r6c1 were 6, r5c1 and r7c1 would both have to be 3, and they see each other.",
             "The others go likewise."}));
}

TEST(RuleReasons, OfTwoRulesSayWhatOneWouldLeaveTheOther) {
  const std::string six = R"({"kind": "cage", "cells": ["r1c3", "r1c4"], "sum": 6}, )";
  const Lines one_way =
      all_reasons(six + R"({"kind": "cage", "cells": ["r1c8", "r1c9", "r2c9"], "sum": 12})",
                  Technique::kCombinedRules);
  EXPECT_TRUE(has(one_way,
                  "If r2c9 were 9, r1c8 and r1c9 would have to be 1+2 by the 12 cage at r1c8, and "
                  "then the 6 cage at r1c3 would have no filling."))
      << testing::PrintToString(one_way);
  // The others make 8: 1+2+5 or 1+3+4.
  const Lines two_ways =
      all_reasons(six + R"({"kind": "cage", "cells": ["r1c7", "r1c8", "r1c9", "r2c9"], "sum": 17})",
                  Technique::kCombinedRules);
  EXPECT_TRUE(has(two_ways,
                  "If r2c9 were 9, r1c3 and r1c4 would have to be 1+5 or 2+4 by the 6 cage at "
                  "r1c3, and with any of these the 17 cage at r1c7 would have no filling."))
      << testing::PrintToString(two_ways);
}

TEST(RuleReasons, OfARequiredDigitSayWhatIsLeftWithoutIt) {
  const std::string cage =
      R"({"kind": "cage", "cells": ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6"], "sum": )";
  EXPECT_TRUE(has(all_reasons(cage + "37}", Technique::kRequiredDigit),
                  "Without 6, its cells would come to at most 36."));
  EXPECT_TRUE(has(all_reasons(cage + "23}", Technique::kRequiredDigit),
                  "Without 1, its cells would come to at least 27."));
  EXPECT_TRUE(has(all_reasons(R"({"kind": "cage", "cells": ["r1c1", "r1c2", "r1c3"], "sum": 7})",
                              Technique::kRequiredDigit),
                  "Its digits can only be 1+2+4."));
}

TEST(RuleReasons, OfARequiredDigitListWhatALineHolds) {
  const Lines lines = all_reasons(
      R"({"kind": "renban", "cells": ["r3c3", "r4c3", "r5c3", "r6c3", "r7c3", "r8c3"]})",
      Technique::kRequiredDigit);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(),
            "Its digits can only be 1 2 3 4 5 6, 2 3 4 5 6 7, 3 4 5 6 7 8 or 4 5 6 7 8 9.");
}

TEST(RuleReasons, AreNoneWhereNoRuleIsCited) {
  EXPECT_TRUE(rule_reasons(Step(), Grid()).empty());
  EXPECT_TRUE(first_reasons(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3})").empty())
      << "what a cage can hold is listed in its sentence";
}

}  // namespace
}  // namespace nonet
