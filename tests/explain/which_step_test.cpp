// "Why is this cell not that digit?": what a look answers, what a step answers, and what comes
// later.
#include "nonet/explain/which_step.h"

#include "nonet/solve/solver.h"
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
  EXPECT_EQ(answer(puzzle, candidate(1, 2, 7)), "7 has been struck from r1c2.");
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

}  // namespace
}  // namespace nonet
