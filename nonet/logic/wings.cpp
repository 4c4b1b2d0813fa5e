// XY-Wing: a pivot cell {x,y} sees two pincer cells {x,z} and {y,z}. Whichever digit the pivot
// takes, one of the pincers is left with z; no cell that sees both pincers can be z.
#include "nonet/logic/finder.h"

namespace nonet {

bool find_xy_wing(const Grid& grid, Technique technique, Sink sink) {
  const Topology& topology = grid.topology();
  CellSet bivalue;
  for (Cell c : grid.open()) {
    if (grid.candidates(c).size() == 2) bivalue.insert(c);
  }
  for (Cell pivot : bivalue) {
    DigitSet xy = grid.candidates(pivot);
    CellSet around = topology.peers(pivot) & bivalue;
    for (Cell a : around) {
      DigitSet shared = grid.candidates(a) & xy;
      if (shared.size() != 1) continue;
      DigitSet rest = (grid.candidates(a) | xy) - shared;  // {y, z}
      Digit z = (grid.candidates(a) - shared).first();
      for (Cell b : around) {
        if (b < a || grid.candidates(b) != rest) continue;
        CellSet targets = topology.peers(a) & topology.peers(b) & grid.places(z);
        if (targets.empty()) continue;
        Step step;
        step.technique = technique;
        for (Cell c : targets) step.removals.push_back({c, z});
        step.truths = {Truth(pivot), Truth(a), Truth(b)};
        for (Digit d : xy) step.marks.push_back({Role::kPivot, {pivot, d}});
        for (Cell pincer : {a, b}) {
          for (Digit d : grid.candidates(pincer))
            step.marks.push_back({Role::kPincer, {pincer, d}});
          step.marks.push_back({Role::kPattern, {pincer, z}});
        }
        if (sink(std::move(step))) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet
