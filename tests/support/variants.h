// Games with other houses than the classic ones.
#pragma once

#include <vector>

#include "nonet/core/topology.h"

namespace nonet::test {

// The 27 houses to start from.
std::vector<Topology::HouseShape> classic_shapes();

// Each digit once in both diagonals too: 29 houses.
Topology with_diagonals();
// And once in each of four windows: 33 houses.
Topology with_diagonals_and_windows();
// Cells a knight's move apart differ: the classic houses, and bonds.
Topology without_knights_moves();

}  // namespace nonet::test
