// The steps from pixels to cells, each on pictures of its own.
#include <numbers>

#include "nonet/sight/cells.h"
#include "nonet/sight/find_grid.h"
#include "nonet/sight/straight_lines.h"
#include "nonet/sight/threshold.h"
#include "nonet/sight/trace.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

double farthest(const Mesh& mesh, const std::function<Point(int, int)>& crossing) {
  double most = 0;
  for (int row = 0; row < 10; ++row)
    for (int column = 0; column < 10; ++column)
      most = std::max(most, distance(mesh.crossing(row, column), crossing(row, column)));
  return most;
}

TEST(SightThreshold, InkIsFoundWhateverTheLight) {
  // From bright to dim; in the dim part paper is darker than ink is in the bright one.
  Picture picture(400, 100);
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 400; ++x)
      picture.at(x, y) = static_cast<std::uint8_t>((240 - x / 2) * (x % 40 < 4 ? 0.6 : 1.0));
  const Picture mask = ink(picture, {12, 0.1, false});
  for (int x = 20; x < 380; ++x) EXPECT_EQ(mask.at(x, 50), x % 40 < 4 ? 1 : 0) << x;
}

TEST(SightThreshold, PaperWithoutInkHasNone) {
  for (int grey : {0, 30, 255}) {
    const Picture mask = ink(Picture(60, 60, static_cast<std::uint8_t>(grey)), {8, 0.05, false});
    for (int y = 0; y < 60; ++y)
      for (int x = 0; x < 60; ++x) ASSERT_EQ(mask.at(x, y), 0);
  }
}

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

TEST(SightMesh, AFlatGridIsSeenAsACameraSeesIt) {
  // Of a trapezium the diagonals cross where the middle of the grid is.
  const Mesh mesh = Mesh::flat({{{100, 100}, {300, 100}, {400, 300}, {0, 300}}});
  EXPECT_NEAR(mesh.at(0, 0).x, 100, 1e-9);
  EXPECT_NEAR(mesh.at(9, 9).x, 400, 1e-9);
  EXPECT_NEAR(mesh.at(4.5, 4.5).x, 200, 0.1);
  EXPECT_NEAR((mesh.crossing(4, 4).y + mesh.crossing(5, 5).y) / 2, 100 + 200.0 / 3, 2);
}

TEST(SightMesh, CellsOfDifferentSizesAreNotRegular) {
  const Mesh askew = Mesh::flat({{{100, 100}, {300, 100}, {340, 300}, {60, 300}}});
  EXPECT_TRUE(askew.regular());
  Mesh uneven = Mesh::flat({{{0, 0}, {270, 0}, {270, 270}, {0, 270}}});
  EXPECT_TRUE(uneven.regular());
  for (int row = 0; row < 10; ++row) uneven.crossing(row, 4).x += 8;
  EXPECT_FALSE(uneven.regular());
  EXPECT_FALSE(Mesh::flat({{{0, 0}, {270, 0}, {270, 130}, {0, 130}}}).regular());
}

TEST(SightMesh, FourQuartersAreAWholeTurn) {
  const Mesh mesh = Mesh::flat({{{10, 20}, {310, 25}, {330, 340}, {5, 300}}});
  EXPECT_LT(farthest(mesh.turned(4), [&](int r, int c) { return mesh.crossing(r, c); }), 1e-12);
  EXPECT_LT(farthest(mesh.turned(1), [&](int r, int c) { return mesh.crossing(c, 9 - r); }), 1e-12);
  EXPECT_LT(farthest(mesh.turned(1).turned(2),
                     [&](int r, int c) { return mesh.turned(3).crossing(r, c); }),
            1e-12);
}

TEST(SightTrace, LinesOfCurvedPaperAreFollowed) {
  // The paper sags by a third of a cell between its corners.
  auto bend = [](double along) { return 10 * std::sin(std::numbers::pi * along / 9); };
  const Where where = [&](Point p) {
    const double u = (p.x - 50) / 30;
    return Point{u, (p.y - 60 - bend(u)) / 30};
  };
  const Pyramid pyramid(drawn_grid(400, 400, where));
  auto truth = [&](int row, int column) {
    return Point{50 + 30.0 * column, 60 + 30.0 * row + bend(column)};
  };
  Traced traced{Mesh::flat({{{50, 60}, {320, 60}, {320, 330}, {50, 330}}}), {}, {}, 0, 0, false, 0};
  EXPECT_GT(farthest(traced.mesh, truth), 9);
  for (double reach : {0.34, 0.25, 0.12}) traced = trace_lines(pyramid, traced.mesh, reach, false);
  EXPECT_LT(farthest(traced.mesh, truth), 2);
  EXPECT_GT(traced.clear, 0.97);
  EXPECT_LT(traced.between, 0.05);
  EXPECT_TRUE(traced.certain());
}

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
