// All that the finders of a policy report, in its order.
#pragma once

#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"

namespace nonet {

// Offers every hit to `sink`, technique by technique, until it returns true or a stop is requested;
// returns whether that ended it.
bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop = nullptr,
              FillingFinder* fillings = nullptr);
// The same without hits of techniques of which there have been enough: as soon as that is so, their
// finder is asked no further.
bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop,
              FunctionRef<bool(Technique)> enough, FillingFinder* fillings = nullptr);

}  // namespace nonet
