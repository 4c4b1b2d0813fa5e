// A hint for any state: of the kind that a search confirms, and no step but a true one.
#include "nonet/explain/hint.h"

#include "fuzz/games.h"
#include "nonet/proof/checker.h"

using namespace nonet;
using fuzz::require;

namespace {

void expect_right(const Hint& hint, const Grid& grid) {
  const Ground ground = ground_of(grid);
  const SearchResult found = search(grid, 1);
  switch (hint.kind) {
    case Hint::Kind::kStep:
      require(hint.rungs.size() == static_cast<std::size_t>(kRungs));
      require(found.solutions == 1 && fuzz::agrees(*hint.step, found.first));
      require(check(*hint.grid, *hint.step).proved());
      require(!hint.step->assumes_unique() || ground.one_solution());
      break;
    case Hint::Kind::kMistake:
      require(!hint.mistakes.empty() && !ground.holds);
      break;
    case Hint::Kind::kSolved:
      require(grid.solved());
      break;
    case Hint::Kind::kNoSolution:
      require(!ground.holds);
      break;
    case Hint::Kind::kNothing:
      require(found.solutions == 1 && !grid.solved());
      break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Grid grid = *Grid::from(*puzzle);
  // The guard against moves that assume one solution is the hint's own business.
  Policy policy = policy_all();
  if (grid.open().size() > 20) std::erase(policy.order, Technique::kTrial);
  const Hint hint = hint_for(*puzzle, policy, Stop::after_asks(100 * fuzz::kMostAsks));
  expect_right(hint, grid);
  for (int rung = 1; rung <= kRungs; ++rung) {
    require(!hint.rung(rung).text.empty());
    const std::string json = hint_to_json(*puzzle, hint, rung);
    require(json.starts_with('{') && json.ends_with("}\n"));
  }
  return 0;
}
