#include "nonet/solve/ground.h"

#include "nonet/search/search.h"

namespace nonet {
namespace {

bool agrees(const Grid& state, const Board& solution) {
  for (Cell c : Cell::all()) {
    if (!state.has(c, *solution.at(c))) return false;
  }
  return true;
}

}  // namespace

Grid puzzle_of(const Grid& state) {
  Grid puzzle(state.topology());
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all() - state.at_start(c)) puzzle.eliminate(c, d);
  }
  return puzzle;
}

Ground ground_of_puzzle(const Grid& puzzle) {
  Ground ground;
  const SearchResult found = search(puzzle);
  ground.holds = found.solutions > 0;
  if (found.unique()) {
    ground.of_puzzle = Ground::Solutions::kOne;
    ground.solution = found.first;
  } else if (ground.holds) {
    ground.of_puzzle = Ground::Solutions::kSeveral;
  }
  return ground;
}

Ground ground_of(const Grid& start) {
  Ground ground = ground_of_puzzle(puzzle_of(start));
  if (ground.solution) {
    ground.holds = agrees(start, *ground.solution);
  } else if (ground.holds) {
    ground.holds = search(start, 1).solutions > 0;
  }
  return ground;
}

}  // namespace nonet
