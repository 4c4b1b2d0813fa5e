// The arrows of a story and the ties of a pattern without one, and what lies over the digits.
#include <algorithm>

#include "nonet/draw/arrows.h"
#include "nonet/draw/roles.h"
#include "nonet/draw/step_shapes.h"

namespace nonet::draw {
namespace {

constexpr double kBeyondANode = 10;
constexpr double kWeightOfANode = 12;

// The member of a group that is nearest to where the arrow comes from, or goes.
Point anchor(const StoryNode& of, const StoryNode& other, const Measures& measures) {
  const Point goal = middle_of(measures.points_of(other.candidates));
  const std::vector<Point> points = measures.points_of(of.candidates);
  return *std::min_element(points.begin(), points.end(), [&](const Point& a, const Point& b) {
    return distance(a, goal) < distance(b, goal);
  });
}

double radius_of(const StoryNode& node, const Measures& measures) {
  return measures.node() + (node.candidates.size() > 1 ? 4 : 1);
}

// What an arrow had better not cross: digits, and candidates.
void add_obstacles(const Grid& grid, const Measures& measures, std::vector<Obstacle>& obstacles) {
  for (const Cell c : Cell::all()) {
    if (!grid.is_open(c)) obstacles.push_back({measures.centre_of(c), 36, 5});
  }
  for (const Cell c : Cell::all()) {
    if (!grid.is_open(c)) continue;
    for (const Digit d : grid.candidates(c)) {
      obstacles.push_back({measures.point_of({c, d}), 13, 1});
    }
  }
}

const StoryNode& node_at(const Story& story, int line) {
  return *std::find_if(story.nodes.begin(), story.nodes.end(),
                       [&](const StoryNode& node) { return node.line == line; });
}

std::vector<Shape> arrow_shapes(const Story& story, const Grid& grid, const Measures& measures) {
  std::vector<Wish> wishes;
  for (const StoryArrow& arrow : story.arrows) {
    const StoryNode &from = node_at(story, arrow.from), &to = node_at(story, arrow.to);
    wishes.push_back({anchor(from, to, measures), anchor(to, from, measures),
                      radius_of(from, measures), radius_of(to, measures) + 2});
  }
  std::vector<Obstacle> obstacles;
  for (const StoryNode& node : story.nodes) {
    for (const Point& point : measures.points_of(node.candidates)) {
      obstacles.push_back({point, measures.node() + kBeyondANode, kWeightOfANode});
    }
  }
  add_obstacles(grid, measures, obstacles);
  const std::vector<Curve> curves = routed(wishes, obstacles, measures.board());
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const std::string& link = story.arrows[i].link;
    shapes.push_back(path_shape("arrow-halo", curve_path(curves[i])));
    shapes.push_back(path_shape("arrow " + link, curve_path(curves[i])));
    shapes.push_back(path_shape("head " + link, head_path(curves[i])));
  }
  return shapes;
}

// A link without a direction has no head.
std::vector<Shape> tie_shapes(const Scene& scene, const Grid& grid, const Measures& measures) {
  const double rim = measures.node() + 3;
  std::vector<Wish> wishes;
  for (const Tie& tie : scene.ties) {
    wishes.push_back({measures.point_of(tie.from), measures.point_of(tie.to), rim, rim});
  }
  std::vector<Obstacle> obstacles;
  for (const RoleAt& mark : scene.marks) {
    obstacles.push_back(
        {measures.point_of(mark.at), measures.node() + kBeyondANode, kWeightOfANode});
  }
  add_obstacles(grid, measures, obstacles);
  const std::vector<Curve> curves = routed(wishes, obstacles, measures.board());
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const char* link = scene.ties[i].strong ? "arrow strong" : "arrow weak";
    shapes.push_back(path_shape("arrow-halo", curve_path(curves[i])));
    shapes.push_back(path_shape(link, curve_path(curves[i])));
  }
  return shapes;
}

