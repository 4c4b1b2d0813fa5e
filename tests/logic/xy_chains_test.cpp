// X-chains and XY-chains on boards made for them, and against HoDoKu's where the data is there.
#include <algorithm>
#include <atomic>

#include "nonet/proof/checker.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::box;
using test::column;
using test::confine;
using test::found;
using test::keep;
using test::outcomes;
using test::row;

TEST(XChain, GoesFromAnEndOfOneStrongLinkToAnEndOfAnother) {
  Grid grid;
  confine(grid, row(1), 4, {at(1, 2), at(1, 7)});
  confine(grid, column(9), 4, {at(3, 9), at(6, 9)});
  confine(grid, row(5), 4, {at(5, 8), at(5, 1)});
  // r1c2 = r1c7 - r3c9 = r6c9 - r5c8 = r5c1: whatever sees r1c2 and r5c1 loses 4.
  const std::vector<Step> steps = found(grid, Technique::kXChain);
  const auto whole = std::find_if(steps.begin(), steps.end(),
                                  [](const Step& step) { return step.truths.size() == 3; });
  ASSERT_NE(whole, steps.end());
  EXPECT_EQ(test::effects(*whole), "r2c1<>4 r3c1<>4 r4c2<>4 r6c2<>4");
  EXPECT_EQ(expert_line(*whole, grid),
            "X-Chain: 4 r1c2 =4= r1c7 -4- r3c9 =4= r6c9 -4- r5c8 =4= r5c1 => "
            "r23c1,r46c2<>4");
  EXPECT_TRUE(check(grid, *whole).proved());
  EXPECT_TRUE(test::is_spelled_out(*whole, grid));
  Grid broken;
  confine(broken, row(1), 4, {at(1, 2), at(1, 7)});
  confine(broken, column(9), 4, {at(3, 9), at(6, 9), at(8, 9)});
  confine(broken, row(5), 4, {at(5, 8), at(5, 1)});
  EXPECT_EQ(outcomes(broken, Technique::kXChain), "");
}

// Where 4 is not at r1c1 it is at r1c5, so not in r4c5 but r4c8; so not in r6c7 ... and back.
TEST(XChain, ThatEndsWhereItBeganClearsAllThatSeesTheCell) {
  Grid grid;
  confine(grid, row(1), 4, {at(1, 1), at(1, 5)});
  confine(grid, box(5), 4, {at(5, 5), at(6, 4)});
  confine(grid, column(1), 4, {at(1, 1), at(6, 1)});
  const std::vector<Step> steps = found(grid, Technique::kXChain);
  const auto loop = std::find_if(steps.begin(), steps.end(), [](const Step& step) {
    return step.inferences.front().node == step.inferences.back().node;
  });
  ASSERT_NE(loop, steps.end());
  EXPECT_EQ(test::effects(*loop), "r1c5<>4 r2c2<>4 r2c3<>4 r3c2<>4 r3c3<>4 r6c1<>4");
  EXPECT_TRUE(check(grid, *loop).proved());
  EXPECT_NE(sentence_of(*loop, grid).find("so r1c1 is 4, and no cell that sees r1c1 can hold it"),
            std::string::npos)
      << sentence_of(*loop, grid);
}

TEST(XyChain, GoesThroughCellsWithTwoCandidates) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 6), {2, 3});
  keep(grid, at(4, 6), {3, 4});
  keep(grid, at(4, 8), {4, 1});
  EXPECT_EQ(outcomes(grid, Technique::kXyChain), "r1c8<>1 r4c1<>1");
  const Step step = found(grid, Technique::kXyChain).front();
  EXPECT_EQ(expert_line(step, grid),
            "XY-Chain: 1 1- r1c1 -2- r1c6 -3- r4c6 -4- r4c8 -1 => r1c8,r4c1<>1");
  EXPECT_EQ(step.truths.size(), 4U);
  EXPECT_TRUE(test::is_spelled_out(step, grid));
  EXPECT_NE(sentence_of(step, grid).find("so one of r1c1 and r4c8 is 1"), std::string::npos);
  Grid three;
  keep(three, at(1, 1), {1, 2});
  keep(three, at(1, 6), {2, 3, 5});
  keep(three, at(4, 6), {3, 4});
  keep(three, at(4, 8), {4, 1});
  EXPECT_EQ(outcomes(three, Technique::kXyChain), "");
}

TEST(XyChain, MeetsNoCellTwice) {
  std::mt19937 random(7);
  int chains = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid grid = test::random_state(random);
    for (Technique t : {Technique::kXChain, Technique::kXyChain}) {
      for (const Step& step : found(grid, t)) {
        ++chains;
        EXPECT_TRUE(test::is_spelled_out(step, grid));
        std::vector<Candidate> nodes;
        for (const Inference& line : step.inferences) {
          nodes.push_back({line.node.cells.first(), line.node.digit()});
        }
        if (nodes.front() == nodes.back()) nodes.pop_back();
        std::sort(nodes.begin(), nodes.end());
        EXPECT_EQ(std::adjacent_find(nodes.begin(), nodes.end()), nodes.end());
        EXPECT_LE(step.inferences.size(), 20U);
      }
    }
  }
  EXPECT_GT(chains, test::rounds(60));
}

TEST(Chains, AreToldOnceForWhatTheyTakeAndShortestFirst) {
  std::mt19937 random(8);
  for (int round = 0; round < test::rounds(40); ++round) {
    const Grid grid = test::random_state(random);
    for (Technique t : {Technique::kXChain, Technique::kXyChain}) {
      std::size_t last = 0;
      std::vector<std::vector<Candidate>> told;
      for (const Step& step : found(grid, t)) {
        EXPECT_GE(step.inferences.size(), last);
        last = step.inferences.size();
        EXPECT_EQ(std::find(told.begin(), told.end(), step.removals), told.end());
        told.push_back(step.removals);
      }
    }
  }
}

TEST(Chains, MayBeKeptShort) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 6), {2, 3});
  keep(grid, at(4, 6), {3, 4});
  keep(grid, at(4, 8), {4, 1});
  Options options;
  options.chains.most_links = 5;
  EXPECT_EQ(outcomes(grid, Technique::kXyChain, options), "");
  options.chains.most_links = 7;
  EXPECT_EQ(outcomes(grid, Technique::kXyChain, options), "r1c8<>1 r4c1<>1");
}

TEST(Chains, AreNoEndlessSearchWhereEveryCellHasTwoCandidates) {
  Grid grid;
  for (Cell c : Cell::all()) {
    const int first = (c.index() * 7 + c.index() / 9) % 9 + 1;
    keep(grid, c, {first, first % 9 + 1});
  }
  std::atomic<bool> asked = true;
  const Stop stop(&asked);
  for (Technique t : {Technique::kXChain, Technique::kXyChain}) {
    Ask ask{{t}};
    ask.stop = &stop;
    EXPECT_TRUE(finder_of(t)(grid, ask, [](const Hit&) { return false; }));
  }
}

TEST(Chains, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kXChain, Technique::kXyChain}), 29);
}

TEST(Chains, CorpusAreFoundWhereHodokuFindsThem) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal({Technique::kXChain, Technique::kXyChain}), 662);
}

}  // namespace
}  // namespace nonet
