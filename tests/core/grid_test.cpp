#include "nonet/core/grid.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Grid, PlacingStrikesTheDigitFromEveryPeerAndKeepsBothViewsInStep) {
  Grid grid;
  grid.place(cell_at(4, 4), Digit::from_number(5));
  for (Cell c : Cell::all()) {
    bool peer = grid.topology().peers(cell_at(4, 4)).contains(c);
    EXPECT_EQ(grid.has(c, Digit::from_number(5)), !peer);
  }
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) EXPECT_EQ(grid.has(c, d), grid.places(d).contains(c));
  }
}

TEST(Grid, APlacedDigitStaysTheOnlyCandidateOfItsCellAndHouses) {
  Grid grid;
  grid.place(cell_at(0, 0), Digit::from_number(1));
  EXPECT_EQ(grid.candidates(cell_at(0, 0)), DigitSet{Digit::from_number(1)});
  EXPECT_EQ(grid.places(House(0), Digit::from_number(1)), CellSet{cell_at(0, 0)});
  EXPECT_FALSE(grid.broken());
}

TEST(Grid, ADigitTwiceInAHouseIsNamed) {
  Board board;
  board.set(cell_at(2, 0), Digit::from_number(5));
  board.set(cell_at(2, 6), Digit::from_number(5));
  auto grid = Grid::from(board);
  ASSERT_FALSE(grid.ok());
  EXPECT_EQ(to_string(grid.error()), "5 stands twice in row 3: r3c1 and r3c7");
}

TEST(Grid, BrokenSeesACellWithoutCandidatesAndAHouseWithoutAPlace) {
  Grid no_candidate;
  for (Digit d : Digit::all()) no_candidate.eliminate(cell_at(3, 3), d);
  EXPECT_TRUE(no_candidate.broken());
  Grid no_place;
  for (Cell c : no_place.topology().cells(House(13))) no_place.eliminate(c, Digit(0));
  EXPECT_TRUE(no_place.broken());
}

}  // namespace
}  // namespace nonet
