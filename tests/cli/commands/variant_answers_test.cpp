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

}  // namespace
}  // namespace nonet::cli
