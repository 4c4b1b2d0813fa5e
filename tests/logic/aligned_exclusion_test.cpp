// Aligned pair and triple exclusion.
#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;
using test::outcomes;

// r1c1 = 1 leaves r1c2 nothing: 2 and 3 take the cells beside them.
Grid board_with_a_pair() {
  Grid grid;
  keep(grid, at(1, 2), {1, 2, 3});
  keep(grid, at(2, 3), {1, 2});
  keep(grid, at(1, 9), {1, 3});
  return grid;
}

TEST(AlignedPairExclusion, TakesADigitThatLeavesAnotherCellNoChoice) {
  const Grid grid = board_with_a_pair();
  const std::vector<Step> steps = found(grid, Technique::kAlignedPairExclusion);
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(expert_line(steps[0], grid), "Aligned Pair Exclusion: r1c12 (r1c9,r2c3) => r1c1<>1");
  EXPECT_EQ(sentence_of(steps[0], grid),
            "if r1c1 is 1, every choice for r1c2 (1, 2, 3) either puts a digit twice into a house "
            "or leaves no candidate for r1c9 or r2c3, so r1c1 is not 1.");
  EXPECT_EQ(reasoning_of(steps[0], grid),
            (std::vector<std::string>{
                "Suppose r1c1 is 1.", "r1c2 can be 2 or 3:", "  Case 1: suppose r1c2 is 2.",
                "  But then r2c3 has no candidate left: this case is impossible.",
                "  Case 2: suppose r1c2 is 3.",
                "  But then r1c9 has no candidate left: this case is impossible."}));
}

TEST(AlignedPairExclusion, NeedsAnExcluderForEachChoice) {
  Grid more;
  keep(more, at(1, 2), {1, 2, 3, 4});
  keep(more, at(2, 3), {1, 2});
  keep(more, at(1, 9), {1, 3});
  EXPECT_EQ(outcomes(more, Technique::kAlignedPairExclusion), "");
}

TEST(AlignedTripleExclusion, TakesADigitThatLeavesTwoCellsNoChoice) {
  Grid grid;
  keep(grid, at(1, 2), {2, 3});
  keep(grid, at(1, 3), {4, 5});
  keep(grid, at(2, 1), {2, 4});
  keep(grid, at(2, 2), {2, 5});
  keep(grid, at(2, 3), {1, 3, 4});
  keep(grid, at(3, 1), {1, 3, 5});
  const auto takes = [](const Step& step) {
    return test::effects(step).find("r1c1<>1") != std::string::npos;
  };
  for (const Step& step : found(grid, Technique::kAlignedPairExclusion)) EXPECT_FALSE(takes(step));
  const std::vector<Step> steps = found(grid, Technique::kAlignedTripleExclusion);
  EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), takes));
  // An excluder with one candidate more excludes nothing.
  Grid wider;
  keep(wider, at(1, 2), {2, 3});
  keep(wider, at(1, 3), {4, 5});
  keep(wider, at(2, 1), {2, 4});
  keep(wider, at(2, 2), {2, 5});
  keep(wider, at(2, 3), {1, 3, 4});
  keep(wider, at(3, 1), {1, 3, 5, 6});
  for (const Step& other : found(wider, Technique::kAlignedTripleExclusion)) {
    EXPECT_FALSE(takes(other));
  }
}

// By the words of the definition: whether a choice of digits is excluded.
bool is_excluded(const Grid& grid, const std::vector<Candidate>& choice) {
  CellSet chosen;
  for (Candidate x : choice) chosen.insert(x.cell);
  for (Candidate a : choice) {
    for (Candidate b : choice) {
      if (a.cell != b.cell && test::contradict(grid, a, b)) return true;
    }
  }
  for (Cell excluder : grid.open() - chosen) {
    DigitSet left = grid.candidates(excluder);
    for (Candidate x : choice) {
      if (grid.topology().peers(x.cell).contains(excluder)) left.erase(x.digit);
    }
    if (left.empty()) return true;
  }
  return false;
}

bool all_excluded(const Grid& grid, const std::vector<Candidate>& choice, CellSet open) {
  if (is_excluded(grid, choice)) return true;
  if (open.empty()) return false;
  const Cell c = open.first();
  open.erase(c);
  for (Digit d : grid.candidates(c)) {
    std::vector<Candidate> more = choice;
    more.push_back({c, d});
    if (!all_excluded(grid, more, open)) return false;
  }
  return true;
}

CandidateSet taken_by(const Grid& grid, Technique technique) {
  CandidateSet taken;
  for (const Step& step : test::expect_holds(found(grid, technique), grid)) {
    for (Candidate x : step.removals) taken.insert(x);
  }
  return taken;
}

TEST(AlignedExclusion, TakesWhatTheDefinitionTakes) {
  std::mt19937 random(1303);
  int pairs = 0, triples = 0;
  for (const Grid& grid : test::stuck_states(random, test::rounds(3))) {
    CandidateSet by_one, by_two;
    for (Candidate x : test::open_candidates(grid)) {
      const CellSet others = grid.open() - CellSet{x.cell};
      for (Cell b : others) {
        if (all_excluded(grid, {x}, {b})) by_one.insert(x);
        for (Cell c : others) {
          if (b < c && !by_two.contains(x) && all_excluded(grid, {x}, {b, c})) by_two.insert(x);
        }
      }
    }
    const CandidateSet pair = taken_by(grid, Technique::kAlignedPairExclusion);
    const CandidateSet triple = taken_by(grid, Technique::kAlignedTripleExclusion);
    EXPECT_EQ(pair, by_one);
    EXPECT_EQ(pair | triple, by_one | by_two);
    pairs += pair.size();
    triples += (triple - pair).size();
  }
  if (test::sanitized()) return;  // few rounds need not meet all
  EXPECT_GT(pairs, 0);
  EXPECT_GT(triples, 0);
}

}  // namespace
}  // namespace nonet
