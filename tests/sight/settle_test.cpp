#include "nonet/sight/settle.h"

#include "nonet/search/search.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Each cell looks like this and nothing else.
BoardLikelihoods clear(const Board& printed) {
  BoardLikelihoods likelihoods;
  for (Cell c : Cell::all()) {
    likelihoods[c.slot()].fill(1e-7F);
    likelihoods[c.slot()][printed.number_at(c)] = 1;
  }
  return likelihoods;
}

void looks_like(BoardLikelihoods& likelihoods, std::size_t cell, int of_class, int other,
                float share) {
  likelihoods[cell].fill(1e-7F);
  likelihoods[cell][of_class] = 1 - share;
  likelihoods[cell][other] = share;
}

Board printed(const Settled& settled) {
  Board board;
  for (Cell c : Cell::all())
    if (const int n = settled.classes[c.slot()]; n >= 1 && n <= 9)
      board.set(c, Digit::from_number(n));
  return board;
}

TEST(SightSettle, WhatIsClearStays) {
  const Settled settled = settle(clear(board(kPuzzle)));
  EXPECT_EQ(printed(settled), board(kPuzzle));
  EXPECT_EQ(settled.solutions, 1);
  EXPECT_TRUE(is_solution(settled.solution));
}

TEST(SightSettle, AnyOneOrTwoMisreadDigitsAreReadAsTheRulesWantThem) {
  const Board truth = board(kPuzzle);
  std::mt19937 random(7);
  for (int round = 0; round < 40; ++round) {
    BoardLikelihoods likelihoods = clear(truth);
    for (int i = 0; i < 2; ++i) {
      const std::size_t cell = random() % 81;
      const int right = truth.numbers()[cell];
      // Another digit, or none where there is one, or one where there is none.
      const int wrong = (right + 1 + static_cast<int>(random() % 9)) % 10;
      looks_like(likelihoods, cell, wrong, right, 0.2F);
    }
    // Two may happen to fit together; then that is a puzzle too, and nobody can tell.
    const Settled settled = settle(likelihoods);
    EXPECT_EQ(settled.solutions, 1) << round;
    EXPECT_TRUE(search(*Grid::from(printed(settled))).unique());
  }
}

TEST(SightSettle, TheLikelierOfTwoWaysIsTaken) {
  const Board truth = board(kPuzzle);
  BoardLikelihoods likelihoods = clear(truth);
  // A 5 twice in row 1: one of them is a 3 with a fifth, the other a 6 with a thousandth.
  looks_like(likelihoods, 1, 5, 3, 0.2F);
  likelihoods[0][6] = 0.001F;
  EXPECT_EQ(printed(settle(likelihoods)), truth);
}

TEST(SightSettle, NothingIsInventedThatCannotBeSeen) {
  Board wrong = board(kPuzzle);
  wrong.set(Cell(1), Digit::from_number(5));
  const Settled settled = settle(clear(wrong));
  EXPECT_EQ(printed(settled), wrong);
  EXPECT_EQ(settled.solutions, 0);
}

TEST(SightSettle, EntriesByHandAreNoPartOfThePuzzle) {
  BoardLikelihoods likelihoods = clear(board(kPuzzle));
  looks_like(likelihoods, 2, 9 + 5, 9 + 4, 0.01F);  // a 5 that stands twice in its row
  const Settled settled = settle(likelihoods);
  EXPECT_EQ(settled.classes[2], 9 + 5);
  EXPECT_EQ(printed(settled), board(kPuzzle));
  EXPECT_EQ(settled.solutions, 1);
}

TEST(SightSettle, AStainOnAFreshPuzzleIsNoDigitByHand) {
  BoardLikelihoods fresh = clear(board(kPuzzle));
  looks_like(fresh, 2, 9 + 1, 0, 0.35F);
  weigh_by_board(fresh);
  EXPECT_GT(fresh[2][0], 0.5F);
  // Where somebody has written much, it may be one.
  BoardLikelihoods filled = clear(board(kPuzzle));
  const Board solution = settle(filled).solution;
  for (Cell c : Cell::all())
    if (filled[c.slot()][0] > 0.5F)
      looks_like(filled, c.slot(), 9 + solution.number_at(c), 0, 1e-6F);
  looks_like(filled, 2, 9 + 1, 0, 0.35F);
  weigh_by_board(filled);
  EXPECT_GT(filled[2][9 + 1], 0.5F);
}

}  // namespace
}  // namespace nonet::test
