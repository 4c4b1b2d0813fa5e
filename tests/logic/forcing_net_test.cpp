// Forcing chains and forcing nets, as contradictions and as verities.
#include "nonet/core/candidate_set.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

// Hard enough that chains alone do not end it.
constexpr std::string_view kHard[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "98.7..6..7...8......5.9....3..6..9...4...2.....1.4..3.2....5.8......1..6.......4.",
    "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8"};

const std::vector<Technique> kAll = {
    Technique::kForcingChainContradiction, Technique::kForcingChainVerity,
    Technique::kForcingNetContradiction, Technique::kForcingNetVerity};

Options without_splits() {
  Options options;
  options.nets.most_splits = 0;
  return options;
}

Kind last_kind(const Step& step) {
  return step.inferences.back().kind;
}

void expect_true(const Step& step, const Grid& grid, const Board& solution) {
  EXPECT_TRUE(check(grid, step).proved()) << row_of(step.technique).slug;
  for (Candidate x : step.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
  for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
}

TEST(Forcing, EveryStepIsProvedAndTrueAndEndsAsItsNameSays) {
  std::map<Technique, int> steps;
  for (std::string_view puzzle : kHard) {
    const Grid grid = test::grid(puzzle);
    const Board solution = search(grid).first;
    for (Technique technique : kAll) {
      for (const Step& step : test::found(grid, technique, without_splits())) {
        ++steps[technique];
        expect_true(step, grid, solution);
        const bool verity = technique == Technique::kForcingChainVerity ||
                            technique == Technique::kForcingNetVerity;
        EXPECT_EQ(last_kind(step), verity ? Kind::kInEveryCase : Kind::kConflict);
        EXPECT_EQ(step.inferences.front().kind, verity ? Kind::kSplit : Kind::kAssume);
      }
    }
  }
  for (Technique technique : kAll) EXPECT_GT(steps[technique], 0) << row_of(technique).slug;
}

TEST(Forcing, ShorterStoriesComeFirstAndEachCandidateIsToldOnce) {
  for (std::string_view puzzle : kHard) {
    const Grid grid = test::grid(puzzle);
    for (Technique technique : {kAll[0], kAll[2]}) {
      Ask ask;
      ask.options = without_splits();
      for (Technique t : kAll) {
        if (finder_of(t) == finder_of(technique)) ask.wanted.insert(t);
      }
      CandidateSet removed, placed;
      finder_of(technique)(grid, ask, [&](const Hit& hit) {
        for (Candidate x : hit.removals) {
          EXPECT_FALSE(removed.contains(x));
          removed.insert(x);
        }
        for (Candidate x : hit.placements) {
          EXPECT_FALSE(placed.contains(x));
          placed.insert(x);
        }
        return false;
      });
    }
  }
}

TEST(ForcingNet, SplitsOnlyWhereItMay) {
  const Grid grid = test::grid(kHard[0]);
  const Board solution = search(grid).first;
  for (int splits : {0, 1, 2}) {
    Options options;
    options.nets.most_splits = splits;
    int steps = 0;
    find(
        Technique::kForcingNetContradiction, grid,
        [&](const Hit& hit) {
          const Step step = hit.told(grid);
          expect_true(step, grid, solution);
          for (const Inference& line : step.inferences) EXPECT_LE(line.level, splits);
          return ++steps == 40;
        },
        options);
  }
}

TEST(ForcingNet, SupposesFalseWhatMustBeTrue) {
  int placed = 0;
  for (std::string_view puzzle : kHard) {
    const Grid grid = test::grid(puzzle);
    for (const Step& step :
         test::found(grid, Technique::kForcingNetContradiction, without_splits())) {
      if (step.placements.empty()) continue;
      ++placed;
      EXPECT_FALSE(step.inferences.front().holds);
    }
  }
  EXPECT_GT(placed, 0);
}

TEST(Forcing, StopsWhenAsked) {
  Stop stop = Stop::after(std::chrono::seconds(0));
  Ask ask;
  ask.stop = &stop;
  for (Technique technique : kAll) {
    ask.wanted = {technique};
    int hits = 0;
    EXPECT_TRUE(finder_of(technique)(test::grid(kHard[0]), ask, [&](const Hit&) {
      ++hits;
      return false;
    }));
    EXPECT_EQ(hits, 0);
  }
}

TEST(Forcing, FindsNothingInABrokenGrid) {
  Grid grid = test::grid(kHard[0]);
  const Cell open = grid.open().first();
  for (Digit d : grid.candidates(open)) grid.eliminate(open, d);
  for (Technique technique : kAll) EXPECT_TRUE(test::found(grid, technique).empty());
}

}  // namespace
}  // namespace nonet
