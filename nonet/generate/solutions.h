// Solutions by chance: full grids, each of the 6,670,903,752,021,072,936,960 exactly as likely as
// any other.
//
// Filling cells by chance and backtracking prefers grids in which fewer trials end dead. Here
// nothing is tried that could bias: the first band is any band, each equally likely; then each
// column's six missing digits are divided between the two bands below, again each way equally
// likely. A division belongs to as many grids as there are bands with the one half in their columns
// times bands with the other, so it is kept with a probability in proportion to that number
// (thirds.h), and else all begins anew. Last, both bands are any of those.
#pragma once

#include "nonet/core/puzzle.h"
#include "nonet/generate/random.h"

#pragma GCC visibility push(default)
namespace nonet {

Board random_solution(Random& random);

}  // namespace nonet
#pragma GCC visibility pop
