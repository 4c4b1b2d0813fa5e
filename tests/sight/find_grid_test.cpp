#include "nonet/sight/find_grid.h"

#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

TEST(SightFindGrid, FindsOneToAThirtiethOfACellOnLightAndOnDarkPaper) {
  for (bool inverted : {false, true}) {
    const auto paper = static_cast<std::uint8_t>(inverted ? 20 : 230);
    const auto dark = static_cast<std::uint8_t>(inverted ? 180 : 60);
    const Pyramid pyramid(drawn_grid(500, 460, square(70.3, 55.6, 40.25), 9, 0.08, paper, dark));
    const auto grids = find_grids(pyramid);
    ASSERT_EQ(grids.size(), 1U);
    EXPECT_EQ(grids[0].inverted, inverted);
    EXPECT_LT(farthest(grids[0].mesh,
                       [](int r, int c) {
                         return Point{70.3 + 40.25 * c, 55.6 + 40.25 * r};
                       }),
              1.4);
  }
}

TEST(SightFindGrid, TheOneInTheMiddleComesFirst) {
  Picture picture = drawn_grid(900, 400, square(20, 60, 26));
  const Picture other = drawn_grid(900, 400, square(350, 80, 26));
  const Picture third = drawn_grid(900, 400, square(640, 70, 26));
  for (int y = 0; y < 400; ++y)
    for (int x = 0; x < 900; ++x)
      picture.at(x, y) = std::min({picture.at(x, y), other.at(x, y), third.at(x, y)});
  const auto grids = find_grids(Pyramid(picture));
  ASSERT_EQ(grids.size(), 3U);
  EXPECT_NEAR(grids[0].mesh.corners()[0].x, 350, 2);
}

TEST(SightFindGrid, OtherGridsAndOtherThingsAreNone) {
  for (int cells : {3, 4, 6, 8, 12, 16})
    EXPECT_TRUE(
        find_grids(Pyramid(drawn_grid(500, 500, square(40, 40, 420.0 / cells), cells))).empty())
        << cells;
  EXPECT_TRUE(find_grids(Pyramid(Picture(300, 300))).empty());
  // Half of one.
  Picture half = drawn_grid(500, 240, square(40, 40, 45));
  EXPECT_TRUE(find_grids(Pyramid(half)).empty());
  std::mt19937 random(30);
  Picture noise(300, 300);
  for (int y = 0; y < 300; ++y)
    for (int x = 0; x < 300; ++x) noise.at(x, y) = static_cast<std::uint8_t>(random());
  EXPECT_TRUE(find_grids(Pyramid(noise)).empty());
}

}  // namespace
}  // namespace nonet::test
