// Alternating chains, nice loops, and the same with groups.
#include "nonet/core/candidate_set.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::column;
using test::confine;
using test::found;
using test::keep;
using test::outcomes;
using test::row;

const std::vector<Technique> kAll = {Technique::kContinuousNiceLoop,
                                     Technique::kDiscontinuousNiceLoop,
                                     Technique::kAic,
                                     Technique::kGroupedContinuousNiceLoop,
                                     Technique::kGroupedDiscontinuousNiceLoop,
                                     Technique::kGroupedAic};

// If r1c1 is not 1, then r1c5 is, which is then not 2; r5c5 is, r5c1 is not 2 but 3.
Grid board_with_a_chain() {
  Grid grid;
  confine(grid, row(1), 1, {at(1, 1), at(1, 5)});
  keep(grid, at(1, 5), {1, 2});
  confine(grid, column(5), 2, {at(1, 5), at(5, 5)});
  keep(grid, at(5, 1), {2, 3});
  return grid;
}

TEST(Aic, TakesWhatContradictsBothEnds) {
  const Grid grid = board_with_a_chain();
  EXPECT_EQ(outcomes(grid, Technique::kAic), "r1c1<>3");
  const Step step = found(grid, Technique::kAic).front();
  EXPECT_TRUE(check(grid, step).proved());
  EXPECT_TRUE(test::is_spelled_out(step, grid));
}

TEST(Aic, NeedsEveryLink) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {2, 3});
  keep(grid, at(5, 5), {3, 1});
  // r1c1=1 or r5c5=1, so r5c1 is not 1.
  EXPECT_EQ(outcomes(grid, Technique::kAic), "r5c1<>1");
  Grid wider;
  keep(wider, at(1, 1), {1, 2});
  keep(wider, at(1, 5), {2, 3, 4});
  keep(wider, at(5, 5), {3, 1});
  EXPECT_EQ(outcomes(wider, Technique::kAic), "");
}

TEST(Aic, ClosedToARingTakesWhatSeesTwoNeighbours) {
  // Four cells with two digits each, all around: the digits of each side are used up there.
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {2, 3});
  keep(grid, at(5, 5), {3, 4});
  keep(grid, at(5, 1), {4, 1});
  const std::vector<Step> rings = found(grid, Technique::kContinuousNiceLoop);
  ASSERT_EQ(rings.size(), 1U);
  CandidateSet removed;
  for (Candidate x : rings[0].removals) removed.insert(x);
  for (int c : {2, 3, 4, 6, 7, 8, 9}) {
    EXPECT_TRUE(removed.contains({at(1, c), Digit::from_number(2)}));
    EXPECT_TRUE(removed.contains({at(5, c), Digit::from_number(4)}));
    EXPECT_TRUE(removed.contains({at(c, 5), Digit::from_number(3)}));
    EXPECT_TRUE(removed.contains({at(c, 1), Digit::from_number(1)}));
  }
  EXPECT_EQ(rings[0].removals.size(), 28U);
  EXPECT_TRUE(check(grid, rings[0]).proved());
}

TEST(Aic, ThatComesBackToItsStartMakesItTrue) {
  // If r1c1 is not 1, then r1c5 and r5c1 are, and so on to r5c5, which would have to be two digits.
  Grid grid;
  confine(grid, row(1), 1, {at(1, 1), at(1, 5)});
  confine(grid, column(1), 1, {at(1, 1), at(5, 1)});
  keep(grid, at(1, 5), {1, 2});
  confine(grid, row(5), 1, {at(5, 1), at(5, 5)});
  confine(grid, column(5), 1, {at(1, 5), at(5, 5)});
  for (const Step& step : found(grid, Technique::kDiscontinuousNiceLoop)) {
    EXPECT_TRUE(check(grid, step).proved());
    EXPECT_EQ(step.placements.size(), 1U);
  }
}

