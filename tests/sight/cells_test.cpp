#include "nonet/sight/cells.h"

#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

TEST(SightCells, AreFreeOfLinesAndLight) {
  // Paper gets darker to the right, and the cells of a row and a column have blots in their
  // middles.
  Picture picture = drawn_grid(460, 460, square(50, 50, 40), 9, 0.06);
  for (int y = 0; y < 460; ++y)
    for (int x = 0; x < 460; ++x) {
      const int column = (x - 50) / 40;
      const int row = (y - 50) / 40;
      const bool blot =
          (column == 5 || row == 3) && std::hypot(x - 70 - 40 * column, y - 70 - 40 * row) < 9;
      picture.at(x, y) =
          static_cast<std::uint8_t>((blot ? 60 : picture.at(x, y)) * (1 - x / 900.0));
    }
  const Pyramid pyramid(picture);
  const auto grids = find_grids(pyramid);
  ASSERT_EQ(grids.size(), 1U);
  const auto patches = cut_cells(pyramid, grids[0]);
  ASSERT_EQ(patches.size(), 81U);
  for (int cell = 0; cell < 81; ++cell) {
    const bool blot = cell / 9 == 3 || cell % 9 == 5;
    EXPECT_EQ(patches[cell].at(14, 14) > 0.8F, blot) << cell;
    for (int at = 2; at < 26; ++at) {
      EXPECT_LT(std::abs(patches[cell].at(at, 2)), 0.4F) << cell;
      EXPECT_LT(std::abs(patches[cell].at(2, at)), 0.4F) << cell;
    }
  }
}

TEST(SightCells, APatchTurnsAsItsPaperDoes) {
  Patch patch;
  for (int i = 0; i < kPatchSide * kPatchSide; ++i) patch.ink.push_back(static_cast<float>(i));
  EXPECT_EQ(turned(patch, 4).ink, patch.ink);
  EXPECT_EQ(turned(patch, 1).at(0, 0), patch.at(kPatchSide - 1, 0));
  EXPECT_EQ(turned(turned(patch, 1), 2).ink, turned(patch, 3).ink);
}

}  // namespace
}  // namespace nonet::test
