#include "nonet/explain/path.h"

#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/hodoku.h"

namespace nonet {

namespace {

Path find_hodoku_path(const Grid& start, const Policy& policy) {
  Path path{start, {}, start, 0};
  HodokuSolver solver(start);
  auto accept = [&](const Step& step) {
    if (!policy.allows(step.technique)) return false;
    if (check(solver.grid(), step).proved()) return true;
    ++path.refused;
    return false;
  };
  while (auto step = solver.next_step(accept)) {
    solver.take(*step);
    path.steps.push_back(std::move(*step));
  }
  path.end = solver.grid();
  return path;
}

}  // namespace

std::optional<Step> next_proved_step(const Grid& grid, const Policy& policy, int* refused) {
  auto accept = [&](const Step& step) {
    if (!policy.allows(step.technique)) return false;
    if (check(grid, step).proved()) return true;
    if (refused != nullptr) ++*refused;
    return false;
  };
  if (policy.loop == Policy::Loop::kHodoku) return HodokuSolver(grid).next_step(accept);
  return next_step(grid, policy, accept);
}

std::vector<Step> all_proved_steps(const Grid& grid, const Policy& policy) {
  std::vector<Step> steps = all_steps(grid, policy);
  std::erase_if(steps, [&](const Step& step) { return !check(grid, step).proved(); });
  return steps;
}

Path find_path(const Grid& start, const Policy& policy) {
  if (policy.loop == Policy::Loop::kHodoku) return find_hodoku_path(start, policy);
  Path path{start, {}, start, 0};
  while (!path.end.open().empty()) {
    auto step = next_proved_step(path.end, policy, &path.refused);
    if (!step) break;
    apply(*step, path.end);
    path.steps.push_back(std::move(*step));
  }
  return path;
}

}  // namespace nonet
