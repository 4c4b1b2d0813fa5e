// Any finder in any state: what it reports is proved, and true of a solution if there is one.
#include "fuzz/games.h"
#include "nonet/proof/checker.h"

using namespace nonet;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Grid grid = *Grid::from(*puzzle);
  const SearchResult found = search(grid, 1);
  // Steps of templates cite whole digits.
  constexpr std::uint64_t kMostChoices = 10'000;
  for (const Step& step : fuzz::some_steps(grid, fuzz::policy_for(grid), data, size)) {
    const Check verdict = check(grid, step, kMostChoices);
    require(verdict.proved() || verdict.verdict == Verdict::kOverBudget);
    require(found.solutions == 0 || fuzz::agrees(step, found.first));
    Grid after = grid;
    apply(step, after);
    require(!(after == grid));
  }
  return 0;
}
