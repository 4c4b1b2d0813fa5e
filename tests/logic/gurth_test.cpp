// Gurth's theorem and its contrary: in puzzles that were made symmetric, and in such as would be
// but for a given, strikes are never wrong, proved one by one, and all that the definition gives.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

Digit random_digit(std::mt19937& random) {
  return Digit(static_cast<int>(random() % 9));
}

// Pairs of digits change places, the others keep their names.
BoardSymmetry random_symmetry(std::mt19937& random, Motion motion, int pairs) {
  std::array<int, 9> order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::shuffle(order.begin(), order.end(), random);
  BoardSymmetry symmetry{motion, {}};
  for (Digit d : Digit::all()) symmetry.digits[d.slot()] = d;
  for (std::size_t i = 0; i < static_cast<std::size_t>(2 * pairs); i += 2) {
    symmetry.digits[static_cast<std::size_t>(order[i])] = Digit(order[i + 1]);
    symmetry.digits[static_cast<std::size_t>(order[i + 1])] = Digit(order[i]);
  }
  return symmetry;
}

std::uint64_t solutions_of(const Puzzle& puzzle) {
  const auto grid = Grid::from(puzzle);
  return grid ? search(*grid, 2).solutions : 0;
}

// Givens with their images, as many as it takes for one solution; of `alone` the last has none.
std::optional<Puzzle> random_puzzle(std::mt19937& random, const BoardSymmetry& symmetry,
                                    bool alone) {
  Puzzle puzzle;
  for (int failed = 0; failed < 60;) {
    const Candidate x{Cell(static_cast<int>(random() % 81)), random_digit(random)};
    const Candidate image = symmetry(x);
    if (puzzle.givens.has(x.cell) || puzzle.givens.has(image.cell)) continue;
    Puzzle more = puzzle;
    more.givens.set(x.cell, x.digit);
    if (alone && x.cell != image.cell && solutions_of(more) == 1) return more;
    if (x.cell == image.cell && x.digit != image.digit) continue;
    more.givens.set(image.cell, image.digit);
    const std::uint64_t solutions = solutions_of(more);
    if (solutions == 1 && !alone) return more;
    if (solutions < 2) ++failed;
    if (solutions == 2) puzzle = more;
  }
  return std::nullopt;
}

TEST(Gurth, StrikesWhatASymmetricSolutionCantHaveAndNothingElse) {
  std::mt19937 random(1);
  const int wanted = test::rounds(20);
  int met = 0;
  for (int n = 0; n < 80 && met < wanted; ++n) {
    const Motion motion = std::array{Motion::kRotate180, Motion::kDiagonal,
                                     Motion::kAntidiagonal}[static_cast<std::size_t>(n % 3)];
    const BoardSymmetry symmetry =
        random_symmetry(random, motion, motion == Motion::kRotate180 ? 4 : 3);
    const auto puzzle = random_puzzle(random, symmetry, false);
    if (!puzzle) continue;
    const Grid grid = *Grid::from(*puzzle);
    const Board solution = search(grid).first;
    for (const Step& step : test::found(grid, Technique::kGurth)) {
      ++met;
      EXPECT_TRUE(check(grid, step).proved());
      EXPECT_TRUE(step.assumes_unique());
      for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
      // A cell that stays in its place keeps only digits that keep their names.
      for (Cell c : grid.open()) {
        if (moved(c, motion) != c || step.symmetry->motion != motion) continue;
        for (Digit d : grid.candidates(c)) {
          const bool struck = std::find(step.removals.begin(), step.removals.end(),
                                        Candidate{c, d}) != step.removals.end();
          EXPECT_TRUE(struck || (*step.symmetry)(d) == d);
        }
      }
    }
  }
  EXPECT_GE(met, wanted);
}

TEST(Gurth, AntiGurthStrikesNothingTrue) {
  std::mt19937 random(2);
  int met = 0, needed = 0;
  for (int n = 0; n < test::rounds(400) && met < 12; ++n) {
    const auto motion = static_cast<Motion>(n % kMotions);
    if (motion == Motion::kRotate90) continue;
    const BoardSymmetry symmetry = random_symmetry(random, motion, static_cast<int>(random() % 5));
    const auto puzzle = random_puzzle(random, symmetry, true);
    if (!puzzle) continue;
    const Grid grid = *Grid::from(*puzzle);
    const Board solution = search(grid).first;
    for (const Step& step : test::found(grid, Technique::kAntiGurth)) {
      ++met;
      EXPECT_TRUE(check(grid, step).proved());
      ASSERT_EQ(step.removals.size(), 1U);
      EXPECT_NE(solution.at(step.removals.front().cell), step.removals.front().digit);
      // Now and then what it cites would do, or the symmetry alone.
      Step bare = step;
      bare.symmetry.reset();
      needed += check(grid, bare).proved() ? 0 : 1;
    }
  }
  EXPECT_GT(needed, 0);
}

TEST(Gurth, IsNotThereInPuzzlesThatAreNotSymmetric) {
  std::mt19937 random(3);
  for (int n = 0; n < test::rounds(40); ++n) {
    const Grid grid = test::random_state(random);
    EXPECT_TRUE(test::found(grid, Technique::kGurth).empty());
  }
}

}  // namespace
}  // namespace nonet
