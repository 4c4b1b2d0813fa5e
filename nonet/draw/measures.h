// Measures: where things lie on the drawn board. A cell is 100 units wide whatever the board's
// size, and a candidate has its fixed place in its cell, in as many columns as a box has.
#pragma once

#include <vector>

#include "nonet/core/grid.h"
#include "nonet/draw/path.h"

namespace nonet::draw {

inline constexpr double kCell = 100;
inline constexpr double kNodeRadius = 13.5;

struct Measures {
  int side = 9;       // cells of a row
  int box_width = 3;  // cells of a box, and candidates of a cell, side by side
  int box_height = 3;
  // Labels of a variant stand at the tops of cells: candidates are smaller, and below these.
  bool labelled = false;

  double board() const { return side * kCell; }
  // Between candidates of a cell.
  double spread() const { return (labelled ? 84.0 : 87.0) / box_width; }
  // The radius of what is drawn around a candidate.
  double node() const { return labelled ? kNodeRadius - 1.5 : kNodeRadius; }

  // Its upper left corner.
  Point corner_of(Cell c) const { return {column_of(c) * kCell, row_of(c) * kCell}; }
  Point centre_of(Cell c) const {
    return {column_of(c) * kCell + kCell / 2, row_of(c) * kCell + kCell / 2};
  }
  Point point_of(Candidate at) const {
    const Point centre = centre_of(at.cell);
    const int column = at.digit.index() % box_width, row = at.digit.index() / box_width;
    constexpr double kSunk = 8, kFlatter = 0.86;
    const double down = (row - (box_height - 1) / 2.0) * spread();
    return {centre.x + (column - (box_width - 1) / 2.0) * spread(),
            labelled ? centre.y + kSunk + kFlatter * down : centre.y + down};
  }
  std::vector<Point> points_of(const std::vector<Candidate>& all) const {
    std::vector<Point> points;
    points.reserve(all.size());
    for (const Candidate at : all) points.push_back(point_of(at));
    return points;
  }
};

Point middle_of(const std::vector<Point>& points);
// Candidates of a group that one hull would not hold together.
bool lie_apart(const std::vector<Point>& points);

}  // namespace nonet::draw
