// Many puzzles at a time, more than there are lanes: each is answered as by itself, by every kernel
// that this machine runs, and as by the search that shares no code with them.
#include <numeric>

#include "fuzz/games.h"
#include "nonet/core/symmetry.h"
#include "nonet/search/any_topology.h"

using namespace nonet;
using fuzz::require;

namespace {

// Images of the state under symmetries, now and then with a candidate less.
std::vector<Grid> images(const Puzzle& puzzle, std::size_t count, std::uint64_t seed) {
  auto next = [&seed] { return seed = seed * 6364136223846793005ULL + 1442695040888963407ULL; };
  auto high = [&next] { return next() >> 33; };
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < count; ++i) {
    Grid grid = *Grid::from(Symmetry::random(high)(puzzle));
    for (Cell c : grid.open()) {
      if (high() % 40 == 0 && !grid.candidates(c).empty())
        grid.eliminate(c, grid.candidates(c).first());
    }
    grids.push_back(grid);
  }
  return grids;
}

void expect_same(const SearchResult& found, const SearchResult& alone, const SearchResult& plain) {
  require(found.solutions == alone.solutions && found.complete == alone.complete);
  require(found.solutions == plain.solutions && found.complete == plain.complete);
  require(found.solutions == 0 || found.first == alone.first);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const std::uint64_t seed = std::accumulate(data, data + size, std::uint64_t{0});
  const std::uint64_t limit = 1 + seed % 16;
  const std::vector<Grid> grids = images(*puzzle, 46 + seed % 100, seed);
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> found(grids.size());
    search_batch(std::span<const Grid>(grids), limit, found, {.isa = isa});
    // The plain search is slow: a few of them, and not always the first.
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const SearchResult alone = search(grids[i], limit, {.isa = isa});
      const bool asked = i % 16 == seed % 16;
      const SearchResult plain =
          asked ? search_any_topology(grids[i], limit, [](const Board&) { return true; }) : alone;
      expect_same(found[i], alone, plain);
      if (found[i].solutions == 0) continue;
      require(is_solution(found[i].first));
      for (Cell c : Cell::all()) require(grids[i].has(c, *found[i].first.at(c)));
    }
  }
  return 0;
}
