#include "cli/prompt/steps_text.h"

#include "nonet/explain/hint.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

const Grid& grid() {
  static const Grid grid = *Grid::from(test::board(
      "67....41...5..........4..76...6.4.5...21..3......5..2...8.65...7..2.8.3....473..."));
  return grid;
}

std::vector<std::string> lines(int columns, int most_lines) {
  return lines_by_technique(steps_now(grid(), policy_classic()), grid(), columns, most_lines);
}

TEST(StepsText, EachTechniqueHasALineWithItsCountAndTheFirstFewOfItsSteps) {
  EXPECT_EQ(lines(0, 0)[0], "Naked Single (1): r7c4=9");
  EXPECT_EQ(lines(0, 0)[1], "Hidden Single (3): r2c6=6; r4c5=2; r8c5=1");
}

TEST(StepsText, StepsThatComeBetweenOthersAreToldWithTheirKind) {
  std::vector<Step> steps = steps_now(grid(), policy_classic());
  steps.push_back(steps.front());
  EXPECT_EQ(lines_by_technique(steps, grid(), 0, 0)[0], "Naked Single (2): r7c4=9; r7c4=9");
}

TEST(StepsText, WhatIsNotAllOfThemIsCountedSo) {
  const auto told = lines_by_technique(steps_now(grid(), policy_classic()), grid(), 0, 0,
                                       {Technique::kHiddenSingle});
  EXPECT_EQ(told[0], "Naked Single (1): r7c4=9");
  EXPECT_EQ(told[1], "Hidden Single (over 3): r2c6=6; r4c5=2; r8c5=1");
}

TEST(StepsText, ALineKeepsToTheWidthAndTheListToItsHeight) {
  EXPECT_EQ(lines(37, 0)[1], "Hidden Single (3): r2c6=6; ...");
  const auto few = lines(80, 2);
  ASSERT_EQ(few.size(), 3U);
  EXPECT_EQ(few[2].substr(0, 4), "And ");
  EXPECT_TRUE(few[2].ends_with(" to Hidden Pair; a NAME lists the steps of one.")) << few[2];
}

}  // namespace
}  // namespace nonet::cli
