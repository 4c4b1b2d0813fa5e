// Kraken fish, held against HoDoKu's, and against the ordinary fish that they are not.
#include "nonet/proof/checker.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

const TechniqueSet kBoth = {Technique::kKrakenFish1, Technique::kKrakenFish2};

// "kf1 r1c1<>5": the first that is found.
std::string first_found(const Grid& grid) {
  std::string found;
  finder_of(Technique::kKrakenFish1)(grid, Ask{kBoth, {}}, [&](const Hit& hit) {
    const Step step = hit.told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    found = std::string(row_of(step.technique).hodoku_short) + " " + test::outcome_of(step);
    return true;
  });
  return found;
}

TEST(KrakenFish, EndsEachCaseInWhatItTakesAway) {
  std::mt19937 random(16);
  int steps = 0;
  for (int round = 0; round < test::rounds(24); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    for (Technique t : {Technique::kKrakenFish1, Technique::kKrakenFish2}) {
      for (const Step& step : test::found(grid, t)) {
        const Inference& end = step.inferences.back();
        ASSERT_EQ(end.kind, Inference::Kind::kInEveryCase);
        for (std::size_t i = 1; i < step.inferences.size(); ++i) {
          if (step.inferences[i].kind == Inference::Kind::kFollows) continue;
          EXPECT_EQ(step.inferences[i - 1].node, end.node);
          EXPECT_FALSE(step.inferences[i - 1].holds);
        }
        EXPECT_TRUE(check(grid, step).proved());
        ++steps;
      }
    }
  }
  EXPECT_GT(steps, 0);
}

TEST(KrakenFish, TakesACandidateAwayOnce) {
  std::mt19937 random(17);
  for (int round = 0; round < test::rounds(12); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    std::set<std::string> seen;
    finder_of(Technique::kKrakenFish1)(grid, Ask{kBoth, {}}, [&](const Hit& hit) {
      EXPECT_TRUE(seen.insert(test::outcome_of(hit.told(grid))).second);
      return false;
    });
  }
}

TEST(CorpusKrakenFish, AreTheStepsOfHodokusPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  int steps = 0;
  test::each_path_step(data / "hodoku" / "alt1.txt",
                       [&](const Grid& grid, const test::HodokuStep& step) {
                         if (!step.short_name.starts_with("kf")) return;
                         EXPECT_EQ(first_found(grid), step.short_name + " " + step.outcome);
                         ++steps;
                       });
  EXPECT_EQ(steps, 70);
}

}  // namespace
}  // namespace nonet
