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

Ground::Solutions count_of(const SearchResult& found) {
  return found.solutions == 0 ? Ground::Solutions::kNone
         : found.unique()     ? Ground::Solutions::kOne
                              : Ground::Solutions::kSeveral;
}

}  // namespace

Grid puzzle_of(const Grid& state) {
  Grid puzzle = state.emptied();
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all() - state.at_start(c)) puzzle.eliminate(c, d);
  }
  return puzzle;
}

Ground ground_of_puzzle(const Grid& puzzle) {
  Ground ground;
  const SearchResult found = search(puzzle);
  ground.of_puzzle = ground.of_start = count_of(found);
  ground.holds = found.solutions > 0;
  if (found.unique()) ground.solution = found.first;
  return ground;
}

Ground ground_of(const Grid& start) {
  Ground ground = ground_of_puzzle(puzzle_of(start));
  if (ground.solution) {
    ground.holds = agrees(start, *ground.solution);
    if (!ground.holds) ground.of_start = Ground::Solutions::kNone;
  } else if (ground.holds) {
    ground.of_start = count_of(search(start));
    ground.holds = ground.of_start != Ground::Solutions::kNone;
  }
  return ground;
}

}  // namespace nonet
