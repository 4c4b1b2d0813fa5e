#include "cli/commands/variant_answers.h"

#include <gtest/gtest.h>

#include "support/filter.h"
#include "support/terminal.h"

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

// At a terminal a person sees the board, and a pipe gets rows as ever.
class VariantScreen : public test::WithTerminal {};

const std::string kKiller =
    R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
    R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
    R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})";

TEST_F(VariantScreen, SolveAndExplainShowBoxesCagesAndRules) {
  const test::ScratchFolder state;
  for (const std::string command : {"solve", "explain"}) {
    test::Terminal terminal({command, kKiller}, state.path(), true, {24, 80});
    EXPECT_TRUE(terminal.shows("┌───")) << command;
    EXPECT_TRUE(terminal.shows("Cages: a 16, b 19")) << command;
  }
  const test::Finished rows = test::run("nonet", {"solve", kKiller});
  EXPECT_EQ(rows.code, 0) << rows.err;
  EXPECT_EQ(rows.out.size(), 90U) << rows.out;
}

}  // namespace
}  // namespace nonet::cli
