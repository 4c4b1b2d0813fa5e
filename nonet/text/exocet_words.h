// What an exocet strikes, told by where: {exocet strikes} of templates (logic/exotic_wordings.h).
#pragma once

#include <string>

#include "nonet/core/step.h"

namespace nonet {

// Whether it has base cells, targets and perhaps mirror cells for its sets, in this order.
bool is_exocet(const Step& step);

// "no other digit fits at the targets, so r5c9 is not 7; and a digit that ..., so ...". All that
// goes.
std::string exocet_strikes(const Step& step);

}  // namespace nonet
