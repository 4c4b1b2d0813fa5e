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

Ground ground_of(const Grid& start) {
  Ground ground;
  const SearchResult found = search(puzzle_of(start));
  if (found.solutions == 0) return ground;
  if (found.unique()) {
    ground.of_puzzle = Ground::Solutions::kOne;
    ground.solution = found.first;
    ground.holds = agrees(start, found.first);
    return ground;
  }
  ground.of_puzzle = Ground::Solutions::kSeveral;
  ground.holds = search(start, 1).solutions > 0;
  return ground;
}

}  // namespace nonet
