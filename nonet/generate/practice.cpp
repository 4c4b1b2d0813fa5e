#include "nonet/generate/practice.h"

#include "nonet/io/format.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/library_rule.h"
#include "nonet/solve/solver.h"

namespace nonet {

std::optional<Practice> practice_for(const Board& puzzle, const TechniqueSet& techniques) {
  const auto grid = Grid::from(puzzle);
  if (!grid) return std::nullopt;
  Solver solver(*grid, policy_hodoku());
  while (const Step* step = solver.next()) {
    if (techniques.contains(step->technique)) return Practice{solver.grid().puzzle(), *step};
    solver.take();
  }
  return std::nullopt;
}

std::string library_line(const Practice& practice) {
  // ":0000:x:CELLS:DELETED::", without what is told of no step.
  constexpr std::string_view kNoStep = ":0000:x:";
  const std::string state = format_named("library")->write_puzzle(practice.state, '.');
  const LibraryStep step = library_step(practice.step);
  return ":" + step.code + ":" + step.digits + ":" +
         state.substr(kNoStep.size(), state.rfind("::") - kNoStep.size()) + ":" +
         step.eliminations + ":" + step.placements + ":" + step.extra + "\n";
}

}  // namespace nonet
