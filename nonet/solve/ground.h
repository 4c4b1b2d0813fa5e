// Ground: what a start stands on. A start is a puzzle (givens, or candidates where it consists of
// these), digits placed on it and candidates struck from it; a step proved from a start that
// contradicts its puzzle proves nothing. So whoever finds, shows, rates or checks steps asks here
// first, and all by the same rule:
//
//   a start holds if some solution of its puzzle has all that was placed and nothing that was
//   struck; that a puzzle has one solution is a matter of the puzzle alone, never of what has been
//   placed or struck since.
#pragma once

#include <optional>

#include "nonet/core/grid.h"
#include "nonet/core/stop.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Ground {
  enum class Solutions : std::uint8_t { kNone, kOne, kSeveral, kUnknown };

  Solutions of_puzzle = Solutions::kNone;
  Solutions of_start = Solutions::kNone;  // those of the puzzle that agree with the start
  bool holds = false;                     // there is one, or it is unknown
  std::optional<Board> solution;          // of a puzzle that has just one

  // Steps that assume one solution may be taken.
  bool one_solution() const { return of_puzzle == Solutions::kOne && holds; }
};

// One search, or two where the puzzle has several solutions. Of a puzzle in the ordinary game that
// takes no time worth mentioning. Of one with rules it may take hours: the search ends after some
// seconds then, or when the stop is requested, and what it has not found out is unknown. Such a
// start is taken to hold: what is proved from it follows from it, whether or not there is a
// solution, and nothing that assumes one solution is.
Ground ground_of(const Grid& start, const Stop& stop = {});
// The same for a puzzle to which nothing has been done yet: one search, of this grid.
Ground ground_of_puzzle(const Grid& puzzle, const Stop& stop = {});

// The puzzle that a state began as: nothing placed by a player, nothing struck.
Grid puzzle_of(const Grid& state);

}  // namespace nonet
#pragma GCC visibility pop