// The letters of sets, each at the place of a digit that is no candidate there; a second set in the
// same cell takes the next. A cell of a set has such places: it has at most as many candidates as
// the set has digits.
std::vector<Shape> set_letters(const Scene& scene, const Grid& grid, const Measures& measures) {
  constexpr double kRadius = 12;
  std::vector<RoleAt> told;
  std::vector<Shape> shapes;
  for (const RoleAt& mark : scene.marks) {
    if (!is_set_role(mark.role)) continue;
    const Cell cell = mark.at.cell;
    const auto same_cell = [&](const RoleAt& other) { return other.at.cell == cell; };
    const bool is_told = std::any_of(told.begin(), told.end(), [&](const RoleAt& other) {
      return same_cell(other) && other.role == mark.role;
    });
    if (is_told) continue;
    const auto nth = std::count_if(told.begin(), told.end(), same_cell);
    told.push_back(mark);
    std::vector<Candidate> free;
    for (const Digit d : Digit::first(measures.side)) {
      if (!is_alive(grid, {cell, d})) free.push_back({cell, d});
    }
    const auto places = static_cast<std::ptrdiff_t>(free.size());
    const Point at = places > nth
                         ? measures.point_of(free[static_cast<std::size_t>(places - 1 - nth)])
                         : measures.centre_of(cell);
    const std::string hue(look_of(mark.role).hue);
    shapes.push_back(circle_shape("set-tag " + hue, at, kRadius));
    shapes.push_back(text_shape("set-letter", at, letter_of(mark.role)));
  }
  return shapes;
}

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

// A number stands at that corner of its node where it hides least: other candidates, and numbers.
class Numbers {
 public:
  Numbers(const Grid& grid, const Measures& measures) : grid_(grid), measures_(measures) {}

  void add(const Numbered& numbered, std::vector<Shape>& shapes) {
    constexpr double kLetter = 7;
    const double width = kBadge * 2 + static_cast<double>(numbered.text.size() - 1) * kLetter;
    const Point at = best_place(*numbered.node, width);
    taken_.push_back(at);
    shapes.push_back(
        rectangle_shape("badge", {at.x - width / 2, at.y - kBadge}, width, kBadge * 2, kBadge));
    shapes.push_back(text_shape("badge-text", at, numbered.text));
  }

 private:
  static constexpr double kBadge = 10;
  static constexpr double kAside = 16;  // to the middle between a candidate and those around

  double inside(double n, double half) const {
    return std::min(std::max(n, half), measures_.board() - half);
  }

  Point best_place(const StoryNode& node, double width) const {
    Point best;
    int least = -1;
    for (const Candidate at : node.candidates) {
      const Point point = measures_.point_of(at);
      for (const double dy : {-1.0, 1.0}) {
        for (const double dx : {-1.0, 1.0}) {
          const Point corner = {inside(point.x + dx * (kAside + width / 2 - kBadge), width / 2),
                                inside(point.y + dy * kAside, kBadge)};
          const int cost = cost_of(at, corner);
          if (least >= 0 && cost >= least) continue;
          least = cost;
          best = corner;
        }
      }
    }
    return best;
  }

  int cost_of(Candidate at, const Point& corner) const {
    int hidden = 0, crowd = 0;
    for (const Digit d : Digit::first(measures_.side)) {
      const Candidate other = {at.cell, d};
      const bool hides = d != at.digit && is_alive(grid_, other) &&
                         distance(measures_.point_of(other), corner) < kBadge + kAside;
      if (hides) ++hidden;
    }
    for (const Point& other : taken_) {
      if (distance(other, corner) < 2 * kBadge) ++crowd;
    }
    return hidden + 4 * crowd;
  }

  const Grid& grid_;
  const Measures& measures_;
  std::vector<Point> taken_;
};

}  // namespace

std::vector<Shape> link_shapes(const Scene& scene, const Grid& grid, const Measures& measures) {
  std::vector<Shape> shapes;
  if (scene.story) shapes = arrow_shapes(*scene.story, grid, measures);
  for (Shape& shape : tie_shapes(scene, grid, measures)) shapes.push_back(std::move(shape));
  return shapes;
}

std::vector<Shape> over_shapes(const Scene& scene, const Grid& grid, const Measures& measures) {
  std::vector<Shape> shapes = set_letters(scene, grid, measures);
  for (const Candidate at : scene.placements) {
    if (scene.single) {
      const Point centre = measures.centre_of(at.cell);
      shapes.push_back(circle_shape("placement", centre, 40));
      shapes.push_back(text_shape("digit placed", centre, std::to_string(at.digit.number())));
      continue;
    }
    for (const double radius : {measures.node() + 1, measures.node() - 3}) {
      shapes.push_back(circle_shape("placement", measures.point_of(at), radius));
    }
  }
  if (scene.story) {
    Numbers numbers(grid, measures);
    for (const Numbered& numbered : numbers_of(*scene.story)) numbers.add(numbered, shapes);
  }
  return shapes;
}

}  // namespace nonet::draw
