#include "nonet/draw/measures.h"

namespace nonet::draw {

Point middle_of(const std::vector<Point>& points) {
  Point sum;
  for (const Point& point : points) sum = {sum.x + point.x, sum.y + point.y};
  const auto count = static_cast<double>(points.size());
  return {sum.x / count, sum.y / count};
}

bool lie_apart(const std::vector<Point>& points) {
  constexpr double kWide = 2.4 * kCell;
  for (const Point& a : points) {
    for (const Point& b : points) {
      if (distance(a, b) >= kWide) return true;
    }
  }
  return false;
}

}  // namespace nonet::draw
