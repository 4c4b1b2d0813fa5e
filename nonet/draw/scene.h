// Scene: what is to be seen of a step, before it becomes shapes: houses, marks by role, what goes
// and what comes, the deadly pattern, the story as nodes with arrows, or the links where there is
// none. It is made of roles, houses and inferences alone, so a new technique needs nothing here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet::draw {

struct RoleAt {
  std::string role;  // "pattern", "color-a"; see roles.h
  Candidate at;
};

struct SeenHouse {
  std::string role;  // "base", "cover", "twin-cover", "last", "look"
  House house;
};

// A digit that one truth leaves: of a house, or without one of its cell.
struct Single {
  Candidate at;
  std::optional<House> house;
};

// Two candidates of a pattern without a story that are linked.
struct Tie {
  Candidate from, to;
  bool strong;  // one of the two is true; otherwise not both are
};

struct StoryNode {
  int line;  // of the story; the number that is shown is one more
  std::vector<Candidate> candidates;
  std::vector<Cell> cells;
  DigitSet digits;
  bool is_set = false;
  bool holds = true;
  bool assumed = false;
};

struct StoryArrow {
  int from, to;      // lines
  std::string link;  // "strong", "weak", "set"
};

struct Story {
  std::vector<StoryNode> nodes;
  std::vector<StoryArrow> arrows;
};

struct Scene {
  std::vector<SeenHouse> houses;
  DigitSet digits;  // to look at, all over the board
  std::vector<RoleAt> marks;
  std::vector<Candidate> removals, placements;
  std::vector<Cell> deadly;
  std::vector<RuleUse> rules;  // of the puzzle's own, that it rests on
  std::vector<Tie> ties;
  std::optional<Story> story;
  std::optional<Single> single;  // it is told by what blocks, not by candidates

  // Whether it is about a pattern: all that is not in it is dimmed.
  bool has_pattern() const {
    return !marks.empty() || !removals.empty() || !placements.empty() || story || single;
  }
  // Whether it speaks of candidates, so that all of them must be seen.
  bool needs_candidates(const Grid& grid) const;
};

// All of a step; `before` is the state before it.
Scene scene_of(const Step& step, const Grid& before);
// The pattern without what follows from it.
Scene pattern_of(const Step& step, const Grid& before);
// Where to look: a rung of a hint.
Scene look_at(const std::vector<House>& houses, DigitSet digits, const std::vector<Mark>& marks);

}  // namespace nonet::draw
#pragma GCC visibility pop
