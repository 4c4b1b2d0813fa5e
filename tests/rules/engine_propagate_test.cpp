// A settled cell strikes its digit from its peers and from nobody else, on grids of every shape:
// cells are struck sixteen at a time, and where the grid ends these lie in every way to the words
// that say what has changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "nonet/rules/engine.h"
#include "nonet/rules/scheme.h"

namespace nonet {
namespace {

Scheme grid_of(int rows, int cols) {
  Variant variant;
  variant.rows = rows;
  variant.cols = cols;
  variant.high = std::max(rows, cols);
  auto scheme = compile(std::move(variant));
  EXPECT_TRUE(scheme);
  return *scheme;
}

TEST(SettledCells, StrikeTheirDigitFromTheirPeersAlone) {
  for (int rows = 3; rows <= 12; ++rows) {
    for (int cols = 3; cols <= 12; ++cols) {
      const Scheme scheme = grid_of(rows, cols);
      Engine engine(scheme);
      for (int cell = 0; cell < scheme.cells(); ++cell) {
        std::vector<DigitMask> state = engine.start();
        engine.work_on(state.data());
        const unsigned digit = 1U << (cell % 3);
        ASSERT_TRUE(engine.keep(cell, digit));
        ASSERT_TRUE(engine.propagate());
        for (int other = 0; other < scheme.cells(); ++other) {
          const auto c = static_cast<std::size_t>(cell), o = static_cast<std::size_t>(other);
          const unsigned left = cell == other             ? digit
                                : scheme.peers[c].test(o) ? scheme.all_digits() & ~digit
                                                          : scheme.all_digits();
          ASSERT_EQ(state[o], left) << rows << " by " << cols << ", " << cell << ", " << other;
        }
      }
    }
  }
}

// What the rows, columns and boxes of nine by nine come to is kept from one puzzle to the next:
// here beside rules that add to it, and boxes of another shape.
TEST(SettledCells, StrikeInTheOrdinaryGridWhatItsRulesSay) {
  for (const int round : {0, 1, 2, 3, 0}) {
    Variant variant;
    variant.boxes = standard_boxes(9, 9, 9);
    if (round == 3) std::swap(variant.boxes[2], variant.boxes[3]);
    if (round == 1 || round == 2) {
      Clue clue;
      clue.kind = round == 1 ? Kind::kAntiknight : Kind::kRegion;
      if (round == 2) clue.sets = {{0, 10, 20, 30, 80}};
      variant.clues.push_back(clue);
    }
    const std::vector<int> boxes = variant.boxes;
    const auto scheme = compile(std::move(variant));
    ASSERT_TRUE(scheme);
    ASSERT_EQ(scheme->houses.size(), 27U);
    Engine engine(*scheme);
    for (int a = 0; a < 81; ++a) {
      std::vector<DigitMask> state = engine.start();
      engine.work_on(state.data());
      ASSERT_TRUE(engine.keep(a, 16));
      ASSERT_TRUE(engine.propagate());
      for (int b = 0; b < 81; ++b) {
        const auto down = std::abs(a / 9 - b / 9), right = std::abs(a % 9 - b % 9);
        auto in_region = [](int cell) { return cell == 80 || (cell <= 30 && cell % 10 == 0); };
        const bool sees =
            a != b &&
            (down == 0 || right == 0 ||
             boxes[static_cast<std::size_t>(a)] == boxes[static_cast<std::size_t>(b)] ||
             (round == 1 && down * right == 2) || (round == 2 && in_region(a) && in_region(b)));
        const auto at = static_cast<std::size_t>(b);
        ASSERT_EQ(scheme->peers[static_cast<std::size_t>(a)].test(at), sees);
        ASSERT_EQ((state[at] & 16) != 0, !sees) << round << ": " << a << ", " << b;
      }
    }
  }
}

// The last open cells of a row follow each other: what a strike settles strikes again.
TEST(SettledCells, SettleOthersAllAlongTheGrid) {
  for (int rows = 3; rows <= 12; ++rows) {
    for (int cols = 3; cols <= 12; ++cols) {
      const Scheme scheme = grid_of(rows, cols);
      Engine engine(scheme);
      // Each cell may hold what it holds in the end, or what the one before it does.
      for (int row = 0; row < rows; ++row) {
        std::vector<DigitMask> state = engine.start();
        engine.work_on(state.data());
        const int first = row * cols;
        for (int i = 1; i < cols; ++i) ASSERT_TRUE(engine.keep(first + i, 3U << (i - 1)));
        // From here on only a strike tells that a cell has changed.
        ASSERT_TRUE(engine.propagate());
        ASSERT_TRUE(engine.keep(first, 1));
        ASSERT_TRUE(engine.propagate());
        for (int i = 0; i < cols; ++i) {
          ASSERT_EQ(state[static_cast<std::size_t>(first + i)], 1U << i)
              << rows << " by " << cols << ", row " << row;
        }
      }
    }
  }
}

TEST(SettledCells, RefuseTheSameDigitInAPeer) {
  for (int rows = 3; rows <= 12; ++rows) {
    for (int cols = 3; cols <= 12; ++cols) {
      const Scheme scheme = grid_of(rows, cols);
      Engine engine(scheme);
      const int last = scheme.cells() - 1;
      for (int cell : {last - 1, last - cols}) {
        std::vector<DigitMask> state = engine.start();
        engine.work_on(state.data());
        ASSERT_TRUE(engine.keep(last, 2));
        ASSERT_TRUE(engine.keep(cell, 2));
        EXPECT_FALSE(engine.propagate()) << rows << " by " << cols;
      }
    }
  }
}

}  // namespace
}  // namespace nonet
