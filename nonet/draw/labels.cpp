#include "nonet/draw/labels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "nonet/draw/roles.h"

namespace nonet::draw {
namespace {

// In each direction: on the border of cells, between candidates, and where candidates stand.
constexpr double kInACell[] = {0, 21, 35.5, 50, 64.5, 79};
constexpr double kReach = 70;
constexpr double kNothing = 1e-6;

std::vector<double> places_along(double n) {
  const double first = std::floor((n - kReach) / kCell) * kCell;
  std::vector<double> places;
  for (int cell = 0; cell < 3; ++cell) {
    for (const double each : kInACell) {
      const double at = first + cell * kCell + each;
      if (std::abs(at - n) <= kReach) places.push_back(at);
    }
  }
  return places;
}

// How far a box is from the middle of a disc.
double away(const Box& box, const Point& disc) {
  const double dx = std::abs(box.at.x - disc.x) - box.half_width;
  const double dy = std::abs(box.at.y - disc.y) - box.half_height;
  return distance({std::max(dx, 0.0), std::max(dy, 0.0)}, {});
}

class Placer {
 public:
  Placer(const Measures& measures, Boxes& boxes) : measures_(measures), boxes_(boxes) {}

  // The nearest place to one of the points that is free, and rather not on the discs around
  // candidates.
  Point free_place(const std::vector<Point>& points, double half_width, double half_height,
                   const std::vector<Point>& discs) const {
    constexpr double kOnADisc = 30;  // so much farther away is as good
    std::optional<Point> best;
    double least = std::numeric_limits<double>::infinity();
    for (const Point& point : points) {
      for (const double y : places_along(point.y)) {
        for (const double x : places_along(point.x)) {
          const Box box = {
              {inside(x, half_width), inside(y, half_height)}, half_width, half_height, kLabelKey};
          const auto on_discs = std::count_if(discs.begin(), discs.end(), [&](const Point& disc) {
            return away(box, disc) < measures_.node();
          });
          const double cost = distance(box.at, point) + kOnADisc * static_cast<double>(on_discs);
          if (cost >= least - kNothing || !boxes_.is_free(box, measures_.board())) continue;
          best = box.at;
          least = cost;
        }
      }
    }
    return best.value_or(
        Point{inside(points[0].x, half_width), inside(points[0].y - 16, half_height)});
  }

  // A letter stands at the place of a digit that is no candidate, the last one first.
  Point letter_place(Cell cell, DigitSet seen) const {
    std::optional<Point> last;
    for (const Digit d : Digit::first(measures_.side)) {
      const Point at = measures_.point_of({cell, d});
      const Box box = {at, kTagRadius, kTagRadius, kLabelKey};
      if (!seen.contains(d) && boxes_.is_free(box, measures_.board())) last = at;
    }
    if (last) return *last;
    return free_place({measures_.centre_of(cell)}, kTagRadius, kTagRadius, {});
  }

  void take(const Point& at, double half_width, double half_height) {
    boxes_.add({at, half_width, half_height, kLabelKey});
  }

 private:
  // At the edge of the board a label stands just inside it.
  double inside(double n, double half) const {
    return std::min(std::max(n, half + 1), measures_.board() - half - 1);
  }

  const Measures& measures_;
  Boxes& boxes_;
};

// The same candidates may be told twice: their numbers go together.
struct Numbered {
  const StoryNode* node;
  std::string text;
};
std::vector<Numbered> numbers_of(const Story& story) {
  std::vector<Numbered> places;
  for (const StoryNode& node : story.nodes) {
    const std::string number = std::to_string(node.line + 1);
    const auto place = std::find_if(places.begin(), places.end(), [&](const Numbered& each) {
      return each.node->cells == node.cells && each.node->digits == node.digits;
    });
    if (place == places.end()) {
      places.push_back({&node, number});
    } else {
      place->text += " " + number;
    }
  }
  return places;
}

std::vector<Letter> letters_of(const Scene& scene, const std::vector<DigitSet>& seen,
                               Placer& placer) {
  std::vector<Letter> letters;
  std::vector<RoleAt> told;
  for (const RoleAt& mark : scene.marks) {
    if (!is_set_role(mark.role)) continue;
    const Cell cell = mark.at.cell;
    const bool is_told = std::any_of(told.begin(), told.end(), [&](const RoleAt& other) {
      return other.at.cell == cell && other.role == mark.role;
    });
    if (is_told) continue;
    told.push_back(mark);
    const Point at = placer.letter_place(cell, seen[static_cast<std::size_t>(cell.index())]);
    placer.take(at, kTagRadius, kTagRadius);
    letters.push_back({mark.role, at});
  }
  return letters;
}

}  // namespace

Labels labels_of(const Scene& scene, const std::vector<DigitSet>& seen, const Measures& measures,
                 Boxes& boxes) {
  constexpr double kLetter = 7;
  Placer placer(measures, boxes);
  Labels labels;
  labels.letters = letters_of(scene, seen, placer);
  if (!scene.story) return labels;
  std::vector<Point> discs;
  for (const RoleAt& mark : scene.marks) discs.push_back(measures.point_of(mark.at));
  for (const Candidate at : scene.removals) discs.push_back(measures.point_of(at));
  for (const StoryNode& node : scene.story->nodes) {
    for (const Candidate at : node.candidates) discs.push_back(measures.point_of(at));
  }
  for (const Numbered& numbered : numbers_of(*scene.story)) {
    const double width = kBadge * 2 + static_cast<double>(numbered.text.size() - 1) * kLetter;
    const std::vector<Point> points = measures.points_of(numbered.node->candidates);
    const Point at = placer.free_place(points, width / 2, kBadge, discs);
    placer.take(at, width / 2, kBadge);
    labels.badges.push_back({numbered.text, at, width});
  }
  return labels;
}

}  // namespace nonet::draw
