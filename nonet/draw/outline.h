// Outlines: paths as polygons of short straight edges, and strokes as the polygons that a pen
// covers; what is filled in the end is the union of these.
#pragma once

#include <vector>

#include "nonet/draw/path.h"
#include "nonet/draw/style.h"

namespace nonet::draw {

struct Polyline {
  std::vector<Point> points;
  bool closed = false;
};
using Polygon = std::vector<Point>;

// A curve becomes as many edges as leave no corner to be seen where a unit is a pixel.
std::vector<Polyline> flattened(const Path& path);

struct Pen {
  double width = 1;
  std::vector<double> dashes;  // drawn and left out in turn; none: a whole line
  Cap cap = Cap::kButt;
  bool round_joins = false;
};

// All of one turning direction, so that overlapping ones add up.
std::vector<Polygon> stroked(const std::vector<Polyline>& lines, const Pen& pen);

}  // namespace nonet::draw
