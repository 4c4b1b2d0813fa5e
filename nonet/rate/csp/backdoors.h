// Backdoors: how little has to be told of a puzzle so that Singles do the rest. Told are digits of
// the solution, cell by cell; or strikes, candidates that are not in it. The fewest that will do
// is the size, and how many choices there are of that many is counted; beyond two nobody looks.
#pragma once

#include "nonet/core/grid.h"

namespace nonet {

struct Backdoors {
  int size = 0;   // 0: Singles alone solve it; -1: two are not enough
  int count = 0;  // how many sets of that size; of size 0 and -1 none is counted
};

// Of a start whose puzzle has this one solution, in the ordinary game.
Backdoors digit_backdoors(const Grid& start, const Board& solution);
Backdoors strike_backdoors(const Grid& start, const Board& solution);

}  // namespace nonet
