// Moves of almost locked sets, on boards made for them.
#include <set>

#include "nonet/proof/checker.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;

// The different outcomes of all that is found, each proved.
std::set<std::string> outcomes(const Grid& grid, Technique technique, const Options& options = {}) {
  std::set<std::string> all;
  for (const Step& step : found(grid, technique, options)) {
    EXPECT_TRUE(check(grid, step).proved());
    all.insert(test::outcome_of(step));
  }
  return all;
}

using Outcomes = std::set<std::string>;

TEST(AlsXz, TakesADigitOfBothSetsFromWhatSeesAllItsPlaces) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {1, 3});
  keep(grid, at(5, 5), {2, 3});
  EXPECT_EQ(outcomes(grid, Technique::kAlsXz), Outcomes{"r5c1<>2"});
  Grid wider;
  keep(wider, at(1, 1), {1, 2});
  keep(wider, at(1, 5), {1, 3, 4});
  keep(wider, at(5, 5), {2, 3});
  EXPECT_EQ(outcomes(wider, Technique::kAlsXz), Outcomes{});
}

TEST(AlsXz, ReasonsFromTheOneSetToTheOther) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {1, 3});
  keep(grid, at(5, 5), {2, 3});
  const Step step = found(grid, Technique::kAlsXz).at(0);
  EXPECT_EQ(expert_line(step, grid),
            "Almost Locked Set XZ-Rule: A=r1c1 {12}, B=r15c5 {123}, X=1, Z=2 => r5c1<>2");
  EXPECT_EQ(
      sentence_of(step, grid),
      "two sets, A at r1c1 (1 and 2) and B at r1c5 and r5c5 (1, 2 and 3), each have one digit "
      "more than cells; X = 1 fits into only one of them, so the other holds all its other "
      "digits, Z = 2 among them; a cell that sees all places of Z in A and B can't hold it, so "
      "r5c1 is not 2.");
  EXPECT_EQ(
      reasoning_of(step, grid),
      (std::vector<std::string>{
          "Suppose r1c1 is not 2.", "Then r1c1 is 1, the only candidate left there.",
          "Then r1c5 is not 1, because row 1 has its 1 at r1c1.",
          "Then r5c5 is 2, because r1c5 and r5c5 are left with 2 and 3, and only r5c5 can be 2."}));
}

TEST(AlsXz, DoublyLinkedLocksBothSets) {
  Grid grid;
  keep(grid, at(1, 5), {3, 8});
  keep(grid, at(1, 8), {2, 3});
  keep(grid, at(5, 5), {8, 9});
  keep(grid, at(5, 8), {2, 9});
  std::size_t most = 0;
  for (const Step& step : found(grid, Technique::kAlsXzDouble)) {
    EXPECT_TRUE(check(grid, step).proved());
    most = std::max(most, step.removals.size());
  }
  // 8 from column 5, 2 from column 8, 3 from row 1, 9 from row 5.
  EXPECT_EQ(most, 28U);
  Grid single;
  keep(single, at(1, 5), {3, 8});
  keep(single, at(1, 8), {2, 3});
  keep(single, at(5, 5), {8, 9});
  keep(single, at(5, 8), {2, 7, 9});
  EXPECT_TRUE(found(single, Technique::kAlsXzDouble).empty());
}

TEST(AlsXyWing, JoinsTwoSetsByAThird) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {1, 3});
  keep(grid, at(5, 1), {2, 3});
  EXPECT_EQ(outcomes(grid, Technique::kAlsXyWing), Outcomes{"r5c5<>3"});
  // Both by the same digit: the third may keep that, and lack nothing.
  Grid same;
  keep(same, at(1, 1), {1, 2});
  keep(same, at(1, 5), {1, 3});
  keep(same, at(5, 1), {1, 3});
  EXPECT_EQ(outcomes(same, Technique::kAlsXyWing), Outcomes{});
}

// Cells with two digits each, in a row that turns at every second one, so that no three share a
// house: two and two are sets.
Grid zigzag(int digit_at_the_ends, std::initializer_list<Cell> cells) {
  Grid grid;
  int number = digit_at_the_ends, next = 1;
  for (const Cell* c = cells.begin(); c != cells.end(); ++c, ++next) {
    const int other = c + 1 == cells.end() ? digit_at_the_ends : next;
    keep(grid, *c, {number, other});
    number = other;
  }
  return grid;
}

