// Loops, chains, forcing chains and nets as HoDoKu chooses them.
#include "nonet/rate/hodoku/tables/finders.h"

#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/plan.h"
#include "support/hodoku_data.h"
#include "support/hodoku_replay.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

const TechniqueSet kPlain = {Technique::kContinuousNiceLoop, Technique::kDiscontinuousNiceLoop,
                             Technique::kAic};
const TechniqueSet kGrouped = {Technique::kGroupedContinuousNiceLoop,
                               Technique::kGroupedDiscontinuousNiceLoop, Technique::kGroupedAic};
const TechniqueSet kChains = {Technique::kForcingChainContradiction,
                              Technique::kForcingChainVerity};
const TechniqueSet kNets = {Technique::kForcingNetContradiction, Technique::kForcingNetVerity};

Technique first_of(const TechniqueSet& rows) {
  for (Technique t : all_techniques()) {
    if (rows.contains(t)) return t;
  }
  return {};
}

// "dnl r1c1<>5": what HoDoKu finds of some rows, in its order.
std::vector<std::string> found_in_order(const Grid& grid, const TechniqueSet& rows,
                                        std::size_t most = SIZE_MAX) {
  const Technique first = first_of(rows);
  std::vector<KeptHit> hits;
  hodoku_finder(first)(grid, Ask{rows, {}}, [&](const Hit& hit) {
    hits.emplace_back(hit);
    return hits.size() == most;
  });
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < hits.size(); ++i) order.push_back(i);
  if (hodoku_sorts(first)) order = hodoku_order(hits, grid);
  std::vector<std::string> found;
  for (std::size_t i : order) {
    const Step step = hits[i].hit().told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    found.push_back(std::string(row_of(step.technique).hodoku_short) + " " +
                    test::outcome_of(step));
  }
  return found;
}

// What a list has of some rows.
std::vector<std::string> listed(const std::vector<test::HodokuStep>& steps,
                                const TechniqueSet& rows) {
  std::vector<std::string> found;
  for (const test::HodokuStep& step : steps) {
    for (Technique t : all_techniques()) {
      if (rows.contains(t) && row_of(t).hodoku_short == step.short_name) {
        found.push_back(step.short_name + " " + step.outcome);
      }
    }
  }
  return found;
}

TEST(HodokuTables, FindWhatTheyFoundBeforeInTheSameOrder) {
  int steps = 0;
  test::each_found_list(test::own_data() / "hodoku" / "tabled.txt",
                        [&](const Grid& grid, const std::vector<test::HodokuStep>& known) {
                          for (const TechniqueSet& rows : {kPlain, kGrouped}) {
                            EXPECT_EQ(found_in_order(grid, rows), listed(known, rows));
                          }
                          for (const TechniqueSet& rows : {kChains, kNets}) {
                            EXPECT_EQ(found_in_order(grid, rows, 1), listed(known, rows));
                          }
                          steps += static_cast<int>(known.size());
                        });
  EXPECT_GT(steps, 100);
}

TEST(HodokuTables, LeaveVariantsToTheFindersOfLogic) {
  const Topology topology = test::with_diagonals();
  Grid grid(topology);
  for (Cell c : topology.cells(House(0))) {
    for (int i = 2; i < 9; ++i) grid.eliminate(c, Digit((c.index() + i) % 9));
  }
  auto found_by = [&](Finder finder, const TechniqueSet& rows) {
    std::vector<std::vector<Candidate>> found;
    finder(grid, Ask{rows, {}}, [&](const Hit& hit) {
      found.emplace_back(hit.removals.begin(), hit.removals.end());
      return found.size() == 20;
    });
    return found;
  };
  std::size_t hits = 0;
  for (const TechniqueSet& rows : {kPlain, kGrouped, kChains, kNets}) {
    const Technique first = first_of(rows);
    EXPECT_EQ(found_by(hodoku_finder(first), rows), found_by(finder_of(first), rows));
    hits += found_by(hodoku_finder(first), rows).size();
  }
  EXPECT_GT(hits, 0U);
}

TEST(CorpusHodokuTables, AreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  const auto paths = data / "hodoku" / "paths.txt";
  EXPECT_EQ(test::expect_chosen_in_paths(kPlain, paths), 2569 + 187 + 809);
  EXPECT_EQ(test::expect_chosen_in_paths(kGrouped, paths), 1198 + 30 + 156);
  EXPECT_EQ(test::expect_chosen_in_paths(kChains, paths), 1451 + 185);
  EXPECT_EQ(test::expect_chosen_in_paths(kNets, paths), 489 + 151);
}

TEST(CorpusHodokuTables, AreTheStepsOfItsPathsWithOtherOptions) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_chosen_in_paths(kPlain, data / "hodoku" / "alt1.txt"), 762);
  EXPECT_EQ(test::expect_chosen_in_paths(kGrouped, data / "hodoku" / "alt1.txt"), 173);
  Options options;
  options.chains.sets = true;
  EXPECT_EQ(test::expect_chosen_in_paths(kPlain, data / "hodoku" / "alt2.txt", options), 55);
  EXPECT_EQ(test::expect_chosen_in_paths(kGrouped, data / "hodoku" / "alt2.txt", options), 9);
}

TEST(CorpusHodokuTables, AreItsListsInItsOrder) {
  NONET_NEEDS_SHARED_DATA(data);
  std::size_t steps = 0;
  test::each_found_list(data / "hodoku" / "findall.txt",
                        [&](const Grid& grid, const std::vector<test::HodokuStep>& all) {
                          for (const TechniqueSet& rows : {kPlain, kGrouped}) {
                            EXPECT_EQ(found_in_order(grid, rows), listed(all, rows));
                            steps += listed(all, rows).size();
                          }
                        });
  EXPECT_EQ(steps, 4053U);
}

}  // namespace
}  // namespace nonet
