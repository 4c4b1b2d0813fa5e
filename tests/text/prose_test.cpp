#include "nonet/text/prose.h"

#include "nonet/logic/policy.h"
#include "nonet/text/marked_board.h"
#include "support/support.h"

namespace nonet {
namespace {

// The first step of the technique on the way to the solution, told.
std::string told(std::string_view puzzle, Technique technique,
                 std::vector<std::string>* lines = nullptr) {
  Grid grid = test::grid(puzzle);
  while (!grid.open().empty()) {
    auto step = next_step(grid, policy_all(), [](const Step&) { return true; });
    if (!step) return "";
    if (step->technique == technique) {
      if (lines != nullptr) *lines = reasoning_of(*step, grid);
      return sentence_of(*step, grid);
    }
    apply(*step, grid);
  }
  return "";
}

constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(Prose, SinglesSayWhatWhyAndWhatFollows) {
  EXPECT_EQ(
      told("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
           Technique::kNakedSingle),
      "5 is the only candidate left in r5c5, so r5c5 is 5.");
  EXPECT_EQ(told(kExample, Technique::kHiddenSingle),
            "r3c1 is the only place for 5 in box 1, so r3c1 is 5.");
}

TEST(Prose, PatternsNameTheirCellsDigitsAndHouses) {
  EXPECT_EQ(
      told(kExample, Technique::kPointing),
      "in box 8 every 6 lies within column 4, at r7c4 and r8c4, so r2c4, r3c4 and r5c4 are not 6.");
  EXPECT_EQ(
      told(kExample, Technique::kNakedPair),
      "between them r1c6 and r3c6 hold nothing but 6 and 9 and use them up in column 6, so r1c5, "
      "r5c6 and r6c6 are not 6.");
  EXPECT_EQ(
      told(kExample, Technique::kXyWing),
      "whichever of its digits r5c4 takes, one of r4c5 and r5c3 is left with 8, and no cell that "
      "sees both of these can hold it, so r5c6 is not 8.");
}

TEST(Prose, EffectsJoinDigitsThatGoFromTheSameCells) {
  Step step;
  for (int column : {1, 2}) {
    for (int number : {3, 4})
      step.removals.push_back({cell_at(0, column), Digit::from_number(number)});
  }
  step.removals.push_back({cell_at(5, 5), Digit::from_number(9)});
  EXPECT_EQ(effects_of(step), "r1c2 and r1c3 are not 3 or 4, and r6c6 is not 9");
}

TEST(Prose, ATrialIsToldLineByLineAndEndsInAContradiction) {
  std::vector<std::string> lines;
  std::string sentence = told(kHard, Technique::kTrial, &lines);
  EXPECT_NE(sentence.find("suppose that r"), std::string::npos);
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines.front().substr(0, 9), "Suppose r");
  EXPECT_NE(lines.back().find("But then "), std::string::npos);
}

TEST(Prose, NoTemplateIsLeftUnfilled) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(20); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    while (!grid.open().empty()) {
      for (const Step& step : all_steps(grid, policy_all())) {
        std::string sentence = sentence_of(step, grid);
        EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
      }
      apply(*next_step(grid, policy_all(), [](const Step&) { return true; }), grid);
    }
  }
}

TEST(MarkedBoard, ShowsThePatternAndWhatGoes) {
  Grid grid;
  for (Cell c : {cell_at(0, 0), cell_at(0, 1)}) {
    for (int number = 3; number <= 9; ++number) grid.eliminate(c, Digit::from_number(number));
  }
  Step step = all_steps(grid, {"", {Technique::kNakedPair}}).at(0);
  std::string picture = marked_board(grid, step);
  EXPECT_NE(picture.find("| 1*2*"), std::string::npos) << picture;
  EXPECT_NE(picture.find("1-2-3456789"), std::string::npos) << picture;
  EXPECT_EQ(picture.find('\x1b'), std::string::npos);
  EXPECT_NE(marked_board(grid, step, Paint::kAnsi).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace nonet
