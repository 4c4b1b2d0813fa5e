// Boards with several solutions, and what leaves them with one: where steps that assume one
// solution go wrong.
#pragma once

#include <random>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"

namespace nonet::test {

struct Ambiguous {
  Board givens;
  std::vector<Board> solutions;  // two to six
  // One of them, and the board with candidates struck until it is the only one.
  Board kept;
  Grid narrowed;
};

// So many, made from random puzzles by taking one given away.
void each_ambiguous(std::mt19937& random, int count, FunctionRef<void(const Ambiguous&)> visit);

// Whether the techniques that assume one solution have something to say of a state.
bool has_uniqueness_step(const Grid& state);

}  // namespace nonet::test
