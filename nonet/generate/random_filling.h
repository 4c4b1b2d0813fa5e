// A filling by chance of a grid with rules: the cell with the fewest digits left gets one of them
// at random, and the Engine follows what it leads to. Not every filling is equally likely. A search
// that gets lost is begun anew, and given more room each time.
#pragma once

#include <optional>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/generate/random.h"
#include "nonet/rules/scheme.h"

namespace nonet {

struct RandomFilling {
  std::vector<int> digits;  // as written, one a cell; empty: none was found
  bool none = false;        // there is none
};

RandomFilling random_filling(const Scheme& scheme, Random& random, const Stop& stop = {});

}  // namespace nonet
