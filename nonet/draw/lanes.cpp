#include "nonet/draw/lanes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>
#include <utility>

namespace nonet::draw {
namespace {

constexpr int kLanes = 36;
constexpr std::size_t kCrossings = std::size_t{kLanes} * kLanes;
constexpr double kInACell[] = {6, 35.5, 64.5, 94};

double lane(int nth) {
  const int cell = nth / 4;
  return cell * kCell + kInACell[nth % 4];
}
Point crossing(int node) {
  return {lane(node % kLanes), lane(node / kLanes)};
}

// In tenths.
int cost_of(const Point& a, const Point& b) {
  return static_cast<int>(std::floor(distance(a, b) * 10 + 0.5));
}

// Two lanes on either side of a place.
std::vector<int> lanes_near(double n) {
  int after = 0;
  while (after < kLanes && lane(after) <= n) ++after;
  std::vector<int> near;
  for (int nth = after - 2; nth <= after + 1; ++nth) {
    if (nth >= 0 && nth < kLanes) near.push_back(nth);
  }
  return near;
}

std::vector<int> crossings_around(const Point& at) {
  std::vector<int> nodes;
  for (const int row : lanes_near(at.y)) {
    for (const int column : lanes_near(at.x)) nodes.push_back(row * kLanes + column);
  }
  return nodes;
}

std::vector<int> neighbours(int node) {
  std::vector<int> found;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int x = node % kLanes + dx, y = node / kLanes + dy;
      if ((dx != 0 || dy != 0) && x >= 0 && y >= 0 && x < kLanes && y < kLanes) {
        found.push_back(y * kLanes + x);
      }
    }
  }
  return found;
}

}  // namespace

bool Lanes::is_clear(const Point& a, const Point& b, const std::vector<int>& own) const {
  constexpr double kRoom = 4.5;  // that an arrow keeps from what it passes
  return !boxes_.is_crossed(a, b, kRoom, own);
}

std::vector<Point> Lanes::way(const Point& from, const Point& to, const std::vector<int>& own) {
  constexpr int kTaken = 60;  // what a crossing costs that another arrow has taken
  constexpr int kTurn = 20;   // what each crossing costs: few corners are better than many
  constexpr int kNever = std::numeric_limits<int>::max();
  using Reached = std::pair<int, int>;  // a cost and a crossing
  std::vector<int> costs(kCrossings, kNever), before(kCrossings, -1);
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> queue;
  auto cost_at = [&](int node) -> int& { return costs[static_cast<std::size_t>(node)]; };
  auto reach = [&](int node, int cost, int by) {
    const auto taken = taken_.find(node);
    const int all = cost + kTurn + kTaken * (taken == taken_.end() ? 0 : taken->second);
    if (all >= cost_at(node)) return;
    cost_at(node) = all;
    before[static_cast<std::size_t>(node)] = by;
    queue.emplace(all, node);
  };
  for (const int node : crossings_around(from)) {
    const Point at = crossing(node);
    if (is_clear(from, at, own)) reach(node, cost_of(from, at), -1);
  }
  std::vector<int> ends = crossings_around(to);
  std::erase_if(ends, [&](int node) { return !is_clear(crossing(node), to, own); });
  int least = kNever, last = -1;
  while (!queue.empty() && queue.top().first < least) {
    const auto [cost, node] = queue.top();
    queue.pop();
    if (cost > cost_at(node)) continue;
    const Point at = crossing(node);
    if (std::find(ends.begin(), ends.end(), node) != ends.end()) {
      const int whole = cost + cost_of(at, to);
      if (whole < least) {
        least = whole;
        last = node;
      }
    }
    for (const int other : neighbours(node)) {
      const Point there = crossing(other);
      if (cost_at(other) > cost && is_clear(at, there, own)) {
        reach(other, cost + cost_of(at, there), node);
      }
    }
  }
  if (last < 0) return {};
  std::vector<Point> points = {to};
  for (int node = last; node >= 0; node = before[static_cast<std::size_t>(node)]) {
    points.push_back(crossing(node));
    ++taken_[node];
  }
  points.push_back(from);
  std::reverse(points.begin(), points.end());
  return pulled(points, own);
}

std::vector<Point> Lanes::pulled(const std::vector<Point>& way, const std::vector<int>& own) const {
  constexpr double kShort = 48;  // joined straight, nothing of such an arrow would be seen
  const std::size_t last = way.size() - 1;
  const bool is_short = distance(way.front(), way.back()) < kShort;
  std::vector<Point> points = {way.front()};
  for (std::size_t at = 0; at < last;) {
    std::size_t next = last;
    while (next > at + 1 &&
           ((at == 0 && next == last && is_short) || !is_clear(way[at], way[next], own))) {
      --next;
    }
    points.push_back(way[next]);
    at = next;
  }
  return points;
}

}  // namespace nonet::draw
