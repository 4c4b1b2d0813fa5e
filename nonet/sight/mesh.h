// The crossings of a grid's ten by ten lines. Paper curves and folds, so that four corners do not
// say where a cell is: the mesh does, cell by cell.
//
//   u: 0     1     2   ...   9
//   v=0 +-----+-----+--
//       |     |     |        crossing[row][column], row and column 0..9
//   v=1 +-----+-----+--
#pragma once

#include <array>

#include "nonet/sight/outline.h"
#include "nonet/sight/picture.h"

namespace nonet::sight {

class Mesh {
 public:
  // As a camera would see a flat grid with these corners.
  static Mesh flat(const Quad& corners);

  Point& crossing(int row, int column) { return crossings_[row * 10 + column]; }
  const Point& crossing(int row, int column) const { return crossings_[row * 10 + column]; }

  // In the picture; u and v count cells from the top left corner, and may lie a little outside.
  Point at(double u, double v) const;

  Quad corners() const { return {crossing(0, 0), crossing(0, 9), crossing(9, 9), crossing(9, 0)}; }
  // How long the side of a cell is, in pixels: the mean.
  double cell_side() const;
  // Whether its cells are about square, and neighbours about as large as each other.
  bool regular() const;
  // The same in a picture that is so many times as large.
  Mesh scaled(double factor) const;
  // The same grid, the paper turned by a quarter to the left, so many times.
  Mesh turned(int quarters) const;

 private:
  std::array<Point, 100> crossings_{};
};

}  // namespace nonet::sight
