#include "nonet/draw/arrows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <unordered_map>

namespace nonet::draw {
namespace {

constexpr double kBends[] = {0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5, 0.7, -0.7};
// Links within a cell must swing out to be seen.
constexpr double kShort = 48;
constexpr double kShortBends[] = {1.5, -1.5, 2, -2, 2.6, -2.6};
constexpr int kSamples = 20;
constexpr double kClearance = 9;  // that arrows keep from each other
constexpr double kMargin = 4;
constexpr std::size_t kManyArrows = 40;
// Costs that differ by less are the same: which bend is taken must not hang on the last bit.
constexpr double kNothing = 1e-6;

using Line = std::array<Point, kSamples + 1>;

Point towards(const Point& from, const Point& to, double by) {
  const double length = distance(from, to);
  return between(from, to, by / (length > 0 ? length : 1));
}

// The curve begins and ends at the rim of its nodes, in the direction it leaves and arrives.
Curve bent(const Wish& wish, double bend) {
  const Point middle = between(wish.from, wish.to, 0.5);
  const Point control = {middle.x - (wish.to.y - wish.from.y) * bend,
                         middle.y + (wish.to.x - wish.from.x) * bend};
  return {towards(wish.from, control, wish.from_radius), control,
          towards(wish.to, control, wish.to_radius)};
}

Line points_on(const Curve& curve) {
  Line line;
  for (int i = 0; i <= kSamples; ++i) {
    const double share = static_cast<double>(i) / kSamples;
    line[static_cast<std::size_t>(i)] = between(between(curve.start, curve.control, share),
                                                between(curve.control, curve.end, share), share);
  }
  return line;
}

double burden(const Point& point, const Obstacle& obstacle) {
  const double away = distance(point, obstacle.at);
  return away < obstacle.radius ? obstacle.weight * (1 - away / obstacle.radius) : 0;
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
  Router(const std::vector<Wish>& wishes, const std::vector<Obstacle>& obstacles, double board)
      : wishes_(wishes), board_(board), field_(reach_of(obstacles)), drawn_(kClearance) {
    for (const Obstacle& obstacle : obstacles) field_.put(obstacle.at, obstacle);
  }

  std::vector<Curve> route() {
    std::vector<double> bends(wishes_.size());
    version_.assign(wishes_.size(), 0);
    const int rounds = wishes_.size() > kManyArrows ? 1 : 2;
    for (int round = 1; round <= rounds; ++round) {
      for (std::size_t i = 0; i < wishes_.size(); ++i) {
        bends[i] = best_bend(i);
        version_[i] = round;
        for (const Point& point : points_on(bent(wishes_[i], bends[i]))) {
          drawn_.put(point, {point, i, round});
        }
      }
    }
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < wishes_.size(); ++i) curves.push_back(bent(wishes_[i], bends[i]));
    return curves;
  }

 private:
  // A point of an arrow that has been drawn; one that was drawn anew has left its old ones behind.
  struct Dot {
    Point at;
    std::size_t arrow;
    int version;
  };

  static double reach_of(const std::vector<Obstacle>& obstacles) {
    double reach = 1;
    for (const Obstacle& obstacle : obstacles) reach = std::max(reach, obstacle.radius);
    return reach;
  }

  double best_bend(std::size_t arrow) const {
    const Wish& wish = wishes_[arrow];
    const std::span<const double> choices = distance(wish.from, wish.to) < kShort
                                                ? std::span<const double>(kShortBends)
                                                : std::span<const double>(kBends);
    std::vector<double> costs;
    for (const double bend : choices) costs.push_back(cost_of(arrow, bend));
    const double least = *std::min_element(costs.begin(), costs.end());
    const auto first = std::find_if(costs.begin(), costs.end(),
                                    [&](double cost) { return cost <= least + kNothing; });
    return choices[static_cast<std::size_t>(first - costs.begin())];
  }

  double cost_of(std::size_t arrow, double bend) const {
    const Wish& wish = wishes_[arrow];
    double cost = std::abs(bend) * 10;
    for (const Point& point : points_on(bent(wish, bend))) {
      field_.around(point, [&](const Obstacle& obstacle) {
        const double weight = burden(point, obstacle);
        const bool own = distance(obstacle.at, wish.from) < 1 || distance(obstacle.at, wish.to) < 1;
        if (weight > 0 && !own) cost += weight;
      });
      if (is_outside(point)) cost += 30;
      cost += 1.5 * crowd(point, arrow);
    }
    return cost;
  }

  bool is_outside(const Point& point) const {
    return point.x < kMargin || point.y < kMargin || point.x > board_ - kMargin ||
           point.y > board_ - kMargin;
  }

  // How many points of other arrows are too near.
  int crowd(const Point& point, std::size_t arrow) const {
    int count = 0;
    drawn_.around(point, [&](const Dot& dot) {
      if (dot.arrow == arrow || version_[dot.arrow] != dot.version) return;
      const bool near =
          std::abs(dot.at.x - point.x) < kClearance && std::abs(dot.at.y - point.y) < kClearance;
      if (near) ++count;
    });
    return count;
  }

  const std::vector<Wish>& wishes_;
  double board_;
  Squares<Obstacle> field_;
  Squares<Dot> drawn_;
  std::vector<int> version_;  // the round in which each arrow was drawn last
};

}  // namespace

std::vector<Curve> routed(const std::vector<Wish>& wishes, const std::vector<Obstacle>& obstacles,
                          double board) {
  return Router(wishes, obstacles, board).route();
}

Path curve_path(const Curve& curve) {
  return Path().move(curve.start).quad(curve.control, curve.end);
}

Path head_path(const Curve& curve) {
  constexpr double kSize = 13;
  constexpr double kSide = kSize * 0.42;
  const double distance_to_end = distance(curve.control, curve.end);
  const double length = distance_to_end > 0 ? distance_to_end : 1;
  const Point along = {(curve.end.x - curve.control.x) / length,
                       (curve.end.y - curve.control.y) / length};
  const Point back = {curve.end.x - along.x * kSize, curve.end.y - along.y * kSize};
  return Path()
      .move(curve.end)
      .line({back.x - along.y * kSide, back.y + along.x * kSide})
      .line({back.x + along.y * kSide, back.y - along.x * kSide})
      .close();
}

}  // namespace nonet::draw
