// Whips and braids as techniques: not of policy all, but there for who asks; in any state, proved
// and true; and only in the ordinary game.
#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "nonet/text/nrc.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using T = Technique;
constexpr T kRows[] = {T::kWhip, T::kGWhip, T::kBraid, T::kGBraid};

TEST(Whips, AreOnlyAskedWhereTheyAreNamed) {
  for (const T row : kRows) {
    EXPECT_FALSE(policy_all().allows(row));
    EXPECT_TRUE(extend_policy(policy_all(), {std::string(row_of(row).slug)})->allows(row));
  }
  EXPECT_EQ(techniques_named("whips and braids").size(), 4U);
}

TEST(Whips, AreProvedAndTrueInAnyState) {
  std::mt19937 random(71);
  int met = 0;
  for (int round = 0; round < 12 && (round < test::rounds(12) || met == 0); ++round) {
    const Grid grid = test::random_state(random);
    const SearchResult solved = search(grid);
    for (const T row : kRows) {
      for (const Step& step : test::found(grid, row)) {
        ++met;
        EXPECT_TRUE(check(grid, step).proved()) << nrc_text(step, grid);
        const std::string slug(row_of(row).slug);
        EXPECT_TRUE(nrc_text(step, grid).starts_with(slug + "[")) << nrc_text(step, grid);
        ASSERT_EQ(step.removals.size(), 1U);
        if (solved.unique()) {
          EXPECT_NE(solved.first.at(step.removals[0].cell), step.removals[0].digit);
        }
      }
    }
  }
  EXPECT_GT(met, 0);
}

TEST(Whips, SayHowLongTheyAre) {
  const Grid grid = test::grid(
      ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.");
  const auto steps = test::found(grid, T::kWhip);
  ASSERT_FALSE(steps.empty());
  EXPECT_NE(sentence_of(steps[0], grid)
                .find("at the end of two questions that each lean on the "
                      "one before"),
            std::string::npos)
      << sentence_of(steps[0], grid);
}

TEST(Whips, AreBoundedByAnOption) {
  const Grid grid = test::grid(
      ".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8");
  Options options;
  options.chains.most_questions = 2;
  const auto some = test::found(grid, T::kWhip, options);
  const auto more = test::found(grid, T::kWhip);
  ASSERT_LT(some.size(), more.size());
  EXPECT_TRUE(std::equal(some.begin(), some.end(), more.begin()));
}

}  // namespace
}  // namespace nonet
