// Neighbours of a puzzle: {-n+m}, puzzles with one solution that come of taking n clues away and
// adding m others; and the minimal puzzles among the clues of a board.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/puzzle.h"
#include "nonet/core/stop.h"

namespace nonet {

struct Neighbourhood {
  int minus = 1;             // clues that go
  int plus = 1;              // clues that come
  bool minimal_only = true;  // no clue may be redundant
};

// In canonical form, each once, without the puzzle itself, sorted. {-1+1} takes moments, {-2+2}
// minutes, more hours.
std::vector<Board> neighbours_of(const Board& puzzle, const Neighbourhood& wanted,
                                 const Stop& stop = {});

// Every minimal puzzle of `clues` clues that is part of the board, which has one solution; until
// `visit` returns false. How long that takes depends on how many clues there are to choose from:
// of a whole grid, nobody waits for more than a few.
void each_minimal_subset(const Board& board, int clues, FunctionRef<bool(const Board&)> visit,
                         const Stop& stop = {});

// Clues that a puzzle with this one solution could do without, each by itself.
int redundant_clues(const Board& puzzle, const Board& solution);

}  // namespace nonet
