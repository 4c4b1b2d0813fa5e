// Puzzles with rules of their own (docs/VARIANTS.md), for programs: the grid that one begins as,
// for which all that is said of grids holds, and how many solutions one of any size has.
//
//   Result<Puzzle> puzzle = read_any_puzzle(text);   // nonet/io/puzzle_reader.h
//   Result<Grid> grid = grid_of(*puzzle);            // up to nine by nine, digits from 1 on
//   Result<Solutions> found = solutions_of(*puzzle); // up to sixteen by sixteen
#pragma once

#include <cstdint>
#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/puzzle.h"
#include "nonet/core/result.h"
#include "nonet/core/stop.h"

#pragma GCC visibility push(default)
namespace nonet {

// A puzzle with rules or without as a state: search, steps, hints and proofs of it mind its rules.
// An Error says what rules can't mean, that a digit stands twice, or that it is larger.
Result<Grid> grid_of(const Puzzle& puzzle);

// Whether it has rules besides those of the ordinary game, or another size.
bool has_rules(const Puzzle& puzzle);

struct Solutions {
  std::uint64_t count = 0;  // at most the limit
  bool complete = true;     // false: there may be more, or it was stopped
  std::string first = {};   // a character a cell, row by row; digits from 10 on are A, B, C ...

  bool unique() const { return count == 1 && complete; }
};

// How many, up to a limit, and the first; of puzzles of any size. A search for a hard one may take
// long: a Stop ends it.
Result<Solutions> solutions_of(const Puzzle& puzzle, std::uint64_t limit = 2,
                               const Stop& stop = {});

}  // namespace nonet
#pragma GCC visibility pop
