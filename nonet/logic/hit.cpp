#include "nonet/logic/hit.h"

namespace nonet {

Step Hit::told(const Grid& before) const {
  Step step;
  step.technique = technique;
  step.se_rating_times_ten = se_rating_times_ten;
  step.placements.assign(placements.begin(), placements.end());
  step.removals.assign(removals.begin(), removals.end());
  telling(before, step);
  return step;
}

}  // namespace nonet
