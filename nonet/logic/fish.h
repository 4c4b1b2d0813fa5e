// Siamese fish: two fish with fins on the same bases whose covers differ, told as one step (the
// option `siamese`).
#pragma once

#include "nonet/core/step.h"
#include "nonet/logic/fish_search.h"

namespace nonet {

// Whether two fish make a siamese one.
bool are_twins(const Fish& a, const Fish& b);

// Whether a step tells two fish.
bool is_siamese(const Step& step);

}  // namespace nonet
