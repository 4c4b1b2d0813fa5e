// A Scene as shapes, in three layers: what lies under the lines of the board (bands, sets, marks),
// the links, which pass behind the digits, and what lies over these (strikes, rings, numbers).
#pragma once

#include <vector>

#include "nonet/draw/measures.h"
#include "nonet/draw/picture.h"
#include "nonet/draw/scene.h"

namespace nonet::draw {

std::vector<Shape> under_shapes(const Scene& scene, const Grid& grid, const Measures& measures);
std::vector<Shape> link_shapes(const Scene& scene, const Grid& grid, const Measures& measures);
std::vector<Shape> over_shapes(const Scene& scene, const Grid& grid, const Measures& measures);

// Whether a cell is open and has the candidate left.
inline bool is_alive(const Grid& grid, Candidate at) {
  return grid.is_open(at.cell) && grid.has(at);
}

}  // namespace nonet::draw
