// A path: the steps from a puzzle to its end, each proved by the checker before it is taken. A
// step that the checker refuses is passed over as if it had not been found, and counted.
#pragma once

#include <optional>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/logic/policy.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Path {
  Grid start;
  std::vector<Step> steps;
  Grid end;
  int refused = 0;  // steps that a finder reported and the checker did not confirm

  bool solved() const { return end.solved(); }
};

// The next step that the policy finds and the checker proves. `refused`, if given, is raised by
// the number of steps passed over.
std::optional<Step> next_proved_step(const Grid& grid, const Policy& policy,
                                     int* refused = nullptr);

// Every step that can be done now and that the checker proves, in the order of the policy.
std::vector<Step> all_proved_steps(const Grid& grid, const Policy& policy);

// Steps from the grid until it is solved or the policy has nothing left.
Path find_path(const Grid& start, const Policy& policy);

}  // namespace nonet
#pragma GCC visibility pop
