// What lies under the lines: the bands of houses, almost locked sets, deadly patterns, marks, the
// nodes of a story.
#include <algorithm>
#include <string_view>

#include "nonet/draw/boxes.h"
#include "nonet/draw/roles.h"
#include "nonet/draw/single.h"
#include "nonet/draw/step_shapes.h"

namespace nonet::draw {
namespace {

// So that bands over one another can be told apart.
double inset_of(std::string_view role) {
  if (role == "cover") return 7;
  if (role == "twin-cover") return 11;
  if (role == "last") return 15;
  return role == "look" ? 4 : 3;
}

Shape band(std::string_view role, const Point& corner, const Point& far) {
  const double inset = inset_of(role);
  return rectangle_shape("band band-" + std::string(role), {corner.x + inset, corner.y + inset},
                         far.x - corner.x - 2 * inset, far.y - corner.y - 2 * inset, 12);
}

// One band where the cells fill a rectangle, otherwise one a cell.
std::vector<Shape> band_shapes(const SeenHouse& seen, const Grid& grid, const Measures& measures) {
  const CellSet cells = grid.topology().on_board(seen.house);
  Point corner = {measures.board(), measures.board()}, far;
  for (const Cell c : cells) {
    const Point at = measures.corner_of(c);
    corner = {std::min(corner.x, at.x), std::min(corner.y, at.y)};
    far = {std::max(far.x, at.x + kCell), std::max(far.y, at.y + kCell)};
  }
  const double area = (far.x - corner.x) * (far.y - corner.y) / (kCell * kCell);
  if (area < cells.size() + 0.5) return {band(seen.role, corner, far)};
  std::vector<Shape> shapes;
  for (const Cell c : cells) {
    const Point at = measures.corner_of(c);
    shapes.push_back(band(seen.role, at, {at.x + kCell, at.y + kCell}));
  }
  return shapes;
}

// The squares of almost locked sets.
std::vector<Shape> set_shapes(const Scene& scene, const Measures& measures) {
  struct Set {
    std::string_view role;
    std::vector<Cell> cells;
  };
  std::vector<Set> sets;
  for (const RoleAt& mark : scene.marks) {
    if (!is_set_role(mark.role)) continue;
    auto set = std::find_if(sets.begin(), sets.end(),
                            [&](const Set& each) { return each.role == mark.role; });
    if (set == sets.end()) set = sets.insert(sets.end(), {mark.role, {}});
    const bool there =
        std::find(set->cells.begin(), set->cells.end(), mark.at.cell) != set->cells.end();
    if (!there) set->cells.push_back(mark.at.cell);
  }
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const std::size_t line = i % 3;
    const double inset = 4 + 3 * static_cast<double>(line);
    const std::string look =
        "set-cell " + std::string(look_of(sets[i].role).hue) + " set-line-" + std::to_string(line);
    for (const Cell c : sets[i].cells) {
      const Point at = measures.corner_of(c);
      const double side = kCell - 2 * inset;
      shapes.push_back(rectangle_shape(look, {at.x + inset, at.y + inset}, side, side, 16));
    }
  }
  return shapes;
}

// Four corners around a cell of a deadly pattern.
Shape deadly_shape(Cell cell, const Measures& measures) {
  constexpr double kInset = 5, kArm = 18, kFar = kCell - 2 * kInset;
  const Point at = measures.corner_of(cell);
  Path path;
  auto corner = [&](double cx, double cy, double dx, double dy) {
    const Point tip = {at.x + kInset + cx, at.y + kInset + cy};
    path.move({tip.x + dx * kArm, tip.y}).line(tip).line({tip.x, tip.y + dy * kArm});
  };
  corner(0, 0, 1, 1);
  corner(kFar, 0, -1, 1);
  corner(0, kFar, 1, -1);
  corner(kFar, kFar, -1, -1);
  return path_shape("deadly", path);
}

// A group that lies together has one hull; one that lies apart is tied by lines.
std::vector<Shape> node_shapes(const StoryNode& node, const Measures& measures) {
  const std::string state = node.holds ? "on" : "off";
  const std::vector<Point> points = measures.points_of(node.candidates);
  std::vector<Shape> shapes;
  if (node.is_set) {
    for (const Cell c : node.cells) {
      std::vector<Point> inside;
      for (const Candidate at : node.candidates) {
        if (at.cell == c) inside.push_back(measures.point_of(at));
      }
      shapes.push_back(
          path_shape("hull set-hull " + state, hull_path(inside, measures.node() + 1)));
    }
    return shapes;
  }
  if (points.size() > 1 && !lie_apart(points)) {
    return {path_shape("hull " + state, hull_path(points, measures.node() + 2))};
  }
  for (const Point& point : points) {
    shapes.push_back(
        circle_shape("node " + state + (node.assumed ? " assumed" : ""), point, measures.node()));
  }
  return shapes;
}

// What keeps the digit of a single out of other cells, or other digits out of its cell.
std::vector<Shape> single_shapes(const Single& single, const Grid& grid, const Boxes& boxes,
                                 const Measures& measures) {
  constexpr double kAround = 40, kShort = 20, kHalf = 13, kInset = 6, kRoom = 5;
  const Why why = why_of(single, grid);
  const Point corner = measures.corner_of(single.at.cell);
  const double side = kCell - 2 * kInset;
  std::vector<Shape> shapes = {
      rectangle_shape("target", {corner.x + kInset, corner.y + kInset}, side, side, 10)};
  for (const auto& [from, to] : why.lines) {
    const Point a = measures.centre_of(from), b = measures.centre_of(to);
    const double length = distance(a, b);
    const Point along = {(b.x - a.x) / length, (b.y - a.y) / length};
    const Point start = {a.x + along.x * kAround, a.y + along.y * kAround};
    const Point end = {b.x - along.x * kShort, b.y - along.y * kShort};
    // It goes on behind a digit that stands in its way.
    Path line;
    for (const auto& [first, last] : boxes.open(start, end, kRoom)) {
      line.move(between(start, end, first)).line(between(start, end, last));
    }
    shapes.push_back(path_shape("block-line", line));
  }
  for (const Cell c : why.blocked) {
    const Point at = measures.centre_of(c);
    shapes.push_back(path_shape("block-cross", Path()
                                                   .move({at.x - kHalf, at.y - kHalf})
                                                   .line({at.x + kHalf, at.y + kHalf})
                                                   .move({at.x - kHalf, at.y + kHalf})
                                                   .line({at.x + kHalf, at.y - kHalf})));
  }
  for (const Cell c : why.blockers) {
    shapes.push_back(circle_shape("blocker", measures.centre_of(c), kAround));
  }
  return shapes;
}

}  // namespace

