// Skyscrapers, kites and turbot fish: each on a board made for it, once where it applies and once
// where one candidate more spoils it; then against HoDoKu's data.
#include "nonet/core/topology.h"
#include "nonet/logic/policy.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::box;
using test::column;
using test::confine;
using test::found;
using test::outcomes;
using test::row;

const TechniqueSet kPatterns = {Technique::kSkyscraper, Technique::kTwoStringKite,
                                Technique::kDualTwoStringKite, Technique::kTurbotFish};

TEST(Skyscraper, StrikesWhatSeesBothRoofs) {
  Grid grid;
  confine(grid, row(2), 5, {at(2, 4), at(2, 9)});
  confine(grid, row(5), 5, {at(5, 4), at(5, 8)});
  EXPECT_EQ(outcomes(grid, Technique::kSkyscraper), "r1c8<>5 r3c8<>5 r4c9<>5 r6c9<>5");
  Grid three;
  confine(three, row(2), 5, {at(2, 4), at(2, 9)});
  confine(three, row(5), 5, {at(5, 4), at(5, 8), at(5, 1)});
  EXPECT_EQ(outcomes(three, Technique::kSkyscraper), "");
}

TEST(Skyscraper, StandsOnColumnsToo) {
  Grid grid;
  confine(grid, column(2), 5, {at(4, 2), at(9, 2)});
  confine(grid, column(5), 5, {at(4, 5), at(8, 5)});
  EXPECT_EQ(outcomes(grid, Technique::kSkyscraper), "r8c1<>5 r8c3<>5 r9c4<>5 r9c6<>5");
}

TEST(TwoStringKite, StrikesWhereTheLinesOfItsEndsCross) {
  Grid grid;
  confine(grid, row(5), 5, {at(5, 2), at(5, 9)});
  confine(grid, column(3), 5, {at(4, 3), at(8, 3)});
  EXPECT_EQ(outcomes(grid, Technique::kTwoStringKite), "r8c9<>5");
  Grid three;
  confine(three, row(5), 5, {at(5, 2), at(5, 9)});
  confine(three, column(3), 5, {at(4, 3), at(8, 3), at(1, 3)});
  EXPECT_EQ(outcomes(three, Technique::kTwoStringKite), "");
}

TEST(DualTwoStringKite, IsTwoKitesOnTheSameTwoCells) {
  Grid grid;
  confine(grid, row(5), 5, {at(5, 2), at(5, 9)});
  confine(grid, column(3), 5, {at(4, 3), at(8, 3)});
  confine(grid, row(4), 5, {at(4, 3), at(4, 8)});
  confine(grid, column(2), 5, {at(5, 2), at(7, 2)});
  Options duals;
  duals.single_digit.dual_kites = true;
  EXPECT_EQ(outcomes(grid, Technique::kDualTwoStringKite, duals), "r7c8<>5 r8c9<>5");
  EXPECT_EQ(outcomes(grid, Technique::kDualTwoStringKite), "");
  EXPECT_EQ(outcomes(grid, Technique::kTwoStringKite, duals), "r7c8<>5 | r8c9<>5");
}

TEST(TurbotFish, TakesTheTwoPlacesOfABox) {
  Grid grid;
  confine(grid, box(2), 5, {at(1, 4), at(3, 6)});
  confine(grid, row(8), 5, {at(8, 1), at(8, 6)});
  EXPECT_EQ(outcomes(grid, Technique::kTurbotFish), "r1c1<>5");
  EXPECT_EQ(outcomes(grid, Technique::kTwoStringKite), "");
  Grid three;
  confine(three, box(2), 5, {at(1, 4), at(3, 6), at(2, 5)});
  confine(three, row(8), 5, {at(8, 1), at(8, 6)});
  EXPECT_EQ(outcomes(three, Technique::kTurbotFish), "");
}

TEST(TurbotFish, MayEndWhereItBegan) {
  // Were r1c1 not 5, then both r1c3 and r3c1 were.
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 3)});
  confine(grid, column(1), 5, {at(1, 1), at(3, 1)});
  EXPECT_EQ(outcomes(grid, Technique::kTurbotFish),
            "r1c3<>5 r2c2<>5 r2c3<>5 r3c1<>5 r3c2<>5 r3c3<>5");
}

TEST(TurbotFish, HoldsEverySkyscraperAndKiteOfAStateWithoutLockedCandidates) {
  std::mt19937 random(5);
  const Policy basics = policy_classic();
  int patterns = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    while (auto step = test::next_step(grid, basics, [](const Step&) { return true; })) {
      apply(*step, grid);
    }
    std::vector<Step> fish = found(grid, Technique::kTurbotFish);
    for (Technique t : {Technique::kSkyscraper, Technique::kTwoStringKite}) {
      for (const Step& step : found(grid, t)) {
        EXPECT_TRUE(std::any_of(fish.begin(), fish.end(), [&](const Step& other) {
          return other.removals == step.removals;
        }));
        ++patterns;
      }
    }
  }
  EXPECT_GT(patterns, 0);
}

TEST(SingleDigitPatterns, AreSpelledOutLinkByLink) {
  std::mt19937 random(6);
  int steps = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random, 50));
    for (Technique t :
         {Technique::kSkyscraper, Technique::kTwoStringKite, Technique::kTurbotFish}) {
      for (const Step& step : found(grid, t)) {
        EXPECT_TRUE(test::is_spelled_out(step, grid)) << row_of(t).name;
        ++steps;
      }
    }
  }
  EXPECT_GT(steps, 0);
}

TEST(SingleDigitPatterns, NeedRowsAndColumnsOrFindNothing) {
  std::vector<Topology::HouseShape> rows_only;
  for (House h : Topology::classic().houses()) {
    if (Topology::classic().kind(h) == HouseKind::kColumn) continue;
    rows_only.push_back(
        {Topology::classic().kind(h), Topology::classic().number(h), Topology::classic().order(h)});
  }
  const Topology topology(rows_only);
  Grid grid(topology);
  confine(grid, House(1), 5, {at(2, 4), at(2, 9)});
  confine(grid, House(4), 5, {at(5, 4), at(5, 8)});
  for (Technique t : {Technique::kSkyscraper, Technique::kTwoStringKite}) {
    EXPECT_EQ(outcomes(grid, t), "");
  }
}

TEST(SingleDigitPatterns, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes(kPatterns), 32);
}

TEST(SingleDigitPatterns, CorpusAreThoseThatHodokuFinds) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal(
                {Technique::kSkyscraper, Technique::kTwoStringKite, Technique::kTurbotFish}),
            342);
}

}  // namespace
}  // namespace nonet
