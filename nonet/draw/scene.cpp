#include "nonet/draw/scene.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/draw/roles.h"
#include "nonet/draw/single.h"
#include "nonet/draw/ties.h"
#include "nonet/text/roles.h"
#include "nonet/text/step_shape.h"
#include "nonet/text/story_links.h"

namespace nonet::draw {
namespace {

// "pattern" says nothing of a candidate that has a role of its own: a colour, say.
std::vector<RoleAt> marks_of(const std::vector<Mark>& marks) {
  std::vector<RoleAt> seen;
  for (const Mark& mark : marks) {
    const bool coloured = std::any_of(marks.begin(), marks.end(), [&](const Mark& other) {
      return other.role == Role::kColor && other.candidate == mark.candidate;
    });
    if (mark.role == Role::kPattern && coloured) continue;
    seen.push_back({name_of(mark), mark.candidate});
  }
  return seen;
}

// In a step of colours the linked candidates are those that clash, which is told around their
// colour, and those that one colour would take away, all of them.
std::vector<RoleAt> in_colors(std::vector<RoleAt> marks) {
  std::vector<Candidate> colored;
  for (const RoleAt& mark : marks) {
    if (is_color_role(mark.role)) colored.push_back(mark.at);
  }
  if (colored.empty()) return marks;
  for (RoleAt& mark : marks) {
    if (mark.role != "link" && mark.role != "pivot") continue;
    const bool clashes = std::find(colored.begin(), colored.end(), mark.at) != colored.end();
    mark.role = clashes ? "clash" : "taken";
  }
  return marks;
}

std::vector<SeenHouse> houses_of(const Step& step) {
  std::vector<SeenHouse> houses;
  for (const HouseMark& mark : step.houses) {
    houses.push_back({std::string(name_of(mark.role)), mark.house});
  }
  return houses;
}

std::vector<Cell> deadly_of(const Step& step) {
  std::vector<Cell> cells;
  for (const DeadlyCell& each : step.deadly) cells.push_back(each.cell);
  return cells;
}

Story story_of(const Step& step, const Grid& before) {
  Story story;
  const std::vector<StoryLink> links = links_of(step, before);
  std::vector<bool> has_node(step.inferences.size(), false);
  for (std::size_t i = 0; i < step.inferences.size(); ++i) {
    const Inference& inference = step.inferences[i];
    if (inference.node.cells.empty()) continue;
    const int line = static_cast<int>(i);
    StoryNode node = {line, {}, {}, inference.node.digits};
    node.is_set = inference.node.is_set();
    node.holds = inference.holds;
    node.assumed = inference.kind == Inference::Kind::kAssume;
    for (const Cell c : inference.node.cells) {
      node.cells.push_back(c);
      for (const Digit d : inference.node.digits) node.candidates.push_back({c, d});
    }
    story.nodes.push_back(std::move(node));
    has_node[i] = true;
    for (const int from : links[i].from) {
      if (has_node[static_cast<std::size_t>(from)]) {
        story.arrows.push_back({from, line, std::string(name_of(links[i].kind))});
      }
    }
  }
  return story;
}

// More than that can't be read at once.
constexpr std::size_t kMostOfANet = 9;

// Of a net, which supposes more than one thing or rests a line on several and is large, all of it
// at once can't be read: what is seen is what is supposed, and what the end rests on.
void leave_out_branches(const Step& step, const Grid& before, Story& story) {
  std::vector<bool> seen(step.inferences.size(), false);
  int supposed = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Inference& inference = step.inferences[i];
    if (inference.kind != Inference::Kind::kAssume) continue;
    seen[i] = true;
    if (inference.level > 0) ++supposed;
  }
  const std::vector<StoryLink> links = links_of(step, before);
  // Chains meet at their end.
  const bool joins = std::any_of(links.begin(), links.end() - 1,
                                 [](const StoryLink& link) { return link.from.size() > 1; });
  if (supposed < 2 && !(joins && story.nodes.size() > kMostOfANet)) return;
  seen.back() = true;
  for (const int from : links.back().from) {
    seen[static_cast<std::size_t>(from)] = true;
  }
  auto is_hidden = [&](int line) { return !seen[static_cast<std::size_t>(line)]; };
  std::erase_if(story.nodes, [&](const StoryNode& node) { return is_hidden(node.line); });
  std::erase_if(story.arrows, [&](const StoryArrow& arrow) {
    return is_hidden(arrow.from) || is_hidden(arrow.to);
  });
}

// The story tells its nodes itself.
bool is_told_by_nodes(std::string_view role) {
  return role == "pattern" || role == "assumed" || role == "link" || role == "pincer";
}

}  // namespace

bool Scene::needs_candidates(const Grid& grid) const {
  return !digits.empty() || story || std::any_of(marks.begin(), marks.end(), [&](const RoleAt& m) {
    return grid.is_open(m.at.cell);
  });
}

Scene pattern_of(const Step& step, const Grid& before) {
  Scene scene;
  if (find_misshapen(step, before)) return scene;
  scene.single = single_of(step);
  const std::vector<RoleAt> marks = scene.single ? std::vector<RoleAt>{} : marks_of(step.marks);
  scene.marks = in_colors(marks);
  scene.ties = ties_of(step, marks, before.topology());
  scene.houses = houses_of(step);
  scene.deadly = deadly_of(step);
  scene.rules = step.rules;
  return scene;
}

Scene scene_of(const Step& step, const Grid& before) {
  Scene scene;
  if (find_misshapen(step, before)) return scene;
  scene.single = single_of(step);
  std::vector<RoleAt> marks = scene.single ? std::vector<RoleAt>{} : marks_of(step.marks);
  if (!step.inferences.empty()) {
    scene.story = story_of(step, before);
    CandidateSet told;
    for (const StoryNode& node : scene.story->nodes) {
      for (const Candidate at : node.candidates) told.insert(at);
    }
    std::erase_if(marks, [&](const RoleAt& mark) {
      return is_told_by_nodes(mark.role) && told.contains(mark.at);
    });
    leave_out_branches(step, before, *scene.story);
  }
  scene.ties = ties_of(step, marks, before.topology());
  scene.marks = in_colors(std::move(marks));
  scene.houses = houses_of(step);
  scene.removals = step.removals;
  scene.placements = step.placements;
  scene.deadly = deadly_of(step);
  scene.rules = step.rules;
  return scene;
}

Scene look_at(const std::vector<House>& houses, DigitSet digits, const std::vector<Mark>& marks) {
  Scene scene;
  for (const House house : houses) scene.houses.push_back({"look", house});
  scene.digits = digits;
  scene.marks = marks_of(marks);
  return scene;
}

}  // namespace nonet::draw
