#include "nonet/solve/shorter.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "nonet/logic/technique.h"
#include "nonet/solve/guard.h"

namespace nonet {
namespace {

bool is_basic(Technique technique) {
  return row_of(technique).level <= Level::kMedium;
}

Policy basics_of(Policy policy) {
  std::erase_if(policy.order, [](Technique technique) { return !is_basic(technique); });
  return policy;
}

int candidates_left(const Grid& grid) {
  int left = 0;
  for (Cell c : grid.open()) left += grid.candidates(c).size();
  return left;
}

// A step beyond the basics, with the grid it was found in.
struct KnownStep {
  Step step;
  Grid before;
};

bool same_at(Truth truth, const Grid& one, const Grid& other) {
  if (truth.is_cell()) return one.candidates(truth.cell()) == other.candidates(truth.cell());
  return one.places(truth.house(), truth.digit()) == other.places(truth.house(), truth.digit());
}

// Whether all that the step rests on and shows is as it was.
bool looks_the_same(const KnownStep& known, const Grid& now) {
  const Step& step = known.step;
  if (!step.rules.empty()) return false;
  auto same_cell = [&](Cell c) { return known.before.candidates(c) == now.candidates(c); };
  auto same_truth = [&](Truth truth) { return same_at(truth, known.before, now); };
  return std::all_of(step.truths.begin(), step.truths.end(), same_truth) &&
         std::all_of(step.deadly.begin(), step.deadly.end(),
                     [&](const DeadlyCell& cell) { return same_cell(cell.cell); }) &&
         std::all_of(step.marks.begin(), step.marks.end(),
                     [&](const Mark& mark) { return now.has(mark.candidate); });
}

// The step with those of its effects that are still to come.
Step still_to_come(Step step, const Grid& now) {
  auto settled = [&](Candidate x) { return !now.is_open(x.cell) || !now.has(x); };
  std::erase_if(step.placements, settled);
  std::erase_if(step.removals, settled);
  return step;
}

// The way of the basics from wherever one is, with steps from a list where they come to an end.
class Replay {
 public:
  Replay(const Policy& basics, const Ground& ground, const Stop& stop)
      : basics_(basics), ground_(ground), stop_(stop) {}

  // From a start; a step of `known` that is not `open` is left out, one that is taken is no longer.
  Path from(const Grid& start, const std::vector<KnownStep>& known, std::vector<bool>& open) const {
    Path path{start, {}, start, 0};
    while (!stop_.requested()) {
      go_on(path);
      if (path.solved() || !take_next(known, open, path)) break;
    }
    return path;
  }

  // The basics to their end.
  void go_on(Path& path) const {
    Solver solver(path.end, basics_, ground_, stop_);
    Path more = solver.path();
    std::move(more.steps.begin(), more.steps.end(), std::back_inserter(path.steps));
    path.end = more.end;
  }

 private:
  bool take_next(const std::vector<KnownStep>& known, std::vector<bool>& open, Path& path) const {
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (!open[i] || !looks_the_same(known[i], path.end)) continue;
      Step step = still_to_come(known[i].step, path.end);
      if (step.placements.empty() && step.removals.empty()) continue;
      if (!fault_of(step, path.end, ground_).empty()) continue;
      open[i] = false;
      apply(step, path.end);
      path.steps.push_back(std::move(step));
      return true;
    }
    return false;
  }

  const Policy& basics_;
  const Ground& ground_;
  const Stop& stop_;
};

// The steps of a path that are beyond the basics.
std::vector<KnownStep> beyond_basics(const Path& path) {
  std::vector<KnownStep> known;
  Grid grid = path.start;
  for (const Step& step : path.steps) {
    if (!is_basic(step.technique)) known.push_back({step, grid});
    apply(step, grid);
  }
  return known;
}

class Shortening {
 public:
  Shortening(const Grid& start, const Policy& policy, const Ground& ground, const Stop& stop,
             const ShorterBounds& bounds)
      : start_(start),
        policy_(policy),
        ground_(ground),
        stop_(stop),
        basics_(basics_of(policy)),
        replay_(basics_, ground_, stop_),
        bounds_(bounds) {}

