#include "nonet/draw/arrows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <unordered_map>

#include "nonet/draw/lanes.h"

namespace nonet::draw {
namespace {

constexpr double kBends[] = {0,     0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32,
                             -0.32, 0.44, -0.44, 0.58, -0.58, 0.75, -0.75};
// Links within a cell must swing out to be seen.
constexpr double kShort = 48;
constexpr double kShortBends[] = {1, -1, 1.5, -1.5, 2, -2, 2.6, -2.6};
constexpr double kStep = 6;         // between points of a curve that is tried
constexpr double kClearance = 9;    // that arrows keep from each other
constexpr double kCurveRoom = 3.5;  // that a curve keeps from what it passes
constexpr double kHeadRoom = 1;
constexpr double kSmallHead = 7;  // where there is no room for a usual one
constexpr double kMargin = 4;
// Costs that differ by less are the same: which bend is taken must not hang on the last bit.
constexpr double kNothing = 1e-6;

Point towards(const Point& from, const Point& to, double by) {
  const double length = distance(from, to);
  return between(from, to, by / (length > 0 ? length : 1));
}

// The curve begins and ends at the rim of its nodes, in the direction it leaves and arrives.
Route bent(const Wish& wish, double bend) {
  const Point middle = between(wish.from, wish.to, 0.5);
  const Point control = {middle.x - (wish.to.y - wish.from.y) * bend,
                         middle.y + (wish.to.x - wish.from.x) * bend};
  return {true,
          {towards(wish.from, control, wish.from_radius), control,
           towards(wish.to, control, wish.to_radius)}};
}

int steps_of(double length) {
  return std::max(1, static_cast<int>(std::ceil(length / kStep)));
}

// Points along a route, near enough to each other to find whatever it crosses.
std::vector<Point> points_on(const Route& route) {
  std::vector<Point> all;
  if (!route.is_curve) {
    for (std::size_t i = 1; i < route.points.size(); ++i) {
      const Point &from = route.points[i - 1], &to = route.points[i];
      const int steps = steps_of(distance(from, to));
      for (int n = 0; n <= steps; ++n) {
        all.push_back(between(from, to, static_cast<double>(n) / steps));
      }
    }
    return all;
  }
  const Point &start = route.points[0], &control = route.points[1], &end = route.points[2];
  const int steps = steps_of(distance(start, control) + distance(control, end));
  for (int i = 0; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    all.push_back(between(between(start, control, share), between(control, end, share), share));
  }
  return all;
}

double burden(const Point& point, const Obstacle& obstacle) {
  const double away = distance(point, obstacle.at);
  return away < obstacle.radius ? obstacle.weight * (1 - away / obstacle.radius) : 0;
}

// The head as a triangle: its tip, and the two others.
std::array<Point, 3> head_of(const Route& route) {
  const double side = route.head * 0.42;
  const Point& end = route.points.back();
  const Point& control = route.points[route.points.size() - 2];
  const double distance_to_end = distance(control, end);
  const double length = distance_to_end > 0 ? distance_to_end : 1;
  const Point along = {(end.x - control.x) / length, (end.y - control.y) / length};
  const Point back = {end.x - along.x * route.head, end.y - along.y * route.head};
  return {end,
          {back.x - along.y * side, back.y + along.x * side},
          {back.x + along.y * side, back.y - along.x * side}};
}

// A way that begins and ends at the rim of its nodes.
Route trimmed(std::vector<Point> way, const Wish& wish) {
  constexpr double kMost = 0.8;
  const std::size_t last = way.size() - 1;
  const Point second = way[1], before = way[last - 1];
  const Point first = way[0], end = way[last];
  way[0] = towards(first, second, std::min(wish.from_radius, distance(first, second) * kMost));
  way[last] = towards(end, before, std::min(wish.to_radius, distance(end, before) * kMost));
  return {false, std::move(way)};
}

// What lies where, in squares of some size: a question looks at the square of its point and those
// around.
template <class Thing>
class Squares {
 public:
  explicit Squares(double size) : size_(size) {}

  void put(const Point& at, const Thing& thing) { squares_[key(at)].push_back(thing); }

  template <class Visit>
  void around(const Point& at, Visit visit) const {
    const int middle = key(at);
    for (const int column : {-kColumn, 0, kColumn}) {
      for (const int row : {-1, 0, 1}) {
        const auto found = squares_.find(middle + column + row);
        if (found == squares_.end()) continue;
        for (const Thing& thing : found->second) visit(thing);
      }
    }
  }

 private:
  static constexpr int kColumn = 4096;

  int key(const Point& at) const {
    return static_cast<int>(std::floor(at.x / size_)) * kColumn +
           static_cast<int>(std::floor(at.y / size_));
  }

