#include "nonet/search/any_topology.h"

#include "support/support.h"

namespace nonet {
namespace {

// The classic houses and both diagonals.
Topology with_diagonals() {
  std::vector<Topology::HouseShape> houses;
  const Topology& classic = Topology::classic();
  for (House h : classic.houses()) {
    houses.push_back({classic.kind(h), classic.number(h), classic.order(h)});
  }
  Topology::HouseShape falling{HouseKind::kExtra, 1, {}};
  Topology::HouseShape rising{HouseKind::kExtra, 2, {}};
  for (int i = 0; i < 9; ++i) {
    falling.order[i] = cell_at(i, i);
    rising.order[i] = cell_at(8 - i, i);
  }
  houses.push_back(falling);
  houses.push_back(rising);
  return Topology(houses);
}

TEST(AnyTopology, SearchHeedsHousesThatTheClassicGameLacks) {
  Topology x = with_diagonals();
  Grid grid(x);
  SearchResult found = search(grid, 50);
  EXPECT_EQ(found.solutions, 50U);
  EXPECT_FALSE(found.complete);
  EXPECT_TRUE(is_solution(found.first, x));
  int visits = 0;
  enumerate(grid, 20, [&](const Board& board) {
    ++visits;
    return is_solution(board, x);
  });
  EXPECT_EQ(visits, 20);
}

TEST(AnyTopology, ABatchMayMixTopologies) {
  Topology x = with_diagonals();
  std::mt19937 random(1);
  std::vector<Grid> grids = {Grid(x), *Grid::from(test::random_puzzle(random))};
  std::vector<SearchResult> results(2);
  search_batch(std::span<const Grid>(grids), 2, results);
  EXPECT_TRUE(is_solution(results[0].first, x));
  EXPECT_TRUE(results[1].unique());
}

TEST(AnyTopology, AFullBoardThatBreaksADiagonalHasNoSolution) {
  Topology x = with_diagonals();
  std::mt19937 random(2);
  Board board = test::random_solution(random);
  ASSERT_FALSE(is_solution(board, x));
  board.clear(Cell(0));
  auto grid = Grid::from(board, x);
  if (grid) {
    EXPECT_EQ(search(*grid).solutions, 0U);
  }
}

}  // namespace
}  // namespace nonet
