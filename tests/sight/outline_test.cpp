#include "nonet/sight/outline.h"

#include <numbers>

#include "nonet/sight/straight_lines.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

TEST(SightOutline, CornersOfATurnedSquareAreFound) {
  for (double degrees : {-40.0, -10.0, 0.0, 25.0, 44.0}) {
    const double turn = degrees * std::numbers::pi / 180;
    const Where where = [=](Point p) {
      const Point d = p - Point{200, 200};
      return Point{(d.x * std::cos(turn) + d.y * std::sin(turn)) / 24 + 4.5,
                   (d.y * std::cos(turn) - d.x * std::sin(turn)) / 24 + 4.5};
    };
    Picture mask = drawn_grid(400, 400, where, 9, 0.1, 0, 1);
    const auto quads = outlines(mask);
    ASSERT_EQ(quads.size(), 1U) << degrees;
    for (const Point& corner : quads[0]) {
      const Point at = where(corner);
      EXPECT_NEAR(std::abs(at.x - 4.5), 4.5, 0.12) << degrees;
      EXPECT_NEAR(std::abs(at.y - 4.5), 4.5, 0.12) << degrees;
    }
  }
}

TEST(SightOutline, CellsTellWhereAGridIsThatHangsTogetherWithSomethingElse) {
  Picture mask = drawn_grid(500, 400, square(60, 40, 30), 9, 0.1, 0, 1);
  for (int x = 0; x < 500; ++x) mask.at(x, 200) = mask.at(x, 201) = 1;
  EXPECT_GT(area(outlines(mask).at(0)), 1.1 * 270 * 270);
  const auto quads = outlines_of_cells(mask);
  ASSERT_FALSE(quads.empty());
  EXPECT_NEAR(quads[0][0].x, 60, 4);
  EXPECT_NEAR(quads[0][0].y, 40, 4);
  EXPECT_NEAR(quads[0][2].x, 330, 4);
  EXPECT_NEAR(quads[0][2].y, 310, 4);
}

TEST(SightOutline, SoDoStraightLines) {
  Picture mask = drawn_grid(500, 400, square(60, 40, 30), 9, 0.1, 0, 1);
  for (int x = 0; x < 500; ++x) mask.at(x, 200) = mask.at(x, 201) = 1;
  for (int i = 0; i < 9; ++i)  // and no cell is closed
    for (int y = 45; y < 60; ++y) mask.at(60 + 30 * i, y + 30 * i) = 0;
  const auto quads = outlines_of_lines(mask);
  ASSERT_FALSE(quads.empty());
  EXPECT_NEAR(quads[0][0].x, 60, 4);
  EXPECT_NEAR(quads[0][2].y, 310, 4);
}

}  // namespace
}  // namespace nonet::test
