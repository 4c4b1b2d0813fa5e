// A Scene as shapes, in three layers: what lies under the lines of the board (bands, sets, marks),
// the links, which pass behind the digits, and what lies over these (strikes, rings, numbers).
#pragma once

#include <vector>

#include "nonet/draw/measures.h"
#include "nonet/draw/picture.h"
#include "nonet/draw/scene.h"

namespace nonet::draw {

// The candidates that are written, by cell: one that was struck though it is needed is shown where
// it is told, since its mark would be empty.
std::vector<DigitSet> seen_on(const Scene& scene, const Grid& grid, bool candidates);

std::vector<Shape> under_shapes(const Scene& scene, const Grid& grid,
                                const std::vector<DigitSet>& seen, const Measures& measures,
                                const std::vector<Shape>& clues);

struct LinkLayers {
  std::vector<Shape> links, over;
};
// The links, and what lies over the digits: labels take their places first, and arrows go round
// them. Both keep off what is written of rules.
LinkLayers link_layers(const Scene& scene, const Grid& grid, const std::vector<DigitSet>& seen,
                       const Measures& measures, const std::vector<Shape>& clues);

}  // namespace nonet::draw
