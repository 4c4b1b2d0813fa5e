// A grid cut into its cells, each a small square picture free of the lines around it, and free of
// light and paper: 0 is the paper of that cell, 1 as dark as ink is on this board.
#pragma once

#include <array>
#include <vector>

#include "nonet/sight/find_grid.h"
#include "nonet/sight/flatten.h"

namespace nonet::sight {

// Of the sides of a cell a twentieth is left out at both ends: there are the lines.
constexpr int kPatchSide = 28;
constexpr double kPatchSpan = 0.9;

struct Patch {
  int side = kPatchSide;
  std::vector<float> ink;  // side times side, row by row
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(side) +
           static_cast<std::size_t>(x);
  }
  float at(int x, int y) const { return ink[index(x, y)]; }
};

// Cell by cell, row by row. `side` pixels show `span` sides of a cell.
std::vector<Patch> cut_cells(const Pyramid& pyramid, const FoundGrid& grid, int side = kPatchSide,
                             double span = kPatchSpan);

// The same cell seen from a little elsewhere: `wide` shows kWideSide / kPatchSide of what a patch
// does, around the same middle.
constexpr int kWideSide = 40;
struct View {
  double scale = 1;
  double right = 0;  // in sides of a cell
  double down = 0;
  double turn = 0;  // radians
  double slant = 0;
};
Patch seen_from(const Patch& wide, const View& view);

// The same patch, the paper turned by a quarter to the left, so many times.
Patch turned(const Patch& patch, int quarters);

}  // namespace nonet::sight
