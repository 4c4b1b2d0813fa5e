#include "nonet/draw/boxes.h"

#include <algorithm>
#include <cmath>

namespace nonet::draw {
namespace {

// The part of a line between two points, as shares of it, where it comes nearer to a box than
// `room`.
class Passing {
 public:
  Passing(const Point& a, const Point& b, const Box& box, double room) {
    constexpr double kNearer = 3;
    const double around = box.key == kLabelKey ? room - kNearer : room;
    is_near_ = cut(a.x, b.x, box.at.x, box.half_width + around) &&
               cut(a.y, b.y, box.at.y, box.half_height + around);
  }

  bool is_near() const { return is_near_; }
  std::pair<double, double> part() const { return {first_, last_}; }

 private:
  bool cut(double from, double to, double middle, double half) {
    const double by = to - from;
    const double low = middle - half - from, high = middle + half - from;
    if (by == 0) return low < 0 && high > 0;
    first_ = std::max(first_, by > 0 ? low / by : high / by);
    last_ = std::min(last_, by > 0 ? high / by : low / by);
    return first_ < last_;
  }

  double first_ = 0, last_ = 1;
  bool is_near_ = false;
};

int cell_index(double n) {
  return std::clamp(static_cast<int>(std::floor(n / kCell)), 0, 8);
}

// The cells that a rectangle touches, in reading order, until `look` has found something.
template <class Look>
bool any_cell(const Point& corner, const Point& far, Look look) {
  for (int row = cell_index(corner.y); row <= cell_index(far.y); ++row) {
    for (int column = cell_index(corner.x); column <= cell_index(far.x); ++column) {
      if (look(static_cast<std::size_t>(row) * 9 + static_cast<std::size_t>(column))) return true;
    }
  }
  return false;
}

template <class Look>
bool any_cell_along(const Point& a, const Point& b, Look look) {
  return any_cell({std::min(a.x, b.x), std::min(a.y, b.y)},
                  {std::max(a.x, b.x), std::max(a.y, b.y)}, look);
}

template <class Look>
bool any_cell_under(const Box& box, double reach, Look look) {
  const double wide = box.half_width + reach, high = box.half_height + reach;
  return any_cell({box.at.x - wide, box.at.y - high}, {box.at.x + wide, box.at.y + high}, look);
}

bool overlap(const Box& a, const Box& b) {
  return std::abs(a.at.x - b.at.x) < a.half_width + b.half_width &&
         std::abs(a.at.y - b.at.y) < a.half_height + b.half_height;
}

}  // namespace

void Boxes::add(const Box& box) {
  constexpr double kReach = 6;
  any_cell_under(box, kReach, [&](std::size_t cell) {
    near_[cell].push_back(box);
    return false;
  });
}

bool Boxes::is_crossed(const Point& a, const Point& b, double room,
                       const std::vector<int>& own) const {
  return any_cell_along(a, b, [&](std::size_t cell) {
    return std::any_of(near_[cell].begin(), near_[cell].end(), [&](const Box& box) {
      return std::find(own.begin(), own.end(), box.key) == own.end() &&
             Passing(a, b, box, room).is_near();
    });
  });
}

std::vector<std::pair<double, double>> Boxes::open(const Point& a, const Point& b,
                                                   double room) const {
  std::vector<std::pair<double, double>> passed, pieces;
  any_cell_along(a, b, [&](std::size_t cell) {
    for (const Box& box : near_[cell]) {
      const Passing passing(a, b, box, room);
      if (passing.is_near()) passed.push_back(passing.part());
    }
    return false;
  });
  std::sort(passed.begin(), passed.end());
  double from = 0;
  for (const auto& [enter, leave] : passed) {
    if (enter > from) pieces.emplace_back(from, enter);
    from = std::max(from, leave);
  }
  if (from < 1) pieces.emplace_back(from, 1);
  return pieces;
}

bool Boxes::is_free(const Box& box, double board) const {
  const bool inside = box.at.x >= box.half_width && box.at.y >= box.half_height &&
                      box.at.x <= board - box.half_width && box.at.y <= board - box.half_height;
  return inside && !any_cell_under(box, 0, [&](std::size_t cell) {
           return std::any_of(near_[cell].begin(), near_[cell].end(),
                              [&](const Box& other) { return overlap(box, other); });
         });
}

namespace {

void add_written(const std::vector<Shape>& clues, Boxes& boxes) {
  for (const Shape& shape : clues) {
    const std::string_view name = std::string_view(shape.look).substr(0, shape.look.find(' '));
    if (name != "clue-back" && name != "clue-tag" && name != "clue-dot") continue;
    if (shape.form == Shape::Form::kCircle) {
      boxes.add({shape.at, shape.radius, shape.radius, kLabelKey});
    } else {
      const double wide = shape.width / 2, high = shape.height / 2;
      boxes.add({{shape.at.x + wide, shape.at.y + high}, wide, high, kLabelKey});
    }
  }
}

}  // namespace

Boxes boxes_on(const Grid& grid, const std::vector<DigitSet>& seen, const Measures& measures,
               const std::vector<Shape>& clues) {
  constexpr double kWide = 17, kHigh = 22, kNoteWide = 7, kNoteHigh = 9;
  Boxes boxes;
  add_written(clues, boxes);
  for (const Cell c : grid.topology().on_board()) {
    if (!grid.is_open(c)) {
      boxes.add({measures.centre_of(c), kWide, kHigh, kDigitKey});
      continue;
    }
    for (const Digit d : seen[static_cast<std::size_t>(c.index())]) {
      const Candidate at = {c, d};
      boxes.add({measures.point_of(at), kNoteWide, kNoteHigh, key_of(at)});
    }
  }
  return boxes;
}

}  // namespace nonet::draw
