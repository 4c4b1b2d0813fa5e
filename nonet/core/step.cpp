#include "nonet/core/step.h"

#include "nonet/core/grid.h"

namespace nonet {

void apply(const Step& step, Grid& grid) {
  apply(step.placements, step.removals, grid);
}

void apply(std::span<const Candidate> placements, std::span<const Candidate> removals, Grid& grid) {
  for (Candidate x : removals) {
    if (x.in_range()) grid.eliminate(x);
  }
  for (Candidate x : placements) {
    if (x.in_range() && grid.is_open(x.cell) && grid.has(x)) grid.place(x.cell, x.digit);
  }
}

}  // namespace nonet