  ShorterPath run() {
    Path usual = Solver(start_, policy_, ground_, stop_).path();
    const Effort usual_effort = effort_of(usual.steps);
    if (!usual.solved() || usual_effort.all() == 0) return {usual, usual_effort};
    Path best = pruned(usual);
    // Where nets are needed, looking ahead would take too long.
    if (usual_effort.extreme == 0) keep_better(pruned(looking_ahead()), best);
    return {best, usual_effort};
  }

 private:
  static void keep_better(Path path, Path& best) {
    if (path.solved() && effort_of(path.steps) < effort_of(best.steps)) best = std::move(path);
  }

  // Where the basics end, the step after which they get furthest.
  Path looking_ahead() {
    Path path{start_, {}, start_, 0};
    while (!stop_.requested()) {
      replay_.go_on(path);
      if (path.solved()) break;
      std::optional<Step> step = best_now(path.end);
      if (!step) break;
      apply(*step, path.end);
      path.steps.push_back(std::move(*step));
    }
    return path;
  }

  std::optional<Step> best_now(const Grid& grid) {
    std::optional<Step> best;
    std::optional<Level> level;
    int fewest = 0;
    Solver solver(grid, policy_, ground_, stop_);
    solver.each_now([&](Step&& step) {
      const Level own = row_of(step.technique).level;
      if (level && own > *level) return true;
      level = own;
      Path path{grid, {}, grid, 0};
      apply(step, path.end);
      replay_.go_on(path);
      const int left = candidates_left(path.end);
      if (!best || left < fewest) {
        best = std::move(step);
        fewest = left;
      }
      return --bounds_.most_ahead <= 0 || left == 0;
    });
    return best;
  }

  // Without the steps that are not needed.
  Path pruned(const Path& path) {
    if (!path.solved()) return path;
    const std::vector<KnownStep> known = beyond_basics(path);
    std::vector<bool> kept(known.size(), true);
    std::vector<bool> left = kept;
    Path best = replay_.from(start_, known, left);
    // Something is told in a state that does not come again: then all of it stays.
    if (!best.solved()) return path;
    for (std::size_t i : hardest_first(known)) {
      kept[i] = kept[i] && !left[i];  // those that were taken
      if (!kept[i] || --bounds_.most_behind < 0 || stop_.requested()) continue;
      std::vector<bool> others = kept;
      others[i] = false;
      left = others;
      Path fewer = replay_.from(start_, known, left);
      if (!fewer.solved()) {
        left.assign(known.size(), false);
        continue;
      }
      kept = others;
      best = std::move(fewer);
    }
    return effort_of(best.steps) < effort_of(path.steps) ? best : path;
  }

  static std::vector<std::size_t> hardest_first(const std::vector<KnownStep>& known) {
    std::vector<std::size_t> order(known.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      const Level one = row_of(known[a].step.technique).level;
      const Level other = row_of(known[b].step.technique).level;
      return one != other ? one > other : a > b;
    });
    return order;
  }

  Grid start_;
  Policy policy_;
  Ground ground_;
  Stop stop_;
  Policy basics_;
  Replay replay_;
  ShorterBounds bounds_;
};

}  // namespace

Effort effort_of(const std::vector<Step>& steps) {
  Effort effort;
  for (const Step& step : steps) {
    const Level level = row_of(step.technique).level;
    effort.extreme += level == Level::kExtreme ? 1 : 0;
    effort.unfair += level == Level::kUnfair ? 1 : 0;
    effort.hard += level == Level::kHard ? 1 : 0;
  }
  return effort;
}

ShorterPath find_shorter_path(const Grid& start, const Policy& policy, const Ground& ground,
                              const Stop& stop, const ShorterBounds& bounds) {
  return Shortening(start, policy, ground, stop, bounds).run();
}

}  // namespace nonet
