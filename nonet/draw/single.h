// Why a single is one. A hidden single: the digits that keep its digit out of all other cells of
// the house, and the lines along which they do. A naked single: a digit of every other kind that
// its cell sees. What was struck is blocked by nobody. The same stands in the page's
// draw/single.ts.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/draw/scene.h"

namespace nonet::draw {

// By its shape, not by its name: one digit that one truth leaves.
std::optional<Single> single_of(const Step& step);

struct Why {
  std::vector<Cell> blockers;
  std::vector<std::pair<Cell, Cell>> lines;
  std::vector<Cell> blocked;
};
Why why_of(const Single& single, const Grid& grid);

}  // namespace nonet::draw
