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

// Pale lines, and beside each of them something darker a part of the way: notes on a screen.
TEST(SightTrace, StraightLinesAreNotLedAstrayByWhatLiesBesideThem) {
  Picture picture = drawn_grid(400, 400, square(50, 60, 32), 9, 0.04, 230, 205);
  for (int line = 0; line < 10; ++line) {
    for (int at = 60; at < 60 + 9 * 32; ++at) {
      if (at / 32 % 2 == line % 2) continue;
      for (int aside = 6; aside < 8; ++aside) picture.at(50 + 32 * line + aside, at) = 60;
    }
  }
  const Pyramid pyramid(std::move(picture));
  auto truth = [&](int row, int column) { return Point{50 + 32.0 * column, 60 + 32.0 * row}; };
  const Mesh flat = Mesh::flat({{{50, 60}, {338, 60}, {338, 348}, {50, 348}}});
  EXPECT_GT(farthest(trace_lines(pyramid, flat, 0.25, false).mesh, truth), 3);
  EXPECT_LT(farthest(trace_lines(pyramid, flat, 0.12, false, Bends::kNone).mesh, truth), 2);
}

}  // namespace
}  // namespace nonet::test
