// Whether a path that somebody claims holds: `nonet prove`, and whoever is handed a path by another
// program. Nothing is believed, the start least of all: from a start that contradicts its puzzle
// anything could be proved.
//
//   the start    its digits stand on open cells and break no house, nothing is struck where it
//                stands, and some solution of the puzzle agrees with all of it (solve/ground.h)
//   each step    follows from the truths that it cites, and from nothing else; one that names a
//                deadly pattern counts only where a search finds that the puzzle has one solution
//   the end      is what "solved", true or false, and "solution" say, where the file says so
//
// A path is checked as it is read, and what has been checked is let go, so that its length is no
// matter. JSON has no order, though: steps may stand before the puzzle, or before a part of the
// start. They are kept until that is known, up to kMostKept bytes; of longer paths the start must
// come first.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/explain/path_reader.h"
#include "nonet/solve/ground.h"

#pragma GCC visibility push(default)
namespace nonet {

// What became of a claimed path.
struct PathCheck {
  bool holds = false;
  std::size_t steps = 0;    // that there are
  std::size_t checked = 0;  // that hold
  std::string fault;        // what is wrong, with the step's number; empty if it holds
  int line = 0;             // where that stands
  bool solved = false;      // the path ends in a full board
  // Some steps use that the puzzle has one solution. It has: a search found no other.
  bool uses_uniqueness = false;
};

class PathChecker {
 public:
  // Checks the start.
  explicit PathChecker(const PathClaims& start);

  // Checks the next step and takes it; behind a fault steps are only counted.
  void take(const ClaimedStep& claimed);
  // Holds the end against what is claimed of it.
  PathCheck finish(const PathClaims& claims);

  // One step from a state, and nothing else.
  static PathCheck check_alone(const Puzzle& state, const ClaimedStep& claimed);

 private:
  // What is told of the step: its fault, with `where` before it, or that it holds.
  void settle(const ClaimedStep& claimed, const std::string& where);
  void refuse(std::string fault, int line);

  Grid state_;
  Ground ground_;
  PathCheck result_;
};

inline constexpr std::size_t kMostKept = std::size_t{16} << 20U;

// Reads a path to its end and checks it. An Error if the text is no path; what is wrong with a path
// is told by the PathCheck.
Result<PathCheck> check_path(JsonSource source, int first_line = 1);
Result<PathCheck> check_path(std::string_view json);
PathCheck check_path(const ClaimedPath& path);

// "Proved: all 61 steps hold, and the puzzle is solved." or "Refused: 3 of 61 steps hold."
std::string words_of(const PathCheck& check);

}  // namespace nonet
#pragma GCC visibility pop
