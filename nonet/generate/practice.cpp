#include "nonet/generate/practice.h"

#include <algorithm>

#include "nonet/io/format.h"
#include "nonet/io/library.h"
#include "nonet/rate/hodoku/taken.h"
#include "nonet/rate/hodoku/way.h"
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

std::optional<Practice> practice_on_hodokus_way(const Grid& start, const TechniqueSet& techniques,
                                                const Stop& stop) {
  Solver solver(start, policy_hodoku(), stop);
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

// ---- where the basics end

// Whether the basics leave nothing of it: it is one of them, or what locked candidates do in the
// dress of a fish.
bool is_basic(Technique t) {
  return row_of(t).level <= Level::kMedium || t == Technique::kFrankenXWing ||
         t == Technique::kMutantXWing;
}

std::shared_ptr<const HodokuPlan> basics_up_to(Level level) {
  Policy policy = policy_hodoku();
  std::erase_if(policy.order, [&](Technique t) { return row_of(t).level > level; });
  return std::make_shared<const HodokuPlan>(policy);
}

Grid behind(const std::shared_ptr<const HodokuPlan>& plan, const Grid& start) {
  HodokuWay way(start, plan, nullptr);
  while (way.take_singles() && way.take_pattern()) {
  }
  return way.grid();
}

std::optional<Practice> practice_in(const Grid& state, const Policy& practised, const Stop& stop) {
  std::optional<Practice> practice;
  if (state.solved()) return practice;
  Solver(state, practised, stop).each_now([&](Step&& step) {
    if (practice) return !(practice->alone = false);
    practice = Practice{state.puzzle(), std::move(step), true};
    return false;
  });
  return practice;
}

std::optional<Practice> practice_behind_basics(const Grid& start, const TechniqueSet& techniques,
                                               const Stop& stop) {
  static const auto kBasics = basics_up_to(Level::kMedium);
  static const auto kSingles = basics_up_to(Level::kEasy);
  const Policy practised = policy_practising(techniques);
  const bool basic = std::all_of(practised.order.begin(), practised.order.end(), is_basic);
  return practice_in(behind(basic ? kSingles : kBasics, start), practised, stop);
}

}  // namespace

std::optional<Practice> practice_for(const Board& puzzle, const TechniqueSet& techniques,
                                     const Stop& stop) {
  const auto grid = Grid::from(puzzle);
  if (!grid) return std::nullopt;
  return can_hodoku_take(techniques) ? practice_on_hodokus_way(*grid, techniques, stop)
                                     : practice_behind_basics(*grid, techniques, stop);
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
