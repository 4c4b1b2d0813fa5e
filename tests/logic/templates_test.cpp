// Templates, held against all of them.
#include "nonet/logic/templates.h"

#include "nonet/search/search.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

// Every template within some cells, row by row.
void each_template(const Topology& topology, const CellSet& left, int row, CellSet& chosen,
                   const std::function<void(const CellSet&)>& visit) {
  if (row == 9) {
    for (House h : topology.houses()) {
      if (!chosen.meets(topology.cells(h))) return;
    }
    visit(chosen);
    return;
  }
  for (Cell c : left& topology.cells(House(row))) {
    chosen.insert(c);
    each_template(topology, left - topology.peers(c), row + 1, chosen, visit);
    chosen.erase(c);
  }
}

TEST(Templates, OfAnEmptyGridGoThroughEveryCellAndShareNone) {
  const Templates all(Topology::classic(), CellSet::all());
  EXPECT_EQ(all.reached(), CellSet::all());
  EXPECT_TRUE(all.common().empty());
}

TEST(Templates, ReachAndShareWhatGoingThroughAllOfThemShows) {
  std::mt19937 random(9);
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid grid = test::random_state(random);
    for (Digit d : Digit::all()) {
      CellSet reached, common = CellSet::all(), chosen;
      each_template(grid.topology(), grid.places(d), 0, chosen, [&](const CellSet& one) {
        reached |= one;
        common &= one;
      });
      const Templates ours(grid.topology(), grid.places(d));
      EXPECT_EQ(ours.reached(), reached);
      EXPECT_EQ(ours.common(), reached.empty() ? CellSet{} : common);
    }
  }
}

}  // namespace
}  // namespace nonet
