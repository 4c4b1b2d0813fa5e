#include "nonet/sight/trace.h"

#include <numbers>

#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

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

}  // namespace
}  // namespace nonet::test
