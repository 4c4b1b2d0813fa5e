// Lines: the rows and columns of a topology by number, for patterns that are about rows and columns
// as such. In reading order the j-th cell of a row lies in column j, so in a row's mask of places
// bit j is column j, and in a column's mask bit i is row i.
#pragma once

#include <array>
#include <bit>

#include "nonet/core/topology.h"

namespace nonet {

struct Lines {
  std::array<House, 9> rows, columns;
  bool complete = false;  // there are nine of each

  explicit Lines(const Topology& topology) {
    int found = 0;
    for (House h : topology.houses()) {
      if (topology.kind(h) != HouseKind::kRow && topology.kind(h) != HouseKind::kColumn) continue;
      auto& lines = topology.kind(h) == HouseKind::kRow ? rows : columns;
      lines[topology.number(h) - 1] = h;
      ++found;
    }
    complete = found == 18;
  }
};

// The first and the last place of a mask.
inline int first_spot(unsigned spots) {
  return std::countr_zero(spots);
}
inline int last_spot(unsigned spots) {
  return std::bit_width(spots) - 1;
}

}  // namespace nonet
