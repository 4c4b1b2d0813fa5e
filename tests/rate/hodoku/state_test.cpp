#include "nonet/rate/hodoku/state.h"

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::keep;
using Single = HodokuState::Single;

const auto any = [](const Single&) { return true; };

TEST(HodokuState, GivesTheGridWithAllThatWasDoneWheneverItIsAsked) {
  std::mt19937 random(24);
  for (int round = 0; round < test::rounds(60); ++round) {
    Grid grid = test::random_state(random);
    HodokuState state(grid);
    EXPECT_EQ(state.grid(), grid);
    while (auto single = state.next_single(any)) {
      state.place(single->candidate);
      grid.place(single->candidate.cell, single->candidate.digit);
      EXPECT_EQ(state.open(), grid.open());
      if (random() % 4 != 0) continue;  // so that it has several to catch up with
      EXPECT_EQ(state.grid(), grid);
      const Cell c(static_cast<int>(random() % Cell::kCount));
      if (!grid.is_open(c) || grid.candidates(c).size() < 2) continue;
      const Candidate x{c, grid.candidates(c).first()};
      state.strike(x);
      grid.eliminate(x);
    }
    EXPECT_EQ(state.grid(), grid);
  }
}

TEST(HodokuState, StrikesOnceWhatIsStruckTwice) {
  Grid grid;
  keep(grid, at(1, 1), {4, 5});
  HodokuState state(grid);
  for (int times = 0; times < 2; ++times) state.strike({at(1, 1), Digit::from_number(5)});
  const auto single = state.next_single(any);
  ASSERT_TRUE(single);
  EXPECT_EQ(single->candidate, (Candidate{at(1, 1), Digit::from_number(4)}));
  EXPECT_FALSE(state.next_single(any));
}

TEST(HodokuState, AppliesAStepsRemovalsInTheirOrder) {
  // r1c1 and r2c2 hold 4 and 5; whichever loses 5 first is the first single.
  Grid grid;
  keep(grid, at(1, 1), {4, 5});
  keep(grid, at(2, 2), {4, 5});
  const Digit five = Digit::from_number(5);
  Step step;
  step.removals = {{at(2, 2), five}, {at(1, 1), five}};
  HodokuState state(grid);
  state.apply(step.placements, step.removals);
  EXPECT_EQ(state.next_single(any)->candidate, (Candidate{at(2, 2), Digit::from_number(4)}));
  HodokuState other(grid);
  std::swap(step.removals[0], step.removals[1]);
  other.apply(step.placements, step.removals);
  EXPECT_EQ(other.next_single(any)->candidate, (Candidate{at(1, 1), Digit::from_number(4)}));
}

}  // namespace
}  // namespace nonet
