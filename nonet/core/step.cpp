#include "nonet/core/step.h"

#include "nonet/core/grid.h"

namespace nonet {

void apply(const Step& step, Grid& grid) {
  for (Candidate x : step.removals) grid.eliminate(x);
  for (Candidate x : step.placements) {
    if (grid.is_open(x.cell) && grid.has(x)) grid.place(x.cell, x.digit);
  }
}

}  // namespace nonet
