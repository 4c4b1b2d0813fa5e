#include "nonet/logic/hit.h"

#include "nonet/logic/cases.h"

namespace nonet {

Step Hit::told(const Grid& before) const {
  Step step;
  step.technique = technique;
  step.se_rating_times_ten = se_rating_times_ten;
  step.placements.assign(placements.begin(), placements.end());
  step.removals.assign(removals.begin(), removals.end());
  telling(before, step);
  put_shortest_cases_first(step.inferences);
  return step;
}

}  // namespace nonet
