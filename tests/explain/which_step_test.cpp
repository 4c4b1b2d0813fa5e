// "Why is this cell not that digit?": what a look answers, what a step answers, and what comes
// later.
#include "nonet/explain/which_step.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/steps_now.h"
#include "nonet/logic/technique.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet {
namespace {

// Its solution begins with 437516289.
const std::string kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

Candidate candidate(int row, int column, int digit) {
  return {cell_at(row - 1, column - 1), Digit::from_number(digit)};
}

// It solves the example.
Policy easy_policy() {
  return *restrict_policy(policy_all(),
                          {"singles", "intersections", "subsets", "fish", "turbot-fish"}, {});
}

std::string answer(const Puzzle& puzzle, Candidate why_not, const Policy& policy = policy_all()) {
  const Hint hint = hint_for(puzzle, policy, {}, {.cell = {}, .skip = 0, .why_not = why_not});
  EXPECT_EQ(hint.kind, Hint::Kind::kNothing) << hint.rungs.back().text;
  return hint.rungs.back().text;
}

TEST(WhyNot, IsAnsweredByALookWhereThatIsEnough) {
  Puzzle puzzle = test::grid(kExample).puzzle();
  EXPECT_EQ(answer(puzzle, candidate(1, 1, 7)), "r1c1 is 4 already.");
  EXPECT_EQ(answer(puzzle, candidate(1, 2, 1)), "r1c2 is not 1: it sees r2c1, which is 1.");
  puzzle.removed.push_back(candidate(1, 2, 7));
  const Policy singles = *restrict_policy(policy_all(), {"singles"}, {});
  EXPECT_EQ(answer(puzzle, candidate(1, 2, 7), singles), "7 has been struck from r1c2.");
}

TEST(WhyNot, OfWhatAStepHasStruckTellsAReasonThatItHadThen) {
  Grid grid = test::grid(kExample);
  Solver solver(grid, easy_policy());
  int asked = 0;
  for (const Step* step = solver.next(); step != nullptr; step = solver.next()) {
    const Step told = *step;
    solver.take();
    if (told.removals.empty() || !solver.grid().is_open(told.removals.front().cell)) continue;
    const Candidate x = told.removals.front();
    const Hint hint =
        hint_for(solver.grid().puzzle(), easy_policy(), {}, {.cell = {}, .skip = 0, .why_not = x});
    ASSERT_EQ(hint.kind, Hint::Kind::kStep) << hint.rungs.back().text;
    EXPECT_NE(std::find(hint.step->removals.begin(), hint.step->removals.end(), x),
              hint.step->removals.end());
    EXPECT_EQ(hint.rungs.front().text, name_of(x.digit, DigitNames()) + " has been struck from " +
                                           name_of(x.cell) + ". There is a reason for it.");
    ++asked;
  }
  EXPECT_GT(asked, 2);
}

TEST(WhyNot, HasNothingAgainstTheDigitOfTheSolution) {
  EXPECT_EQ(answer(test::grid(kExample).puzzle(), candidate(1, 2, 3)),
            "Nothing speaks against 3 in r1c2.");
}

// Whether a digit is right is told only to who asks on.
TEST(WhyNot, BeginsAlikeForTheDigitOfTheSolutionAndForOthers) {
  const Puzzle puzzle = test::grid(kExample).puzzle();
  for (int digit : {3, 7}) {  // 3 is right
    const Hint hint = hint_for(puzzle, policy_all(), {}, {{}, 0, candidate(1, 2, digit)});
    EXPECT_EQ(hint.rung(1).text, "Nothing in plain sight rules out " + std::to_string(digit) +
                                     " in r1c2. A closer look may give away whether it is right.");
  }
}

// Where a few digits that can be placed take it away, they are the answer, and none of them is
// idle.
TEST(WhyNot, OfWhatSinglesSettleNamesThose) {
  const Grid start = test::grid(kExample);
  const Board solution = search(start).first;
  int settled = 0, answered = 0;
  for (Cell c : start.open()) {
    for (Digit d : start.candidates(c)) {
      const Candidate x{c, d};
      const std::string text = settled_by_singles(start, x);
      if (text.empty()) continue;
      EXPECT_NE(solution.at(c), d);
      ++settled;
      ASSERT_TRUE(text.starts_with("First place ") &&
                  text.ends_with("Then " + name_of(d, start.topology()) + " is gone from " +
                                 name_of(c) + "."))
          << text;
      Grid grid = start;
      for (std::size_t at = text.find('='); at != std::string::npos; at = text.find('=', at + 1)) {
        const Candidate placed = *parse_placement(text.substr(at - 4, 6), start.topology());
        EXPECT_EQ(solution.at(placed.cell), placed.digit);
        EXPECT_TRUE(grid.has(x)) << "without " << text.substr(at - 4, 6)
                                 << " it would do: " << text;
        grid.place(placed.cell, placed.digit);
      }
      EXPECT_FALSE(grid.has(x)) << text;
      if (settled % 20 != 1) continue;
      const Hint hint = hint_for(start.puzzle(), policy_all(), {}, {{}, 0, x});
      if (hint.step) {
        EXPECT_LE(row_of(hint.step->technique).level, Level::kMedium);
      } else {
        EXPECT_EQ(hint.rungs.back().text, text);
        ++answered;
      }
    }
  }
  EXPECT_GT(settled, 20);
  EXPECT_GT(answered, 0);
}

// Every candidate that is not in the solution: the step that is told takes it away, or sets a digit
// that does, and is about nothing else.
TEST(WhyNot, OfAnyWrongCandidateTellsAStepAfterWhichItIsGone) {
  const Policy policy = easy_policy();
  const Grid start = test::grid(kExample);
  const Board solution = find_path(start, policy).end.board();
  int told = 0;
  for (Cell c : start.open()) {
    if (told > 20) break;
    for (Digit d : start.candidates(c)) {
      if (solution.at(c) == d) continue;
      const Candidate x{c, d};
      const Hint hint = hint_for(start.puzzle(), policy, {}, {.cell = {}, .skip = 0, .why_not = x});
      if (!hint.step) continue;
      ++told;
      Grid after = start;
      apply(*hint.step, after);
      EXPECT_FALSE(after.has(x)) << hint.rung(5).text;
      // The end is about it.
      const std::string end = hint.rung(5).text.substr(hint.rung(5).text.rfind(", so ") + 1);
      EXPECT_NE(end.find(name_of(c)), std::string::npos) << hint.rung(5).text;
    }
  }
  EXPECT_GT(told, 10);
}

TEST(WhyNot, WhichNoStepAnswersNowSaysWhenOneDoes) {
  const Puzzle puzzle = test::grid(kExample).puzzle();
  const Policy easy = easy_policy();
  EXPECT_EQ(answer(puzzle, candidate(1, 8, 6), easy),
            "No step takes 6 from r1c8 now; on the way from here step 29 does: Hidden Single.");
  const Policy singles = *restrict_policy(policy_all(), {"singles"}, {});
  EXPECT_EQ(answer(puzzle, candidate(1, 8, 6), singles),
            "No step takes 6 from r1c8, now or on the way from here.");
}

// ---- "Which technique was that?"

Hint deed(const Puzzle& puzzle, const Deed& did) {
  WhichStep which;
  which.did = did;
  return hint_for(puzzle, policy_all(), {}, which);
}

// 7 in box 1 points at r1c8; and r3c8, which sees it, is the only place for 7 in row 3.
Puzzle pointing() {
  return test::grid(
             "...2..5..4..8.7.2182514.3.69.65...................16.75.2.634.969.4.2..5..7..5...")
      .puzzle();
}

TEST(WhichTechnique, IsTheOneThatStrikesTheCandidateAndNoDigitThatWasNotSet) {
  const Candidate struck = candidate(1, 8, 7);
  const Hint why_not = hint_for(pointing(), policy_all(), {}, {{}, 0, struck});
  ASSERT_TRUE(why_not.step);
  EXPECT_FALSE(why_not.step->placements.empty());
  const Hint hint = deed(pointing(), {{}, {struck}});
  ASSERT_TRUE(hint.step) << hint.rung(1).text;
  EXPECT_EQ(hint.step->technique, Technique::kPointing);
  EXPECT_EQ(hint.step->removals, std::vector{struck});
}

// Of each step that there is, its own doing leads back to a step that does just that.
TEST(WhichTechnique, OfAStepThatWasTakenDoesJustWhatThatDid) {
  const Grid start = test::grid(kExample);
  int taken = 0;
  for (const Step& step : steps_now(start, easy_policy())) {
    if (++taken > 20) break;
    const Hint hint = deed(start.puzzle(), {step.placements, step.removals});
    ASSERT_TRUE(hint.step) << hint.rung(1).text;
    EXPECT_TRUE(std::is_permutation(step.removals.begin(), step.removals.end(),
                                    hint.step->removals.begin(), hint.step->removals.end()));
    EXPECT_EQ(hint.step->placements, step.placements);
  }
  EXPECT_GT(taken, 5);
}

TEST(WhichTechnique, OfWhatIsWrongOrNoSingleStepIsSaid) {
  const Puzzle puzzle = test::grid(kExample).puzzle();
  EXPECT_EQ(deed(puzzle, {{candidate(1, 2, 7)}, {}}).rung(1).text, "r1c2 is not 7.");
  EXPECT_EQ(deed(puzzle, {{}, {candidate(1, 2, 3)}}).rung(1).text,
            "3 should not have been struck from r1c2.");
}

}  // namespace
}  // namespace nonet
