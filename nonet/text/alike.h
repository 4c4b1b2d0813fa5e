// Branches of a story that go alike, word for word, told as one: "Cases 1 and 2: suppose r5c2 or
// r6c2 is 2.", "To see that r7c8 is not 5 or 6, suppose it is."
#pragma once

#include <vector>

#include "nonet/core/step.h"
#include "nonet/core/topology.h"
#include "nonet/text/reasoning.h"

namespace nonet {

void join_alike(std::vector<ToldLine>& lines, const Step& step, const Topology& topology);

}  // namespace nonet
