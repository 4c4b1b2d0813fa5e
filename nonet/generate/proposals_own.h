// What rules of a puzzle's own say that were proposed (proposals_own.cpp): nobody could know it
// from the drawing.
#pragma once

#include <string>

#include "nonet/rules/variant.h"

namespace nonet {

// "Two neighbours on a marked line sum to a prime number.", a line for each; nothing of others.
std::string own_rules_in_words(const Variant& variant);

}  // namespace nonet
