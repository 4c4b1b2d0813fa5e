// Ways round everything: between the candidates of a board run lanes, four a cell in either
// direction, and an arrow that no simple curve brings to its end without crossing a digit takes
// these. The shortest way is found with whole numbers, so that it is the same wherever it is looked
// for (web/page/src/draw/lanes.ts has it too); lanes that others have taken cost more. Then it is
// pulled straight, as far as nothing is in the way.
#pragma once

#include <map>
#include <vector>

#include "nonet/draw/boxes.h"

namespace nonet::draw {

class Lanes {
 public:
  explicit Lanes(const Boxes& boxes) : boxes_(boxes) {}

  // From the middle of one end to that of the other; nothing where there is no way.
  std::vector<Point> way(const Point& from, const Point& to, const std::vector<int>& own);

 private:
  bool is_clear(const Point& a, const Point& b, const std::vector<int>& own) const;
  std::vector<Point> pulled(const std::vector<Point>& way, const std::vector<int>& own) const;

  const Boxes& boxes_;
  std::map<int, int> taken_;  // how often, by crossing
};

}  // namespace nonet::draw
