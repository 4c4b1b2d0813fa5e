// Steps now: the list of everything that can be done in a state. A state with many candidates
// struck may have a million steps, nearly all of one or two techniques; so of each technique only
// the first few hundred are told, unless somebody wants them all, and nothing is kept.
#pragma once

#include <cstddef>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/policy.h"

#pragma GCC visibility push(default)
namespace nonet {

inline constexpr std::size_t kUsualPerTechnique = 300;
inline constexpr std::size_t kAllOfThem = static_cast<std::size_t>(-1);

// How a list ended.
struct ListEnd {
  bool stopped = false;          // by a stop, before its time
  std::vector<Technique> bound;  // there are more steps of these than were to be told
  bool left_out = false;         // trials, or nets with cases in cases, which a hint would look for
};

// "No technique applies.", where there was no step; or that hints look for more.
std::string nothing_listed(const ListEnd& end);

// Everything that can be done now, each step proved, as it is found and in the order of the policy,
// until `visit` returns true; of steps with the same line in expert's notation only the first.
// Nothing where there is no solution. Where there are several, without what assumes one. Trials
// only where the policy has nothing else: some trial is always to be had.
ListEnd each_step_now(const Grid& grid, Policy policy, FunctionRef<bool(const Step&)> visit,
                      const Stop& stop = {}, std::size_t per_technique = kUsualPerTechnique);
std::vector<Step> steps_now(const Grid& grid, const Policy& policy, const Stop& stop = {},
                            std::size_t per_technique = kUsualPerTechnique);

}  // namespace nonet
#pragma GCC visibility pop
