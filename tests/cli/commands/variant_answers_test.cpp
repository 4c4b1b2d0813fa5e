#include "cli/commands/variant_answers.h"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

Variant small_grid() {
  Variant variant;
  variant.rows = variant.cols = variant.high = 4;
  variant.boxes = standard_boxes(4, 4, 4);
  variant.givens.resize(16);
  return variant;
}

TEST(VariantAnswers, WhatWasNotDecidedInTimeIsNeitherSolvedNorInvalid) {
  const VariantVerdict verdict = judge(small_grid(), 2, Stop::after_asks(0));
  EXPECT_TRUE(verdict.undecided);
  EXPECT_EQ(verdict.problem, "no solution was found in that time");
  EXPECT_FALSE(judge(small_grid(), 2, Stop()).undecided);
}

TEST(VariantAnswers, OfSeveralSolutionsNameACellAndShowWhatAllHave) {
  Variant variant = small_grid();
  variant.givens[0] = 1;
  const VariantVerdict verdict = judge(variant, 2, Stop());
  EXPECT_EQ(verdict.solutions, 2U);
  EXPECT_NE(verdict.problem.find("a rule is probably missing"), std::string::npos);
  EXPECT_EQ(one_line(variant, verdict.digits, '.'), "1...............");
}

TEST(VariantAnswers, OfSeveralSolutionsSayWhatTheMissingRuleMayBe) {
  Variant variant = small_grid();
  variant.ruleset = "Normal rules.\nGrey cells are even.";
  EXPECT_NE(
      judge(variant, 2, Stop())
          .problem.find("; if it should have one, a rule is probably missing: the puzzle says: "
                        "Normal rules. Grey cells are even."),
      std::string::npos);
  variant.unread = {"lines"};
  EXPECT_NE(
      judge(variant, 2, Stop())
          .problem.find("; a rule is probably missing, for not all of the puzzle could be read "
                        "as rules"),
      std::string::npos);
}

}  // namespace
}  // namespace nonet::cli