TEST(Aic, GroupsAreCellsThatActAsOne) {
  // The 5s of row 1 lie in box 1 or at r1c9; those of box 1 at r1c12 or r3c3; column 9 has two.
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 2), at(1, 9)});
  confine(grid, test::box(1), 5, {at(1, 1), at(1, 2), at(3, 3)});
  EXPECT_EQ(outcomes(grid, Technique::kAic), "");
  confine(grid, column(9), 5, {at(1, 9), at(7, 9)});
  // If r3c3 is not 5, then r1c1 or r1c2 is, r1c9 is not, and r7c9 is.
  const std::vector<Step> steps = found(grid, Technique::kGroupedAic);
  ASSERT_FALSE(steps.empty());
  for (const Step& step : steps) {
    EXPECT_TRUE(check(grid, step).proved());
    EXPECT_TRUE(std::any_of(step.inferences.begin(), step.inferences.end(),
                            [](const Inference& line) { return line.node.cells.size() > 1; }));
  }
}

// On states of puzzles with one solution.
template <class Check>
void for_states(Check check_state) {
  std::mt19937 random(61);
  for (int round = 0; round < test::rounds(25); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    const Board solution = search(grid).first;
    const Policy easy = *restrict_policy(policy_all(), {"singles", "intersections"}, {});
    for (int move = 0; move < 3 && !grid.solved(); ++move) {
      while (auto step = test::next_step(grid, easy, [](const Step&) { return true; })) {
        apply(*step, grid);
      }
      check_state(grid, solution);
      for (const Step& step : test::all_steps(grid, policy_all())) {
        if (random() % 4 == 0) apply(step, grid);
      }
    }
  }
}

TEST(Aic, EveryChainIsProvedSpelledOutAndTrue) {
  int steps = 0;
  for_states([&](const Grid& grid, const Board& solution) {
    for (Technique technique : kAll) {
      for (const Step& step : found(grid, technique)) {
        ++steps;
        ASSERT_TRUE(check(grid, step).proved()) << row_of(technique).slug;
        EXPECT_TRUE(test::is_spelled_out(step, grid)) << row_of(technique).slug;
        for (Candidate x : step.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
        for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
      }
    }
  });
  EXPECT_GT(steps, test::sanitized() ? 0 : 100);
}

TEST(Aic, ShorterChainsComeFirstAndEachDoesSomethingNew) {
  for_states([&](const Grid& grid, const Board&) {
    Ask ask;
    for (Technique t : {kAll[0], kAll[1], kAll[2]}) ask.wanted.insert(t);
    int last = 0;
    CandidateSet removed, placed;
    finder_of(Technique::kAic)(grid, ask, [&](const Hit& hit) {
      EXPECT_GE(hit.length, last);
      last = hit.length;
      EXPECT_FALSE(removed.contains(CandidateSet::from(hit.removals)) &&
                   placed.contains(CandidateSet::from(hit.placements)));
      removed |= CandidateSet::from(hit.removals);
      placed |= CandidateSet::from(hit.placements);
      EXPECT_GE(static_cast<int>(hit.told(grid).inferences.size()), hit.length);
      return false;
    });
  });
}

TEST(Aic, OfAllKindsTheShortestIsTakenFirst) {
  for_states([&](const Grid& grid, const Board&) {
    const Policy chains =
        *restrict_policy(policy_all(), {"aic", "nice-loop"}, {"grouped-nice-loop"});
    std::optional<int> first;
    int least = 1000;
    each_hit(grid, chains, [&](const Hit& hit) {
      if (!first) first = hit.length;
      if (hit.technique != Technique::kGroupedAic) least = std::min(least, hit.length);
      return false;
    });
    if (first) {
      EXPECT_EQ(*first, least);
    }
  });
}

// On boards with locked candidates all over, which one strong link says by itself.
TEST(Aic, WhatNeedsNoChainIsNotToldAsOne) {
  std::mt19937 random(81);
  for (int round = 0; round < test::rounds(6); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    for (Technique technique : kAll) {
      for (const Step& step : found(grid, technique)) EXPECT_GT(step.inferences.size(), 3U);
    }
    for (Technique technique :
         {Technique::kForcingChainVerity, Technique::kKrakenFish1, Technique::kKrakenFish2}) {
      for (const Step& step : found(grid, technique)) {
        int cases = 0, links = 0, most = 0;
        for (const Inference& line : step.inferences) {
          links = line.kind == Inference::Kind::kFollows ? links + 1 : 0;
          cases += line.kind == Inference::Kind::kAssume;
          most = std::max(most, links);
        }
        EXPECT_GT(cases, technique == Technique::kForcingChainVerity ? 1 : 0);
        EXPECT_GT(most, 1) << "each case leads there at once";
      }
    }
  }
}

}  // namespace
}  // namespace nonet