std::vector<Shape> under_shapes(const Scene& scene, const Grid& grid,
                                const std::vector<DigitSet>& seen, const Measures& measures,
                                const std::vector<Shape>& clues) {
  constexpr double kAroundADigit = 42;
  std::vector<Shape> shapes;
  auto add = [&](std::vector<Shape> more) {
    for (Shape& shape : more) shapes.push_back(std::move(shape));
  };
  for (const SeenHouse& house : scene.houses) add(band_shapes(house, grid, measures));
  for (const Cell c : scene.deadly) shapes.push_back(deadly_shape(c, measures));
  add(set_shapes(scene, measures));
  for (const RoleAt& mark : scene.marks) {
    if (is_set_role(mark.role)) continue;
    if (grid.is_open(mark.at.cell)) {
      add(mark_shapes(look_of(mark.role), measures.point_of(mark.at), measures.node()));
    } else {
      // A digit that is meant, not a candidate: one that is wrong, say.
      shapes.push_back(circle_shape("digit-mark", measures.centre_of(mark.at.cell), kAroundADigit));
    }
  }
  if (scene.story) {
    for (const StoryNode& node : scene.story->nodes) add(node_shapes(node, measures));
  }
  if (scene.single) {
    add(single_shapes(*scene.single, grid, boxes_on(grid, seen, measures, clues), measures));
  }
  for (const Candidate at : scene.removals) {
    shapes.push_back(circle_shape("gone-disc", measures.point_of(at), measures.node() - 1));
  }
  return shapes;
}

}  // namespace nonet::draw
