// Motions of the board: each keeps rows, columns and boxes together, has its own word, and comes
// back to where it began.
#include "nonet/core/board_symmetry.h"

#include <gtest/gtest.h>

#include <set>

#include "nonet/core/topology.h"

namespace nonet {
namespace {

std::vector<Motion> motions() {
  std::vector<Motion> all;
  for (int n = 0; n < kMotions; ++n) all.push_back(static_cast<Motion>(n));
  return all;
}

CellSet image_of(const CellSet& cells, Motion motion) {
  CellSet image;
  for (Cell c : cells) image.insert(moved(c, motion));
  return image;
}

TEST(BoardSymmetry, EveryMotionCarriesHousesToHouses) {
  const Topology& classic = Topology::classic();
  for (Motion motion : motions()) {
    int found = 0;
    for (House h : classic.houses()) {
      for (House other : classic.houses()) {
        found += image_of(classic.cells(h), motion) == classic.cells(other) ? 1 : 0;
      }
    }
    EXPECT_EQ(found, classic.house_count()) << word_of(motion);
  }
}

TEST(BoardSymmetry, AQuarterTurnTakesFourToComeBackAndAllOthersTwo) {
  for (Motion motion : motions()) {
    const int turns = motion == Motion::kRotate90 ? 4 : 2;
    for (Cell c : Cell::all()) {
      Cell at = c;
      for (int n = 0; n < turns; ++n) at = moved(at, motion);
      EXPECT_EQ(at, c) << word_of(motion);
    }
  }
}

TEST(BoardSymmetry, TheTopComesToTheRight) {
  EXPECT_EQ(moved(cell_at(0, 0), Motion::kRotate90), cell_at(0, 8));
  EXPECT_EQ(moved(cell_at(0, 8), Motion::kRotate90), cell_at(8, 8));
  EXPECT_EQ(moved(cell_at(0, 1), Motion::kDiagonal), cell_at(1, 0));
  EXPECT_EQ(moved(cell_at(0, 1), Motion::kAntidiagonal), cell_at(7, 8));
  EXPECT_EQ(moved(cell_at(0, 1), Motion::kHorizontal), cell_at(0, 7));
  EXPECT_EQ(moved(cell_at(0, 1), Motion::kVertical), cell_at(8, 1));
  EXPECT_EQ(moved(cell_at(0, 1), Motion::kRotate180), cell_at(8, 7));
}

TEST(BoardSymmetry, EveryMotionHasAWordOfItsOwn) {
  std::set<std::string_view> words;
  for (Motion motion : motions()) {
    words.insert(word_of(motion));
    EXPECT_EQ(motion_called(word_of(motion)), motion);
  }
  EXPECT_EQ(words.size(), std::size_t{kMotions});
  EXPECT_EQ(motion_called("rotate45"), std::nullopt);
  EXPECT_EQ(motion_called(""), std::nullopt);
}

TEST(BoardSymmetry, IsInRangeOnlyWithEveryDigitOnce) {
  BoardSymmetry symmetry{Motion::kDiagonal, {}};
  EXPECT_FALSE(symmetry.in_range());  // all become 1
  for (Digit d : Digit::all()) symmetry.digits[d.slot()] = Digit(8 - d.index());
  EXPECT_TRUE(symmetry.in_range());
  symmetry.digits[3] = Digit(200);
  EXPECT_FALSE(symmetry.in_range());
  symmetry.digits[3] = Digit(5);
  symmetry.motion = static_cast<Motion>(kMotions);
  EXPECT_FALSE(symmetry.in_range());
}

}  // namespace
}  // namespace nonet
