// The arrows of a story and the ties of a pattern without one, and what lies over the digits.
#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/draw/arrows.h"
#include "nonet/draw/labels.h"
#include "nonet/draw/roles.h"
#include "nonet/draw/step_shapes.h"

namespace nonet::draw {
namespace {

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

void add_keys(const StoryNode& node, std::vector<int>& keys) {
  for (const Candidate at : node.candidates) keys.push_back(key_of(at));
}

// What arrows had better keep away from, besides all that they must not cross.
Obstacle obstacle_at(const Point& at, const Measures& measures) {
  constexpr double kBeyond = 8, kWeight = 6;
  return {at, measures.node() + kBeyond, kWeight};
}

const StoryNode& node_at(const Story& story, int line) {
  return *std::find_if(story.nodes.begin(), story.nodes.end(),
                       [&](const StoryNode& node) { return node.line == line; });
}

// A group that lies apart is one: its members are tied, one to the next.
void add_group_ties(const StoryNode& node, const Measures& measures, std::vector<Wish>& wishes) {
  const std::vector<Point> points = measures.points_of(node.candidates);
  if (node.is_set || points.size() < 2 || !lie_apart(points)) return;
  for (std::size_t i = 1; i < points.size(); ++i) {
    Wish wish = {points[i - 1], points[i], measures.node(), measures.node(), {}, false};
    add_keys(node, wish.own);
    wishes.push_back(std::move(wish));
  }
}

std::vector<Shape> arrow_shapes(const Story& story, const Boxes& boxes, const Measures& measures) {
  std::vector<Wish> wishes;
  std::vector<Obstacle> obstacles;
  for (const StoryNode& node : story.nodes) {
    add_group_ties(node, measures, wishes);
    for (const Point& point : measures.points_of(node.candidates)) {
      obstacles.push_back(obstacle_at(point, measures));
    }
  }
  const std::size_t ties = wishes.size();
  for (const StoryArrow& arrow : story.arrows) {
    const StoryNode &from = node_at(story, arrow.from), &to = node_at(story, arrow.to);
    Wish wish = {anchor(from, to, measures),
                 anchor(to, from, measures),
                 radius_of(from, measures),
                 radius_of(to, measures) + 2,
                 {},
                 true};
    add_keys(from, wish.own);
    add_keys(to, wish.own);
    wishes.push_back(std::move(wish));
  }
  const std::vector<Route> routes = routed(wishes, obstacles, boxes, measures.board());
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < routes.size(); ++i) {
    const Path path = route_path(routes[i]);
    if (i < ties) {
      shapes.push_back(path_shape("tie", path));
      continue;
    }
    const std::string& link = story.arrows[i - ties].link;
    shapes.push_back(path_shape("arrow-halo", path));
    shapes.push_back(path_shape("arrow " + link, path));
    shapes.push_back(path_shape("head " + link, head_path(routes[i])));
  }
  return shapes;
}

// A link without a direction has no head.
std::vector<Shape> tie_shapes(const Scene& scene, const Boxes& boxes, const Measures& measures) {
  const double rim = measures.node() + 3;
  std::vector<Wish> wishes;
  for (const Tie& tie : scene.ties) {
    wishes.push_back({measures.point_of(tie.from),
                      measures.point_of(tie.to),
                      rim,
                      rim,
                      {key_of(tie.from), key_of(tie.to)},
                      false});
  }
  std::vector<Obstacle> obstacles;
  for (const RoleAt& mark : scene.marks) {
    obstacles.push_back(obstacle_at(measures.point_of(mark.at), measures));
  }
  const std::vector<Route> routes = routed(wishes, obstacles, boxes, measures.board());
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < routes.size(); ++i) {
    const char* link = scene.ties[i].strong ? "arrow strong" : "arrow weak";
    shapes.push_back(path_shape("arrow-halo", route_path(routes[i])));
    shapes.push_back(path_shape(link, route_path(routes[i])));
  }
  return shapes;
}

void add_letters(const std::vector<Letter>& letters, std::vector<Shape>& shapes) {
  for (const Letter& letter : letters) {
    const std::string hue(look_of(letter.role).hue);
    shapes.push_back(circle_shape("set-tag " + hue, letter.at, kTagRadius));
    shapes.push_back(text_shape("set-letter", letter.at, letter_of(letter.role)));
  }
}

void add_arrivals(const Scene& scene, const Measures& measures, DigitNames names,
                  std::vector<Shape>& shapes) {
  for (const Candidate at : scene.placements) {
    if (scene.single) {
      const Point centre = measures.centre_of(at.cell);
      shapes.push_back(circle_shape("placement", centre, 40));
      shapes.push_back(text_shape("digit placed", centre, name_of(at.digit, names)));
      continue;
    }
    for (const double radius : {measures.node() + 1, measures.node() - 3}) {
      shapes.push_back(circle_shape("placement", measures.point_of(at), radius));
    }
  }
}

void add_badges(const std::vector<Badge>& badges, std::vector<Shape>& shapes) {
  for (const Badge& badge : badges) {
    shapes.push_back(rectangle_shape("badge", {badge.at.x - badge.width / 2, badge.at.y - kBadge},
                                     badge.width, kBadge * 2, kBadge));
    shapes.push_back(text_shape("badge-text", badge.at, badge.text));
  }
}

}  // namespace

std::vector<DigitSet> seen_on(const Scene& scene, const Grid& grid, bool candidates) {
  std::vector<DigitSet> seen(Cell::kCount);
  if (!candidates) return seen;
  for (const Cell c : grid.open()) seen[static_cast<std::size_t>(c.index())] = grid.candidates(c);
  for (const RoleAt& mark : scene.marks) {
    if (mark.role == "pattern" && grid.is_open(mark.at.cell)) {
      seen[static_cast<std::size_t>(mark.at.cell.index())].insert(mark.at.digit);
    }
  }
  return seen;
}

LinkLayers link_layers(const Scene& scene, const Grid& grid, const std::vector<DigitSet>& seen,
                       const Measures& measures, const std::vector<Shape>& clues) {
  LinkLayers layers;
  Boxes boxes = boxes_on(grid, seen, measures, clues);
  const Labels labels = labels_of(scene, seen, measures, boxes);
  if (scene.story) layers.links = arrow_shapes(*scene.story, boxes, measures);
  for (Shape& shape : tie_shapes(scene, boxes, measures)) layers.links.push_back(std::move(shape));
  add_letters(labels.letters, layers.over);
  add_arrivals(scene, measures, grid.topology(), layers.over);
  add_badges(labels.badges, layers.over);
  return layers;
}

}  // namespace nonet::draw
