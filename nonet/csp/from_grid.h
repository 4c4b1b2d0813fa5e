// Grids and boards of the game as labels.
#pragma once

#include "nonet/core/grid.h"
#include "nonet/csp/labels.h"

namespace nonet::csp {

inline Label label_of(Candidate x) {
  return label(x.cell.index(), x.digit.index());
}
inline Candidate candidate_of(Label x) {
  return {Cell(x.cell()), Digit(x.digit())};
}

inline Labels labels_of(const Grid& grid) {
  Labels all = Labels::none();
  for (const Digit d : Digit::all()) {
    for (const Cell c : grid.places(d)) all.add(label_of({c, d}));
  }
  return all;
}
// The digits that stand.
inline Labels labels_of(const Board& board) {
  Labels all = Labels::none();
  for (const Cell c : Cell::all()) {
    if (const auto d = board.at(c)) all.add(label_of({c, *d}));
  }
  return all;
}

}  // namespace nonet::csp
