// The states of a game: moves, and the way back and forth.
#include "nonet/c/history.h"

#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet::test {
namespace {

Puzzle puzzle() {
  return *read_puzzle(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
}

TEST(History, WhatWasUndoneIsForgottenWithTheNextMove) {
  History history;
  history.begin(puzzle());
  history.go_to(*after_moves(history.now(), "r1c3=4"));
  history.go_to(*after_moves(history.now(), "r1c4=6"));
  EXPECT_TRUE(history.undo());
  EXPECT_TRUE(history.undo());
  EXPECT_FALSE(history.undo());
  EXPECT_TRUE(history.redo());
  history.go_to(*after_moves(history.now(), "r1c4=2"));
  EXPECT_FALSE(history.redo());
  EXPECT_EQ(history.undo_count(), 2U);
}

TEST(History, AMoveThatChangesNothingIsNoStep) {
  History history;
  history.begin(puzzle());
  history.go_to(*after_moves(history.now(), "r1c3=0 r1c3+4"));
  history.go_to(*after_moves(history.now(), "r1c3=."));
  EXPECT_EQ(history.undo_count(), 0U);
}

TEST(History, ADigitThatIsSetWasNotStruckAfterAll) {
  const auto state = after_moves(*after_moves(puzzle(), "r1c3<>4 r1c3<>1"), "r1c3=4");
  ASSERT_TRUE(state);
  EXPECT_EQ(state->removed, (std::vector<Candidate>{{Cell(2), Digit(0)}}));
  EXPECT_TRUE(Grid::from(*state));
}

TEST(History, OfSeveralMovesAllAreDoneOrNone) {
  EXPECT_FALSE(after_moves(puzzle(), "r1c3=4 r1c1=4"));
  EXPECT_FALSE(after_moves(puzzle(), "  "));
}

TEST(History, APuzzleOfCandidatesKeepsTheseWhenItBeginsAgain) {
  Puzzle sukaku;
  sukaku.removed = {{Cell(0), Digit(0)}};
  sukaku.placed.set(Cell(1), Digit(1));
  EXPECT_EQ(untouched(sukaku).removed.size(), 1U);
  EXPECT_EQ(untouched(sukaku).placed, Board());
  Puzzle played = *after_moves(puzzle(), "r1c3=4 r1c4<>2");
  EXPECT_TRUE(untouched(played).removed.empty());
}

}  // namespace
}  // namespace nonet::test
