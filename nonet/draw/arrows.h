// Arrows that a reader can follow. Each is a curve with one bend, if one leads to its end without
// crossing a digit or a label on the way; of such bends the one that is least in the way is taken:
// it keeps away from the other nodes of the picture, from the edge of the board and from arrows
// drawn before, and is as straight as that allows. Where no bend is clear the arrow takes the lanes
// between candidates (lanes.h). The page's arrows.ts does the same.
#pragma once

#include <vector>

#include "nonet/draw/boxes.h"
#include "nonet/draw/path.h"

namespace nonet::draw {

// From where to where, and how much room the nodes at its ends take.
struct Wish {
  Point from, to;
  double from_radius, to_radius;
  std::vector<int> own;  // the candidates at its ends, by their keys
  bool has_head;
};

struct Obstacle {
  Point at;
  double radius;
  double weight;
};

// Three points of a curve, or the corners of a line that turns.
struct Route {
  bool is_curve;
  std::vector<Point> points;
  double head = 11;  // how long its head is
};

// One for each wish; `board` is the width of the board.
std::vector<Route> routed(const std::vector<Wish>& wishes, const std::vector<Obstacle>& obstacles,
                          const Boxes& boxes, double board);

Path route_path(const Route& route);
// A filled head at the end of a route.
Path head_path(const Route& route);

}  // namespace nonet::draw
