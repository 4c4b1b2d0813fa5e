// All that the finders of a policy report, in its order.
#pragma once

#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"

namespace nonet {

// Offers every hit to `sink`, technique by technique, until it returns true or a stop is requested;
// returns whether that ended it.
bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop = nullptr);

}  // namespace nonet
