#include "nonet/search/any_topology.h"

#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

using test::with_diagonals;

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

// Whoever asks for none learns nothing, whatever the houses: not even that there is no more than
// one.
TEST(AnyTopology, WhoAsksForNoSolutionIsToldThatThereMayBeMore) {
  Topology x = with_diagonals();
  std::mt19937 random(3);
  for (const Grid& grid : {Grid(x), Grid(), *Grid::from(test::random_puzzle(random))}) {
    const SearchResult found = search(grid, 0);
    EXPECT_EQ(found.solutions, 0U);
    EXPECT_FALSE(found.complete);
    EXPECT_FALSE(enumerate(grid, 0, [](const Board&) { return true; }).complete);
  }
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

TEST(AnyTopology, WhoStopsItIsToldThatThereMayBeMore) {
  Topology x = with_diagonals();
  const Stop stop = Stop::after_asks(3);
  SearchOptions options;
  options.stop = &stop;
  const SearchResult found = search(Grid(x), 2, options);
  EXPECT_EQ(found.solutions, 0U);
  EXPECT_EQ(found.guesses, 3U);
  EXPECT_FALSE(found.complete);
  const Stop at_once = Stop::after_asks(0);
  options.stop = &at_once;
  EXPECT_FALSE(enumerate(
                   Grid(x), 2, [](const Board&) { return true; }, options)
                   .complete);
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
