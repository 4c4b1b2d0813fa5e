#include "nonet/generate/practice.h"

#include "nonet/io/format.h"
#include "nonet/io/library.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/library_rule.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

// Whether the technique finds nothing else there with these digits; so wants it the library.
bool is_alone(const Practice& practice) {
  std::string text = library_line(practice);
  text.pop_back();
  const auto line = parse_library_line(text, 1);
  return line && verify(*line).passed;
}

}  // namespace

std::optional<Practice> practice_for(const Board& puzzle, const TechniqueSet& techniques) {
  const auto grid = Grid::from(puzzle);
  if (!grid) return std::nullopt;
  Solver solver(*grid, policy_hodoku());
  std::optional<Practice> first;
  while (const Step* step = solver.next()) {
    if (techniques.contains(step->technique)) {
      Practice practice{solver.grid().puzzle(), *step};
      practice.alone = is_alone(practice);
      if (practice.alone) return practice;
      if (!first) first = std::move(practice);
    }
    solver.take();
  }
  return first;
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
