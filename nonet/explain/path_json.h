// A path as JSON, for other programs and for `nonet prove`: the puzzle and its steps with their
// certificates. Reading it back gives the steps as data to be checked, so a reader believes
// nothing: whatever the text claims, the checker decides.
//
//   {"format": "nonet-path", "version": 1,
//    "puzzle": "81 characters",
//    "placed": "81 characters", "removed": ["r1c1<>5"],      if the path begins half way
//    "solved": true, "solution": "81 characters",
//    "steps": [...]}                                         see step_json.h
//
// Reading needs "puzzle" and "steps", and of a step what it places or removes and the truths that
// this rests on; a "solved" or "solution" that is there is held against the end. The rest is for
// people.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/explain/path.h"

#pragma GCC visibility push(default)
namespace nonet {

std::string path_to_json(const Path& path);

// A step of a file, and where it stood.
struct ClaimedStep {
  Step step;
  std::string name;  // of the technique, as the file has it; may be empty
  int line = 0;
};

struct ClaimedPath {
  Puzzle puzzle;
  bool claims_solved = false;
  std::optional<Board> solution;  // as claimed
  std::vector<ClaimedStep> steps;
};

Result<ClaimedPath> read_path(std::string_view json);

// What became of a claimed path.
struct PathCheck {
  bool holds = false;
  std::size_t checked = 0;  // steps that hold
  std::string fault;        // what is wrong, with the step's number; empty if it holds
  int line = 0;             // where that step stands
  bool solved = false;      // the path ends in a full board
  bool assumes_unique = false;
};

// Checks every step from the puzzle onward.
PathCheck check_path(const ClaimedPath& path);

}  // namespace nonet
#pragma GCC visibility pop