  double size_;
  std::unordered_map<int, std::vector<Thing>> squares_;
};

class Router {
 public:
  Router(const std::vector<Obstacle>& obstacles, const Boxes& boxes, double board)
      : boxes_(boxes),
        board_(board),
        lanes_(boxes),
        field_(reach_of(obstacles)),
        drawn_(kClearance) {
    for (const Obstacle& obstacle : obstacles) field_.put(obstacle.at, obstacle);
  }

  Route route(const Wish& wish) {
    Route best = best_route(wish);
    for (const Point& point : points_on(best)) drawn_.put(point, point);
    if (wish.has_head && !is_head_clear(wish, best)) best.head = kSmallHead;
    return best;
  }

 private:
  static double reach_of(const std::vector<Obstacle>& obstacles) {
    double reach = 1;
    for (const Obstacle& obstacle : obstacles) reach = std::max(reach, obstacle.radius);
    return reach;
  }

  Route best_route(const Wish& wish) {
    struct Choice {
      double bend;
      Route route;
    };
    std::vector<Choice> routes, clear;
    const std::span<const double> bends = distance(wish.from, wish.to) < kShort
                                              ? std::span<const double>(kShortBends)
                                              : std::span<const double>(kBends);
    for (const double bend : bends) {
      routes.push_back({bend, bent(wish, bend)});
      if (is_clear(wish, routes.back().route)) clear.push_back(routes.back());
    }
    if (clear.empty()) {
      std::vector<Point> way = lanes_.way(wish.from, wish.to, wish.own);
      if (!way.empty()) return trimmed(std::move(way), wish);
    }
    const std::vector<Choice>& choices = clear.empty() ? routes : clear;
    std::vector<double> costs;
    costs.reserve(choices.size());
    for (const Choice& each : choices) costs.push_back(cost_of(wish, each.route, each.bend));
    const double least = *std::min_element(costs.begin(), costs.end());
    const auto first = std::find_if(costs.begin(), costs.end(),
                                    [&](double cost) { return cost <= least + kNothing; });
    return choices[static_cast<std::size_t>(first - costs.begin())].route;
  }

  bool is_clear(const Wish& wish, const Route& route) const {
    const std::vector<Point> points = points_on(route);
    for (const Point& point : points) {
      if (is_outside(point)) return false;
    }
    for (std::size_t i = 1; i < points.size(); ++i) {
      if (boxes_.is_crossed(points[i - 1], points[i], kCurveRoom, wish.own)) return false;
    }
    return !wish.has_head || is_head_clear(wish, route);
  }

  bool is_head_clear(const Wish& wish, const Route& route) const {
    const auto [tip, left, right] = head_of(route);
    return !boxes_.is_crossed(tip, left, kHeadRoom, wish.own) &&
           !boxes_.is_crossed(tip, right, kHeadRoom, wish.own) &&
           !boxes_.is_crossed(left, right, kHeadRoom, wish.own);
  }

  double cost_of(const Wish& wish, const Route& route, double bend) const {
    double cost = std::abs(bend) * 40;
    for (const Point& point : points_on(route)) {
      field_.around(point, [&](const Obstacle& obstacle) {
        const double weight = burden(point, obstacle);
        const bool own = distance(obstacle.at, wish.from) < 1 || distance(obstacle.at, wish.to) < 1;
        if (weight > 0 && !own) cost += weight;
      });
      drawn_.around(point, [&](const Point& near) {
        const bool crowds =
            std::abs(near.x - point.x) < kClearance && std::abs(near.y - point.y) < kClearance;
        if (crowds) cost += 1.5;
      });
    }
    return cost;
  }

  bool is_outside(const Point& point) const {
    return point.x < kMargin || point.y < kMargin || point.x > board_ - kMargin ||
           point.y > board_ - kMargin;
  }

  const Boxes& boxes_;
  double board_;
  Lanes lanes_;
  Squares<Obstacle> field_;
  Squares<Point> drawn_;
};

}  // namespace

std::vector<Route> routed(const std::vector<Wish>& wishes, const std::vector<Obstacle>& obstacles,
                          const Boxes& boxes, double board) {
  Router router(obstacles, boxes, board);
  std::vector<Route> routes;
  routes.reserve(wishes.size());
  for (const Wish& wish : wishes) routes.push_back(router.route(wish));
  return routes;
}

Path route_path(const Route& route) {
  const std::vector<Point>& points = route.points;
  if (route.is_curve) return Path().move(points[0]).quad(points[1], points[2]);
  constexpr double kRound = 6;  // of a corner
  Path path = Path().move(points.front());
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    auto cut = [&](const Point& to) {
      return towards(points[i], to, std::min(kRound, distance(points[i], to) / 2));
    };
    path.line(cut(points[i - 1])).quad(points[i], cut(points[i + 1]));
  }
  return path.line(points.back());
}

Path head_path(const Route& route) {
  const auto [tip, left, right] = head_of(route);
  return Path().move(tip).line(left).line(right).close();
}

}  // namespace nonet::draw
