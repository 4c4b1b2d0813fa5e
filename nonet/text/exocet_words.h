// What an exocet strikes, told by where: {exocet strikes} of templates (logic/exotic_wordings.h).
#pragma once

#include <string>

#include "nonet/core/step.h"

namespace nonet {

// "no other digit fits at the targets, so r5c9 is not 7; and a digit that ..., so ...". All that
// goes.
std::string exocet_strikes(const Step& step);

}  // namespace nonet
