// Boxes among the bases and covers.
#include "nonet/logic/fish_search.h"

#include <map>

#include "nonet/proof/checker.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Fish> found(const Grid& grid, const FishQuery& query) {
  std::vector<Fish> all;
  each_fish(grid, query, [&](const Fish& fish) {
    all.push_back(fish);
    return false;
  });
  return all;
}

// Whether the bases alone prove what the fish removes.
bool proved(const Grid& grid, const Fish& fish) {
  Step step;
  for (int i = 0; i < fish.size; ++i) step.truths.emplace_back(fish.bases[i], fish.digit);
  for (Cell c : fish.victims | fish.cannibals) step.removals.push_back({c, fish.digit});
  return check(grid, step).proved();
}

TEST(FishSearch, FindsAFrankenFishByABoxAmongItsBases) {
  // Row 1 has 4 in columns 2 and 5, box 8 in column 5 and, at first, in column 6.
  Grid grid;
  const Digit four = Digit::from_number(4);
  const Topology& topology = grid.topology();
  for (Cell c : topology.cells(House(0)) - CellSet{cell_at(0, 1), cell_at(0, 4)}) {
    grid.eliminate(c, four);
  }
  for (Cell c : topology.cells(House(25)) - CellSet{cell_at(7, 4), cell_at(8, 4), cell_at(8, 5)}) {
    grid.eliminate(c, four);
  }
  FishQuery query;
  query.shape = FishShape::kFranken;
  query.finned = false;
  EXPECT_TRUE(found(grid, query).empty());
  grid.eliminate(cell_at(8, 5), four);
  auto fish = found(grid, query);
  ASSERT_FALSE(fish.empty());
  EXPECT_EQ(fish[0].bases[1], House(25));
  EXPECT_TRUE(proved(grid, fish[0]));
}

TEST(FishSearch, FindsFrankenAndMutantFishInStatesOfOurOwn) {
  std::map<FishShape, int> met;
  int victims = 0;
  test::each_found_list(test::own_data() / "hodoku" / "found.txt",
                        [&](const Grid& grid, const std::vector<test::HodokuStep>&) {
                          for (FishShape shape : {FishShape::kFranken, FishShape::kMutant}) {
                            FishQuery query;
                            query.shape = shape;
                            query.most_fins = 2;
                            for (const Fish& fish : found(grid, query)) {
                              EXPECT_TRUE(proved(grid, fish));
                              ++met[shape];
                              victims += (fish.victims | fish.cannibals).size();
                            }
                          }
                        });
  EXPECT_EQ(met[FishShape::kFranken], 448);
  EXPECT_EQ(met[FishShape::kMutant], 578);
  EXPECT_EQ(victims, 1356);
}

}  // namespace
}  // namespace nonet
