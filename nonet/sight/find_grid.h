// Finds the grids in a picture.
#pragma once

#include <vector>

#include "nonet/sight/flatten.h"
#include "nonet/sight/mesh.h"

namespace nonet::sight {

struct FoundGrid {
  Mesh mesh;
  double clear = 0;       // the share of its lines that can be seen
  bool inverted = false;  // light lines on dark paper
};

// The one in the middle of the picture first.
std::vector<FoundGrid> find_grids(const Pyramid& pyramid);

}  // namespace nonet::sight
