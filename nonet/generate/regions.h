// Regions by chance for a jigsaw: as many connected ones as the grid has rows, each of as many
// cells. They begin as boxes, or as rows where no boxes fit, and change cells with their neighbours
// again and again; a change that would cut a region in two is not made. Whether the grid can be
// filled then is for a search to show (random_filling.h).
#pragma once

#include <vector>

#include "nonet/generate/random.h"

namespace nonet {

// The region of each cell, row by row, numbered as they are met.
std::vector<int> random_regions(int side, Random& random);

}  // namespace nonet
