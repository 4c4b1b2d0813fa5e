// The board knows its singles at any time, whatever was placed and struck before.
#include "nonet/rate/se/state.h"

#include "support/support.h"

namespace nonet::se {
namespace {

// All that a state tells, counted anew from its candidates.
void expect_consistent(const State& state) {
  for (int h = 0; h < kHouses; ++h) {
    int empty = 0;
    unsigned singles = 0;
    for (int d = 0; d < kDigits; ++d) {
      unsigned places = 0;
      for (int p = 0; p < 9; ++p) {
        if (state.has(kGeometry.cell_at[h][p], d)) places |= 1U << p;
      }
      EXPECT_EQ(state.places[h][d], places);
      if (is_one_bit(places)) singles |= 1U << d;
    }
    for (int cell : kGeometry.cell_at[h]) empty += state.open().contains(Cell(cell)) ? 1 : 0;
    EXPECT_EQ(state.empty_cells[h], empty);
    EXPECT_EQ(state.singles_in(h), singles);
    EXPECT_EQ(state.houses_with_single() >> h & 1U, singles != 0 ? 1U : 0U);
    EXPECT_EQ(state.nearly_full() >> h & 1U, empty == 1 ? 1U : 0U);
  }
  CellSet naked;
  for (Cell c : state.open()) {
    if (state.count(c.index()) == 1) naked.insert(c);
  }
  EXPECT_EQ(state.naked_singles(), naked);
}

TEST(SeState, KnowsItsSinglesWhateverIsPlacedAndStruck) {
  std::mt19937 random(171);
  for (int round = 0; round < test::rounds(40); ++round) {
    State state(*Grid::from(test::random_puzzle(random)));
    expect_consistent(state);
    while (!state.open().empty()) {
      std::vector<Cell> open;
      for (Cell c : state.open()) {
        if (state.digits[c.index()] != 0) open.push_back(c);
      }
      if (open.empty()) break;
      const int cell = open[random() % open.size()].index();
      // Mostly wrong, as far as the puzzle is concerned: it must not lose count then either.
      const int digit = first_in(state.digits[cell]);
      if (random() % 2 == 0) {
        state.place(cell, digit);
      } else {
        state.eliminate(cell, 1U << digit);
      }
      expect_consistent(state);
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace nonet::se
