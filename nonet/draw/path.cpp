#include "nonet/draw/path.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace nonet::draw {
namespace {

double turn(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// One side of the convex hull, without its last point.
std::vector<Point> chain(const std::vector<Point>& from) {
  std::vector<Point> line;
  for (const Point& point : from) {
    while (line.size() > 1 && turn(line[line.size() - 2], line.back(), point) <= 0) line.pop_back();
    line.push_back(point);
  }
  line.pop_back();
  return line;
}

// Clockwise on a screen.
std::vector<Point> hull_of(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](const Point& a, const Point& b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 2) return points;
  std::vector<Point> hull = chain(points);
  std::reverse(points.begin(), points.end());
  for (const Point& point : chain(points)) hull.push_back(point);
  return hull;
}

std::string point_text(const Point& point, int decimals) {
  return number_text(point.x, decimals) + " " + number_text(point.y, decimals);
}

}  // namespace

double distance(const Point& a, const Point& b) {
  const double dx = a.x - b.x, dy = a.y - b.y;
  return std::sqrt(dx * dx + dy * dy);
}

Point between(const Point& a, const Point& b, double share) {
  return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

Path& Path::close() {
  Point begin;
  for (const Piece& piece : pieces_) {
    if (piece.kind == Kind::kMove) begin = piece.to;
  }
  return add({Kind::kClose, begin, {}, {}});
}

Path& Path::append(const Path& other) {
  pieces_.insert(pieces_.end(), other.pieces_.begin(), other.pieces_.end());
  return *this;
}

Path Path::placed(double by, const Point& moved) const {
  auto at = [&](const Point& point) {
    return Point{point.x * by + moved.x, point.y * by + moved.y};
  };
  Path path;
  for (const Piece& piece : pieces_) {
    path.add({piece.kind, at(piece.to), at(piece.control), at(piece.second), piece.radius * by});
  }
  return path;
}

Path circle_path(const Point& centre, double radius) {
  const Point left = {centre.x - radius, centre.y}, right = {centre.x + radius, centre.y};
  return Path().move(left).arc(radius, right).arc(radius, left).close();
}

Path rectangle_path(const Point& corner, double width, double height, double rounding) {
  const double left = corner.x, top = corner.y, right = left + width, bottom = top + height;
  if (rounding <= 0) {
    return Path()
        .move(corner)
        .line({right, top})
        .line({right, bottom})
        .line({left, bottom})
        .close();
  }
  const double r = std::min({rounding, width / 2, height / 2});
  Path path;
  path.move({left + r, top}).line({right - r, top}).arc(r, {right, top + r});
  path.line({right, bottom - r}).arc(r, {right - r, bottom});
  path.line({left + r, bottom}).arc(r, {left, bottom - r});
  return path.line({left, top + r}).arc(r, {left + r, top}).close();
}

Path hull_path(const std::vector<Point>& points, double radius) {
  const std::vector<Point> hull = hull_of(points);
  if (hull.empty()) return {};
  if (hull.size() == 1) return circle_path(hull[0], radius);
  Path path;
  Point first;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Point &from = hull[i], &to = hull[(i + 1) % hull.size()];
    const double length = distance(from, to);
    const Point out = {((to.y - from.y) / length) * radius, (-(to.x - from.x) / length) * radius};
    const Point start = {from.x + out.x, from.y + out.y};
    if (i == 0) {
      first = start;
      path.move(start);
    } else {
      path.arc(radius, start);
    }
    path.line({to.x + out.x, to.y + out.y});
  }
  return path.arc(radius, first).close();
}

std::string number_text(double number, int decimals) {
  std::int64_t scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const auto rounded =
      static_cast<std::int64_t>(std::floor(number * static_cast<double>(scale) + 0.5));
  const std::int64_t size = rounded < 0 ? -rounded : rounded;
  std::string text = (rounded < 0 ? "-" : "") + std::to_string(size / scale);
  if (size % scale == 0) return text;
  // The decimals with the zeros before them, and none behind.
  std::string rest = std::to_string(scale + size % scale).substr(1);
  while (rest.back() == '0') rest.pop_back();
  return text + "." + rest;
}

std::string path_text(const Path& path, int decimals) {
  std::string text;
  auto at = [&](const Point& point) { return point_text(point, decimals); };
  for (const Path::Piece& piece : path.pieces()) {
    switch (piece.kind) {
      case Path::Kind::kMove:
        text += "M" + at(piece.to);
        break;
      case Path::Kind::kLine:
        text += "L" + at(piece.to);
        break;
      case Path::Kind::kQuad:
        text += "Q" + at(piece.control) + " " + at(piece.to);
        break;
      case Path::Kind::kCubic:
        text += "C" + at(piece.control) + " " + at(piece.second) + " " + at(piece.to);
        break;
      case Path::Kind::kArc: {
        const std::string radius = number_text(piece.radius, decimals);
        text += "A" + radius + " " + radius + " 0 0 1 " + at(piece.to);
        break;
      }
      case Path::Kind::kClose:
        text += "Z";
        break;
    }
  }
  return text;
}

}  // namespace nonet::draw
