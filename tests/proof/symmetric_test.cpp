// What a puzzle must be like to have a symmetry, and what the checker makes of it.
#include "nonet/proof/symmetric.h"

#include <gtest/gtest.h>

#include "nonet/logic/technique.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kMirrored =
    "1..2..7...6..8.........1..43....72...4..5..3...19.....9..3..1......2..6...8.....5";

BoardSymmetry symmetry_of(Motion motion, std::string_view images) {
  BoardSymmetry symmetry{motion, {}};
  for (std::size_t n = 0; n < 9; ++n) symmetry.digits[n] = Digit::from_number(images[n] - '0');
  return symmetry;
}

const BoardSymmetry kDiagonal = symmetry_of(Motion::kDiagonal, "132856947");

Candidate at(int row, int column, int digit) {
  return {cell_at(row - 1, column - 1), Digit::from_number(digit)};
}

Step striking(Candidate x) {
  Step step;
  step.technique = Technique::kGurth;
  step.removals = {x};
  step.symmetry = kDiagonal;
  return step;
}

TEST(Symmetric, IsWhatStaysTheSameUnderThatMotionWithTheseNames) {
  const Grid grid = test::grid(kMirrored);
  EXPECT_TRUE(is_symmetric(grid, kDiagonal));
  EXPECT_FALSE(is_symmetric(grid, symmetry_of(Motion::kDiagonal, "123456789")));
  EXPECT_FALSE(is_symmetric(grid, symmetry_of(Motion::kAntidiagonal, "132856947")));
}

TEST(Symmetric, GoesByThePuzzleAndNotByWhatWasPlacedOrStruckSince) {
  Grid grid = test::grid(kMirrored);
  grid.eliminate(cell_at(0, 1), Digit::from_number(5));
  grid.place(cell_at(0, 2), Digit::from_number(4));
  EXPECT_TRUE(is_symmetric(grid, kDiagonal));
}

TEST(Symmetric, AGivenMoreMakesOrSpoilsIt) {
  std::string text(kMirrored);
  text[3] = '.';  // r1c4, whose image is r4c1
  const Grid grid = test::grid(text);
  EXPECT_FALSE(is_symmetric(grid, kDiagonal));
  EXPECT_TRUE(is_symmetric_with(at(1, 4, 2), grid, kDiagonal));
  EXPECT_FALSE(is_symmetric_with(at(1, 4, 3), grid, kDiagonal));
  // What is given already changes nothing.
  EXPECT_TRUE(is_symmetric_with(at(1, 4, 2), test::grid(kMirrored), kDiagonal));
  EXPECT_FALSE(is_symmetric_with(at(1, 5, 6), test::grid(kMirrored), kDiagonal));
}

TEST(Symmetric, TheCheckerTakesImagesAlong) {
  const Grid grid = test::grid(kMirrored);
  EXPECT_TRUE(check(grid, striking(at(3, 3, 2))).proved());  // would be 3 as well
  EXPECT_TRUE(check(grid, striking(at(1, 2, 5))).proved());  // r2c1 would be 5 as well
  EXPECT_EQ(check(grid, striking(at(3, 3, 5))).verdict, Verdict::kNotProved);
  Step other = striking(at(3, 3, 2));
  other.symmetry = symmetry_of(Motion::kDiagonal, "123456789");
  EXPECT_EQ(check(grid, other).verdict, Verdict::kNotSymmetric);
  other.symmetry->digits[0] = Digit(9);
  EXPECT_EQ(check(grid, other).verdict, Verdict::kNotOfThisGame);
}

TEST(Symmetric, WhatIsStruckInOnePlaceGoesInItsImage) {
  Grid grid = test::grid(kMirrored);
  ASSERT_EQ(check(grid, striking(at(1, 2, 9))).verdict, Verdict::kNotProved);
  grid.eliminate(at(2, 1, 7));
  EXPECT_TRUE(check(grid, striking(at(1, 2, 9))).proved());
}

// Without givens everything is the same from all sides, but a rule may notice.
TEST(Symmetric, APuzzleWithRulesHasNone) {
  EXPECT_TRUE(is_symmetric(Grid(), kDiagonal));
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  Clue cage;
  cage.kind = Kind::kCage;
  cage.sets = {{0, 1}};
  cage.value = 9;
  variant.clues = {cage};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid grid = *start_of(puzzle);
  for (Cell c : Cell::all()) ASSERT_EQ(grid.at_start(c), DigitSet::all());
  EXPECT_FALSE(is_symmetric(grid, kDiagonal));
  EXPECT_EQ(check(grid, striking(at(3, 3, 2))).verdict, Verdict::kNotSymmetric);
}

// A digit that the puzzle does not leave there makes nothing symmetric.
TEST(Symmetric, WhatCantBeGivenBesidesMakesNothingSymmetric) {
  std::string text(kMirrored);
  text[3] = '5';  // r1c4, whose image is r4c1
  const Grid grid = test::grid(text);
  EXPECT_FALSE(is_symmetric(grid, kDiagonal));
  EXPECT_FALSE(is_symmetric_with(at(1, 4, 2), grid, kDiagonal));
}

}  // namespace
}  // namespace nonet
