// Pictures that tests of sight draw themselves.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>

#include "nonet/core/grid.h"
#include "nonet/draw/draw.h"
#include "nonet/draw/raster.h"
#include "nonet/sight/mesh.h"
#include "nonet/sight/picture.h"
#include "support/support.h"

namespace nonet::test {

// What stands at (u, v) of the thing that is drawn, and where the picture has it.
using Where = std::function<sight::Point(sight::Point)>;

// `dark` where a line of a grid with `cells` times `cells` cells is, of this share of a cell;
// elsewhere `paper`. `where` says for a pixel of the picture where it is in the grid, in cells.
inline sight::Picture drawn_grid(int width, int height, const Where& where, int cells = 9,
                                 double breadth = 0.06, std::uint8_t paper = 230,
                                 std::uint8_t dark = 40) {
  sight::Picture picture(width, height, paper);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const sight::Point at = where({x + 0.5, y + 0.5});
      const double half = breadth / 2;
      if (at.x < -half || at.y < -half || at.x > cells + half || at.y > cells + half) continue;
      if (std::abs(at.x - std::round(at.x)) < half || std::abs(at.y - std::round(at.y)) < half)
        picture.at(x, y) = dark;
    }
  }
  return picture;
}

// How far the mesh has a crossing from where it should be, at most.
inline double farthest(const sight::Mesh& mesh,
                       const std::function<sight::Point(int, int)>& crossing) {
  double most = 0;
  for (int row = 0; row < 10; ++row)
    for (int column = 0; column < 10; ++column)
      most = std::max(most, sight::distance(mesh.crossing(row, column), crossing(row, column)));
  return most;
}

// A square grid with its top left corner there.
inline Where square(double left, double top, double cell) {
  return [=](sight::Point p) { return sight::Point{(p.x - left) / cell, (p.y - top) / cell}; };
}

// As `nonet draw` draws it, in grey.
inline sight::Picture drawn_board(const Puzzle& puzzle, int width = 500,
                                  draw::Theme theme = draw::Theme::kLight, bool notes = false) {
  const auto grid = Grid::from(puzzle);
  EXPECT_TRUE(grid.ok());
  draw::PictureWishes wishes;
  wishes.candidates = notes;
  draw::FileLook look;
  look.theme = theme;
  look.width = width;
  const draw::Pixels pixels = draw::pixels_of(draw::picture_of(*grid, {}, wishes), look);
  sight::Picture picture(pixels.width, pixels.height);
  for (int y = 0; y < pixels.height; ++y) {
    for (int x = 0; x < pixels.width; ++x) {
      const std::uint8_t* rgb = &pixels.rgb[3 * (static_cast<std::size_t>(y) * pixels.width + x)];
      picture.at(x, y) = static_cast<std::uint8_t>((77 * rgb[0] + 150 * rgb[1] + 29 * rgb[2]) >> 8);
    }
  }
  return picture;
}

// As a camera has it: each pixel of the new picture asks the old one where `from` says.
inline sight::Picture seen_from(const sight::Picture& picture, int width, int height,
                                const Where& from, std::uint8_t around = 200) {
  sight::Picture seen(width, height, around);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const sight::Point at = from({x + 0.5, y + 0.5});
      if (at.x < 0 || at.y < 0 || at.x > picture.width() || at.y > picture.height()) continue;
      seen.at(x, y) = static_cast<std::uint8_t>(picture.sample(at));
    }
  }
  return seen;
}

}  // namespace nonet::test
