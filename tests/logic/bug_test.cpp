#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/explain/lessons.h"
#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/proof/deadly.h"
#include "nonet/text/prose.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Step> found(const Grid& grid) {
  std::vector<Step> steps;
  find(Technique::kBugPlusOne, grid, [&](const Hit& hit) {
    Step step = hit.told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    steps.push_back(std::move(step));
    return false;
  });
  return steps;
}

// r6c5 alone holds three candidates.
constexpr std::string_view kGrave =
    "8493256177328..9455617..328493278561157.3.892286...473978..2134314987256625..3789";

TEST(BugPlusOne, TheOddCandidateIsTrue) {
  Grid grid = test::grid(kGrave);
  auto steps = found(grid);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(test::outcome_of(steps[0]), "r6c5<>5 r6c5<>9");
  EXPECT_EQ(
      sentence_of(steps[0], grid),
      "unless r6c5 is 1, every open cell is left with two candidates and every digit with "
      "two places in each house that lacks it, and such a grid never has just one solution; "
      "so r6c5 is 1, so r6c5 is not 5 or 9. (This relies on the puzzle having only one solution.)");
}

TEST(BugPlusOne, NeedsEveryOtherOpenCellToHoldTwo) {
  // A digit of the grave opened again: its cell has one candidate, or others have three.
  Board more = test::board(kGrave);
  more.clear(cell_at(0, 0));
  EXPECT_TRUE(found(*Grid::from(more)).empty());
}

TEST(BugPlusOne, NeedsEveryDigitToHaveTwoPlaces) {
  // Without a candidate elsewhere, a digit has one place in a house.
  Grid grid = test::grid(kGrave);
  for (Cell c : grid.open()) {
    if (grid.candidates(c).size() != 2) continue;
    Grid less = grid;
    less.eliminate(c, grid.candidates(c).first());
    EXPECT_TRUE(found(less).empty());
  }
}

using Pattern = std::vector<DeadlyCell>;

// Every way to keep two candidates of each open cell that is deadly.
void add_graves(const Grid& grid, CellSet left, Pattern pattern, std::vector<Pattern>& graves) {
  if (left.empty()) {
    if (is_deadly(pattern, grid)) graves.push_back(pattern);
    return;
  }
  const Cell c = left.first();
  left.erase(c);
  for (unsigned bits = 0; bits < 512; ++bits) {
    const DigitSet two = DigitSet::from_bits(bits);
    if (two.size() != 2 || !grid.candidates(c).contains(two)) continue;
    pattern.push_back({c, two});
    add_graves(grid, left, pattern, graves);
    pattern.pop_back();
  }
}

// What contradicts all guardians of a grave.
CandidateSet contradicted(const Grid& grid, const Pattern& grave) {
  CandidateSet gone;
  const std::vector<Candidate> guardians = guardians_of(grave, grid);
  for (Candidate x : test::open_candidates(grid)) {
    if (std::all_of(guardians.begin(), guardians.end(),
                    [&](Candidate g) { return test::contradict(grid, g, x); })) {
      gone.insert(x);
    }
  }
  return gone;
}

TEST(Bug, TakesWhatContradictsAllGuardiansOfAGrave) {
  std::mt19937 random(1306);
  for (Technique type : {Technique::kBug2, Technique::kBug3, Technique::kBug4}) {
    const Grid example = shown_example(type)->grid;
    for (int i = 0; i < 8; ++i) {
      const Grid grid = test::moved(example, test::random_symmetry(random));
      std::vector<Pattern> graves;
      add_graves(grid, grid.open(), {}, graves);
      EXPECT_FALSE(graves.empty());
      EXPECT_FALSE(test::expect_holds(test::found(grid, type), grid).empty());
      CandidateSet expected, taken;
      for (const Pattern& grave : graves) expected |= contradicted(grid, grave);
      for (const Step& step : test::found(grid, Technique::kBug2)) {
        EXPECT_NE(std::find(graves.begin(), graves.end(), step.deadly), graves.end());
        for (Candidate x : step.removals) taken.insert(x);
      }
      EXPECT_EQ(taken, expected);
    }
  }
}

TEST(Bug, NeedsEveryDigitToHaveTwoPlaces) {
  const Grid grid = shown_example(Technique::kBug2)->grid;
  for (Cell c : grid.bivalue()) {
    Grid less = grid;
    less.eliminate(c, grid.candidates(c).first());
    EXPECT_TRUE(test::found(less, Technique::kBug2).empty());
  }
}

TEST(BugPlusOne, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kBugPlusOne}), 12);
}

}  // namespace
}  // namespace nonet