TEST(AlsChain, LeadsFromSetToSet) {
  const Grid grid =
      zigzag(9, {at(1, 1), at(1, 4), at(5, 4), at(5, 8), at(9, 8), at(9, 2), at(6, 2)});
  const std::vector<Step> steps = found(grid, Technique::kAlsChain);
  ASSERT_FALSE(steps.empty());
  EXPECT_TRUE(check(grid, steps[0]).proved());
  EXPECT_EQ(test::outcome_of(steps[0]), "r1c2<>9 r2c2<>9 r3c2<>9 r4c1<>9 r5c1<>9 r6c1<>9");
  EXPECT_EQ(expert_line(steps[0], grid),
            "Almost Locked Set Chain: 9- r1c1 {19} -1- r15c4 {123} -3- r59c8 {345} -5- r69c2 {569} "
            "-9 => r123c2,r456c1<>9");
  EXPECT_EQ(steps[0].inferences.size(), 8U);
}

TEST(AlsChain, HasAsManySetsAsItMay) {
  const Grid grid = zigzag(9, {at(1, 1), at(1, 4), at(5, 4), at(5, 8), at(9, 8), at(9, 2), at(6, 2),
                               at(6, 9), at(2, 9)});
  Options options;
  options.als.most_chain_sets = 5;
  EXPECT_EQ(outcomes(grid, Technique::kAlsChain, options),
            Outcomes{"r1c7<>9 r1c8<>9 r1c9<>9 r2c1<>9 r2c2<>9 r2c3<>9"});
  options.als.most_chain_sets = 4;
  EXPECT_EQ(outcomes(grid, Technique::kAlsChain, options), Outcomes{});
}

TEST(AlsChain, IsToldOnceForWhatItTakesTheShortestFirst) {
  std::mt19937 random(81);
  int chains = 0;
  for (int round = 0; round < test::rounds(20); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    std::set<std::string> told;
    std::size_t length = 0;
    for (const Step& step : found(grid, Technique::kAlsChain)) {
      EXPECT_TRUE(check(grid, step).proved());
      EXPECT_TRUE(told.insert(test::outcome_of(step)).second);
      EXPECT_GE(step.inferences.size(), length);
      length = step.inferences.size();
      ++chains;
    }
  }
  EXPECT_GT(chains, test::rounds(20));
}

TEST(AlmostLockedSetMoves, MayShareCellsIfThatIsWanted) {
  Options overlap;
  overlap.als.overlap = true;
  std::mt19937 random(82);
  int more = 0;
  for (int round = 0; round < test::rounds(5); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    for (Technique t : {Technique::kAlsXz, Technique::kAlsXyWing, Technique::kDeathBlossom}) {
      const Outcomes apart = outcomes(grid, t), any = outcomes(grid, t, overlap);
      for (const std::string& outcome : apart) EXPECT_TRUE(any.contains(outcome));
      more += static_cast<int>(any.size() - apart.size());
    }
  }
  EXPECT_GT(more, 0);
}

TEST(DeathBlossom, TakesWhatIsInEveryPetal) {
  Grid grid;
  keep(grid, at(5, 5), {1, 2});
  keep(grid, at(5, 1), {1, 9});
  keep(grid, at(1, 5), {2, 9});
  EXPECT_EQ(outcomes(grid, Technique::kDeathBlossom), Outcomes{"r1c1<>9"});
  const Step step = found(grid, Technique::kDeathBlossom).at(0);
  EXPECT_EQ(expert_line(step, grid),
            "Death Blossom: [r5c5], -1- r5c1 {19}, -2- r1c5 {29} => r1c1<>9");
  // A third digit of the stem without a petal.
  Grid open;
  keep(open, at(5, 5), {1, 2, 3});
  keep(open, at(5, 1), {1, 9});
  keep(open, at(1, 5), {2, 9});
  EXPECT_EQ(outcomes(open, Technique::kDeathBlossom), Outcomes{});
}

const TechniqueSet kMoves = {Technique::kAlsXz, Technique::kAlsXzDouble, Technique::kAlsXyWing,
                             Technique::kAlsChain, Technique::kDeathBlossom};

TEST(AlmostLockedSetMoves, PassTheLibraryOfOurOwn) {
  TechniqueSet rows = kMoves;
  rows.insert(Technique::kSueDeCoq);
  EXPECT_EQ(
      test::expect_library_passes(rows, test::own_data() / "hodoku" / "almost_locked_sets.txt"),
      12);
}

TEST(AlmostLockedSetMoves, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes(kMoves), 49);
}

TEST(AlmostLockedSetMoves, CorpusAreThoseThatHodokuFinds) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal(kMoves), 6409);
}

}  // namespace
}  // namespace nonet
