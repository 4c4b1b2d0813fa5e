// Arrows that a reader can follow. Each is a curve with one bend; of some bends the one that is
// least in the way is taken: it keeps away from the other nodes of the picture, from digits that it
// would cross out, from the edge of the board and from arrows drawn before, and is as straight as
// that allows. A second round lets the first arrows make room for the last.
#pragma once

#include <vector>

#include "nonet/draw/path.h"

namespace nonet::draw {

// From where to where, and how much room the nodes at its ends take.
struct Wish {
  Point from, to;
  double from_radius, to_radius;
};

struct Obstacle {
  Point at;
  double radius;
  double weight;
};

struct Curve {
  Point start, control, end;
};

// One for each wish; `board` is the width of the board.
std::vector<Curve> routed(const std::vector<Wish>& wishes, const std::vector<Obstacle>& obstacles,
                          double board);

Path curve_path(const Curve& curve);
// A filled head at the end of a curve.
Path head_path(const Curve& curve);

}  // namespace nonet::draw
