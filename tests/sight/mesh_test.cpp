#include "nonet/sight/mesh.h"

#include "nonet/sight/flatten.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

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

// Where three corners lie on a line there is no such camera; what is flattened is of the picture
// all the same.
TEST(SightMesh, CornersThatSpanNothingLeadNowhereOutsideThePicture) {
  const Pyramid pyramid(Picture(50, 40, std::uint8_t{77}));
  for (const Quad& corners :
       {Quad{{{0, 0}, {10, 0}, {20, 0}, {30, 0}}}, Quad{{{5, 5}, {5, 5}, {5, 5}, {5, 5}}},
        Quad{{{0, 0}, {40, 0}, {0, 40}, {40, 40}}}}) {
    for (float grey : flatten(pyramid, Mesh::flat(corners), 2, 1)) ASSERT_EQ(grey, 77);
  }
  EXPECT_EQ(pyramid.picture().sample({std::nan(""), 1e300}), 77);
}

}  // namespace
}  // namespace nonet::test
