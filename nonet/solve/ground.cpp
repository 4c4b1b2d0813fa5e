#include "nonet/solve/ground.h"

#include "nonet/search/search.h"

namespace nonet {
namespace {

bool agrees(const Grid& state, const Board& solution) {
  for (Cell c : state.topology().on_board()) {
    if (const auto d = solution.at(c); !d || !state.has(c, *d)) return false;
  }
  return true;
}

Ground::Solutions count_of(const SearchResult& found) {
  if (found.solutions > 1) return Ground::Solutions::kSeveral;
  if (!found.complete) return Ground::Solutions::kUnknown;
  return found.solutions == 0 ? Ground::Solutions::kNone : Ground::Solutions::kOne;
}

// A few seconds at most.
constexpr std::uint64_t kMostGuesses = 200'000;

SearchResult search_for_some_time(const Grid& grid, const Stop& stop) {
  const Stop bounded = stop.bounded(kMostGuesses);
  SearchOptions options;
  options.stop = &bounded;
  return search(grid, 2, options);
}

}  // namespace

Grid puzzle_of(const Grid& state) {
  Grid puzzle = state.emptied();
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all() - state.at_start(c)) puzzle.eliminate(c, d);
  }
  return puzzle;
}

Ground ground_of_puzzle(const Grid& puzzle, const Stop& stop) {
  Ground ground;
  const SearchResult found = search_for_some_time(puzzle, stop);
  ground.of_puzzle = ground.of_start = count_of(found);
  ground.holds = ground.of_puzzle != Ground::Solutions::kNone;
  if (found.unique()) ground.solution = found.first;
  return ground;
}

Ground ground_of(const Grid& start, const Stop& stop) {
  Ground ground = ground_of_puzzle(puzzle_of(start), stop);
  if (ground.solution) {
    ground.holds = agrees(start, *ground.solution);
    if (!ground.holds) ground.of_start = Ground::Solutions::kNone;
  } else if (ground.holds) {
    ground.of_start = count_of(search_for_some_time(start, stop));
    ground.holds = ground.of_start != Ground::Solutions::kNone;
  }
  return ground;
}

}  // namespace nonet
