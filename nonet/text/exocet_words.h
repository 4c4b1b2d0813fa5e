// What an exocet strikes, told by where, and why it needs its targets: {exocet strikes} and {exocet
// room} of templates (logic/exotic_wordings.h).
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// Whether it has base cells, targets and perhaps mirror cells for its sets, in this order.
bool is_exocet(const Step& step);

// "no digit but those of the base fits at the targets, so r5c9 is not 7; and the digits of the base
// could not be placed ..., so ...". All that goes.
std::string exocet_strikes(const Step& step, const Topology& topology);

// ": elsewhere in them 1 is confined to rows 4 and 8, ...": of the digits of the base those that
// fewer houses than there are cross-lines keep away from them, but for the targets.
std::string exocet_room(const Step& step, const Grid& before);

}  // namespace nonet
