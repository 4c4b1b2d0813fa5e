// Sue de Coq and almost locked sets as HoDoKu's loop takes them.
#include "nonet/rate/hodoku/almost_locked_sets.h"

#include <set>

#include "nonet/proof/checker.h"
#include "support/hodoku_data.h"
#include "support/hodoku_replay.h"
#include "support/support.h"

namespace nonet {
namespace {

const TechniqueSet kRows = {Technique::kSueDeCoq, Technique::kAlsXz, Technique::kAlsXzDouble,
                            Technique::kAlsXyWing, Technique::kAlsChain};

std::set<std::string> chains_of(const Grid& grid, Finder finder) {
  Ask ask{{Technique::kAlsChain}, {}};
  ask.options.als.most_chain_sets = 4;
  std::set<std::string> outcomes;
  finder(grid, ask, [&](const Hit& hit) {
    const Step step = hit.told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    outcomes.insert(test::outcome_of(step));
    return false;
  });
  return outcomes;
}

TEST(HodokuAlmostLockedSets, ChainsLeadToLaterSetsOnly) {
  std::mt19937 random(83);
  std::size_t onward = 0, both_ways = 0;
  for (int round = 0; round < test::rounds(10); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const auto found = chains_of(grid, &find_almost_locked_sets_like_hodoku);
    const auto all = chains_of(grid, &find_almost_locked_sets_both_ways);
    for (const std::string& outcome : found) EXPECT_TRUE(all.contains(outcome)) << outcome;
    onward += found.size();
    both_ways += all.size();
  }
  EXPECT_GT(onward, 0U);
  EXPECT_GT(both_ways, onward);
}

TEST(HodokuAlmostLockedSets, CorpusAreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_chosen_in_paths(kRows, data / "hodoku" / "paths.txt"), 1724);
}

TEST(HodokuAlmostLockedSets, CorpusAreTheStepsOfItsPathsWithOtherSettings) {
  NONET_NEEDS_SHARED_DATA(data);
  TechniqueSet rows = kRows;
  rows.insert(Technique::kDeathBlossom);
  EXPECT_EQ(test::expect_chosen_in_paths(rows, data / "hodoku" / "alt1.txt"), 231);
}

}  // namespace
}  // namespace nonet
