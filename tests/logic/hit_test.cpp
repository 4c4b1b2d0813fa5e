// Hits: told when they are taken, and then as they would have been told at once.
#include "nonet/logic/hit.h"

#include "nonet/rate/hodoku/order.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Telling, TakesItsValuesAlong) {
  Cell cell = test::at(1, 1);
  auto tell = [cell](const Grid&, Step& step) { step.truths.emplace_back(cell); };
  const Telling telling(tell);
  cell = test::at(9, 9);
  const Telling copy = telling;
  for (const Telling* each : {&telling, &copy}) {
    Step step;
    (*each)(Grid(), step);
    EXPECT_EQ(step.truths, std::vector<Truth>{Truth(test::at(1, 1))});
  }
}

TEST(Hit, ToldHasItsTechniqueItsEffectsAndWhatTheTellingAdds) {
  const std::vector<Candidate> placements = {{test::at(2, 2), Digit::from_number(3)}};
  const std::vector<Candidate> removals = {{test::at(9, 9), Digit::from_number(4)},
                                           {test::at(1, 1), Digit::from_number(4)}};
  Grid grid;
  grid.place(test::at(5, 5), Digit::from_number(5));
  // The grid that it is told of is the one that it was found in.
  auto tell = [](const Grid& before, Step& step) {
    for (Cell c : CellSet::all() - before.open()) step.truths.emplace_back(c);
  };
  const Hit hit{Technique::kXyWing, placements, removals, tell, 3};
  const Step step = hit.told(grid);
  EXPECT_EQ(step.technique, Technique::kXyWing);
  EXPECT_EQ(step.placements, placements);
  EXPECT_EQ(step.removals, removals);
  EXPECT_EQ(step.truths, std::vector<Truth>{Truth(test::at(5, 5))});
  EXPECT_EQ(KeptHit(hit).hit().told(grid), step);
  EXPECT_EQ(KeptHit(hit).hit().length, 3);
}

TEST(Hit, IsNotToldByBeingKeptCopiedOrSorted) {
  int told = 0;
  auto tell = [counter = &told](const Grid&, Step&) { ++*counter; };
  std::vector<KeptHit> kept;
  for (int i = 1; i <= 9; ++i) {
    const Candidate removal{test::at(10 - i, i), Digit::from_number(i)};
    kept.emplace_back(Hit{Technique::kRemotePair, {}, {&removal, 1}, tell, i});
  }
  const std::vector<KeptHit> copies = kept;
  EXPECT_EQ(hodoku_order(copies, Grid()).size(), 9U);
  for (const KeptHit& one : copies) {
    if (!hodoku_meets(Grid(), one.hit())) ADD_FAILURE();
  }
  EXPECT_EQ(told, 0);
  copies.front().hit().told(Grid());
  EXPECT_EQ(told, 1);
}

// A finder may reuse whatever a hit refers to once the sink has returned.
TEST(Hit, KeptIsToldLaterAsAtOnceByEveryFinder) {
  std::mt19937 random(61);
  std::array<int, kTechniqueCount> seen{};
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid grid = test::random_state(random);
    for (Technique t : all_techniques()) {
      std::vector<KeptHit> kept;
      std::vector<Step> at_once;
      const std::size_t most = t == Technique::kTrial ? 3 : 200;
      Options options;
      options.trials.most_suppositions = 300;
      options.chains.most_questions = 4;  // long ones take long
      find(
          t, grid,
          [&](const Hit& hit) {
            kept.emplace_back(hit);
            at_once.push_back(hit.told(grid));
            return kept.size() == most;
          },
          options);
      for (std::size_t i = 0; i < kept.size(); ++i) {
        ASSERT_EQ(kept[i].hit().told(grid), at_once[i]) << row_of(t).slug;
      }
      seen[static_cast<std::size_t>(t)] += static_cast<int>(kept.size());
    }
  }
  for (Technique t : {Technique::kNakedSingle, Technique::kPointing, Technique::kNakedTriple,
                      Technique::kFinnedXWing, Technique::kXyWing, Technique::kSkyscraper,
                      Technique::kUniqueness1, Technique::kColorTrap, Technique::kTrial}) {
    EXPECT_GT(seen[static_cast<std::size_t>(t)], 0) << row_of(t).slug;
  }
}

}  // namespace
}  // namespace nonet
