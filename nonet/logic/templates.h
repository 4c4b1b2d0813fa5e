// Templates: the ways in which one digit may stand in a solved grid, nine cells, one in each house.
// There are 46,656 of them in the ordinary game. Where a digit still has a few dozen places, few
// are left; but even these need not be gone through: it is enough to ask for each cell whether some
// template goes through it, and whether one does without it.
#pragma once

#include "nonet/core/grid.h"

namespace nonet {

class Templates {
 public:
  // Those within some cells.
  Templates(const Topology& topology, const CellSet& allowed)
      : topology_(topology), allowed_(allowed) {}

  // The cells that some template goes through; empty if there is none.
  CellSet reached() const;
  // The cells that every template goes through; empty if there is none.
  CellSet common() const;

 private:
  // Whether there is a template within these cells, and one of them.
  bool exists(const CellSet& within, CellSet& found) const;

  const Topology& topology_;
  CellSet allowed_;
};

}  // namespace nonet
