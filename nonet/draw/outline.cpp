#include "nonet/draw/outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet::draw {
namespace {

// How many edges a curve of this length gets.
int edges_for(double length) {
  return std::clamp(static_cast<int>(length / 2) + 4, 6, 200);
}

void add_quad(const Point& from, const Path::Piece& piece, Polyline& line) {
  const int edges = edges_for(distance(from, piece.control) + distance(piece.control, piece.to));
  for (int i = 1; i <= edges; ++i) {
    const double share = static_cast<double>(i) / edges;
    line.points.push_back(between(between(from, piece.control, share),
                                  between(piece.control, piece.to, share), share));
  }
}

void add_cubic(const Point& from, const Path::Piece& piece, Polyline& line) {
  const int edges =
      edges_for(distance(from, piece.control) + distance(piece.control, piece.second) +
                distance(piece.second, piece.to));
  for (int i = 1; i <= edges; ++i) {
    const double share = static_cast<double>(i) / edges;
    const Point a = between(from, piece.control, share);
    const Point b = between(piece.control, piece.second, share);
    const Point c = between(piece.second, piece.to, share);
    line.points.push_back(between(between(a, b, share), between(b, c, share), share));
  }
}

// Clockwise on a screen, where angles grow clockwise too.
void add_arc(const Point& from, const Path::Piece& piece, Polyline& line) {
  const Point middle = between(from, piece.to, 0.5);
  const double half = distance(from, piece.to) / 2;
  if (half == 0) return;
  const double radius = std::max(piece.radius, half);
  const double away = std::sqrt(std::max(0.0, radius * radius - half * half)) / half;
  const Point centre = {middle.x + away * (from.y - piece.to.y) / 2,
                        middle.y - away * (from.x - piece.to.x) / 2};
  const double begin = std::atan2(from.y - centre.y, from.x - centre.x);
  double turn = std::atan2(piece.to.y - centre.y, piece.to.x - centre.x) - begin;
  if (turn <= 0) turn += 2 * std::numbers::pi;
  const int edges = edges_for(radius * turn);
  for (int i = 1; i < edges; ++i) {
    const double angle = begin + turn * i / edges;
    line.points.push_back(
        {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  line.points.push_back(piece.to);
}

double area_of(const Polygon& polygon) {
  double area = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    area += a.x * b.y - a.y * b.x;
  }
  return area;
}

// The line in pieces as long as the dashes.
std::vector<Polyline> dashed(const Polyline& line, const std::vector<double>& dashes) {
  std::vector<Polyline> parts;
  std::vector<Point> points = line.points;
  if (line.closed && !points.empty()) points.push_back(points.front());
  std::size_t dash = 0;
  double left = dashes[0];
  Polyline part;
  if (!points.empty()) part.points.push_back(points.front());
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    Point from = points[i];
    const Point& to = points[i + 1];
    for (double rest = distance(from, to); rest > 0;) {
      const bool drawn = dash % 2 == 0;
      if (rest < left) {
        left -= rest;
        rest = 0;
        if (drawn) part.points.push_back(to);
        continue;
      }
      from = between(from, to, left / rest);
      rest = distance(from, to);
      if (drawn) {
        part.points.push_back(from);
        parts.push_back(part);
      }
      dash = (dash + 1) % dashes.size();
      left = dashes[dash];
      part.points.assign(1, from);
    }
  }
  if (dash % 2 == 0 && part.points.size() > 1) parts.push_back(part);
  return parts;
}

class Stroker {
 public:
  explicit Stroker(const Pen& pen) : half_(pen.width / 2), pen_(pen) {}

  void add(const Polyline& line) {
    std::vector<Point> points;
    for (const Point& point : line.points) {
      if (points.empty() || distance(points.back(), point) > 1e-9) points.push_back(point);
    }
    if (line.closed && points.size() > 1 && distance(points.front(), points.back()) <= 1e-9) {
      points.pop_back();
    }
    const std::size_t count = points.size();
    if (count < 2) {
      if (count == 1 && pen_.cap == Cap::kRound) add_disc(points[0]);
      return;
    }
    const bool closed = line.closed && count > 2;
    const std::size_t edges = closed ? count : count - 1;
    for (std::size_t i = 0; i < edges; ++i) {
      const bool first = !closed && i == 0, last = !closed && i + 1 == edges;
      add_edge(points[i], points[(i + 1) % count], first, last);
    }
    for (std::size_t i = closed ? 0 : 1; i < (closed ? count : count - 1); ++i) {
      add_join(points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
    }
    if (closed || pen_.cap != Cap::kRound) return;
    add_disc(points.front());
    add_disc(points.back());
  }

  std::vector<Polygon> take() { return std::move(polygons_); }

 private:
  // Across the line from a to b, half the width of the pen.
  Point across(const Point& a, const Point& b) const {
    const double length = distance(a, b);
    return {-(b.y - a.y) / length * half_, (b.x - a.x) / length * half_};
  }

  void add_polygon(Polygon polygon) {
    if (area_of(polygon) < 0) std::reverse(polygon.begin(), polygon.end());
    polygons_.push_back(std::move(polygon));
  }

  void add_edge(Point a, Point b, bool first, bool last) {
    const Point side = across(a, b);
    if (pen_.cap == Cap::kSquare) {
      if (first) a = {a.x - side.y, a.y + side.x};
      if (last) b = {b.x + side.y, b.y - side.x};
    }
    add_polygon({{a.x + side.x, a.y + side.y},
                 {b.x + side.x, b.y + side.y},
                 {b.x - side.x, b.y - side.y},
                 {a.x - side.x, a.y - side.y}});
  }

  void add_disc(const Point& at) {
    const int corners = std::clamp(static_cast<int>(half_ * 4) + 8, 12, 64);
    Polygon disc;
    for (int i = 0; i < corners; ++i) {
      const double angle = 2 * std::numbers::pi * i / corners;
      disc.push_back({at.x + half_ * std::cos(angle), at.y + half_ * std::sin(angle)});
    }
    add_polygon(std::move(disc));
  }

  // Edges that meet in a point: to a tip, unless that would be far out.
  void add_join(const Point& before, const Point& at, const Point& after) {
    constexpr double kFarOut = 4;  // times half the pen
    if (pen_.round_joins) {
      add_disc(at);
      return;
    }
    Point one = across(before, at), two = across(at, after);
    const double cross = one.x * two.y - one.y * two.x;
    if (cross > 0) {  // the outer side is the other one
      one = {-one.x, -one.y};
      two = {-two.x, -two.y};
    }
    const Point sum = {one.x + two.x, one.y + two.y};
    const double length = sum.x * sum.x + sum.y * sum.y;
    Polygon polygon = {at, {at.x + one.x, at.y + one.y}};
    const double reach = length > 0 ? 2 * half_ * half_ / length : 0;
    if (length > 0 && reach * std::sqrt(length) <= kFarOut * half_) {
      polygon.push_back({at.x + sum.x * reach, at.y + sum.y * reach});
    }
    polygon.push_back({at.x + two.x, at.y + two.y});
    add_polygon(std::move(polygon));
  }

  double half_;
  const Pen& pen_;
  std::vector<Polygon> polygons_;
};

}  // namespace

std::vector<Polyline> flattened(const Path& path) {
  std::vector<Polyline> lines;
  Point at;
  for (const Path::Piece& piece : path.pieces()) {
    if (piece.kind == Path::Kind::kMove || lines.empty() || lines.back().closed) {
      lines.push_back({{piece.kind == Path::Kind::kMove ? piece.to : at}, false});
    }
    Polyline& line = lines.back();
    switch (piece.kind) {
      case Path::Kind::kMove:
        break;
      case Path::Kind::kLine:
        line.points.push_back(piece.to);
        break;
      case Path::Kind::kQuad:
        add_quad(at, piece, line);
        break;
      case Path::Kind::kCubic:
        add_cubic(at, piece, line);
        break;
      case Path::Kind::kArc:
        add_arc(at, piece, line);
        break;
      case Path::Kind::kClose:
        line.closed = true;
        break;
    }
    at = piece.to;
  }
  return lines;
}

std::vector<Polygon> stroked(const std::vector<Polyline>& lines, const Pen& pen) {
  Stroker stroker(pen);
  for (const Polyline& line : lines) {
    if (pen.dashes.empty()) {
      stroker.add(line);
      continue;
    }
    for (const Polyline& part : dashed(line, pen.dashes)) stroker.add(part);
  }
  return stroker.take();
}

}  // namespace nonet::draw
