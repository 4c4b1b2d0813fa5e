// Braids: whether a candidate is refuted by so many settings, exactly. A braid of length n on Z is,
// once Z is set, a sequence of n - 1 settings, each the last label of its variable (or, in a
// g-braid, a group), behind which some variable is empty. Nothing that was struck comes back, so
// their order does not matter, and the question is for the smallest set.
//
// The search cuts it down by landmarks. With some of the settings that are there now forbidden, the
// layers (trial.h) may not come to an empty variable in time; a smallest such set that can't be
// done without is a landmark: every braid uses one of it. So only these are tried, one after
// the other, and what has been tried is forbidden for those behind it.
#pragma once

#include <vector>

#include "nonet/core/stop.h"
#include "nonet/csp/trial.h"

namespace nonet::csp {

template <bool kGroups>
class Braids {
 public:
  // Whether there is one of length `most` or less, from a trial in which Z was set on a grid closed
  // under Singles (and, with groups, locked candidates), and no variable is empty. `excluded`: what
  // must not be made; in a grid that is not closed, what it has before Z is set.
  bool refutes(const Trial<kGroups>& trial, int most, const Stop& stop,
               const Settings<kGroups>& excluded = {});
  // Its settings, in an order in which they can be made.
  const std::vector<Setting>& settings() const { return made_; }

 private:
  // `next`: what can be made there.
  bool search(const Trial<kGroups>& t, const Settings<kGroups>& next, Settings<kGroups> excluded,
              int most);
  bool search_tight(const Trial<kGroups>& t, const Settings<kGroups>& left,
                    Settings<kGroups> excluded, const std::vector<Setting>& list, int most);
  bool finish(const Trial<kGroups>& t, const Settings<kGroups>& next);
  int reach(const Trial<kGroups>& t, const Settings<kGroups>& next,
            const Settings<kGroups>& excluded, int most) const;

  // By halves: which of them can't be allowed again.
  void landmark(const Trial<kGroups>& t, const Settings<kGroups>& next, Settings<kGroups>& excluded,
                const Setting* first, const Setting* end, int most,
                std::vector<Setting>& out) const;

  std::vector<Setting> made_;
  const Stop* stop_ = nullptr;
};

}  // namespace nonet::csp
