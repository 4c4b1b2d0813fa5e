// HoDoKu's loop on any puzzle with one solution: twice the same rating, the same end as its path,
// and a path that is true. Sudoku Explainer's way, as far as it comes with so much work: nothing
// against the solution, and the ratings in their order.
#include "fuzz/games.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"
#include "nonet/solve/solver.h"

using namespace nonet;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Grid grid = *Grid::from(*puzzle);
  const Ground ground = ground_of(grid);
  if (!ground.one_solution()) return 0;
  const HodokuRating rating = rate_hodoku(grid);
  require(rating == rate_hodoku(grid));
  require(rating.score >= 0);
  const Path path = find_path(grid, policy_hodoku());
  require(path.refused == 0 && path.solved() == rating.solved);
  for (const Step& step : path.steps) require(fuzz::agrees(step, *ground.solution));
  int uses = 0;
  for (Technique t : all_techniques()) uses += rating.uses_of(t);
  require(uses == static_cast<int>(path.steps.size()));
  const SeRating se = rate_se(
      grid,
      [&](const SeStep& step) {
        for (Candidate x : step.placements) require(ground.solution->at(x.cell) == x.digit);
        for (Candidate x : step.removals) require(ground.solution->at(x.cell) != x.digit);
      },
      Stop::after_asks(20 * fuzz::kMostAsks));
  require(se.ed <= se.ep || se.ep == 0);
  require(se.ep <= se.er);
  return 0;
}
