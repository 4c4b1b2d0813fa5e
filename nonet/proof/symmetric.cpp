#include "nonet/proof/symmetric.h"

namespace nonet {
namespace {

CellSet image_of(const CellSet& cells, Motion motion) {
  CellSet image;
  for (Cell c : cells) image.insert(moved(c, motion));
  return image;
}

// Houses become houses, and who sees whom stays.
bool keeps_game(const Grid& grid, Motion motion) {
  if (grid.rulebook() != nullptr) return false;
  const Topology& topology = grid.topology();
  auto becomes_house = [&](House h) {
    const CellSet image = image_of(topology.cells(h), motion);
    for (House other : topology.houses()) {
      if (topology.cells(other) == image) return true;
    }
    return false;
  };
  for (House h : topology.houses()) {
    if (!becomes_house(h)) return false;
  }
  for (Cell c : Cell::all()) {
    if (image_of(topology.peers(c), motion) != topology.peers(moved(c, motion))) return false;
  }
  return true;
}

bool is_symmetric(const std::array<DigitSet, 81>& start, const Grid& grid,
                  const BoardSymmetry& symmetry) {
  for (Cell c : Cell::all()) {
    if (start[moved(c, symmetry.motion).slot()] != symmetry(start[c.slot()])) return false;
  }
  return keeps_game(grid, symmetry.motion);
}

std::array<DigitSet, 81> start_of(const Grid& grid) {
  std::array<DigitSet, 81> start;
  for (Cell c : Cell::all()) start[c.slot()] = grid.at_start(c);
  return start;
}

}  // namespace

bool is_symmetric(const Grid& grid, const BoardSymmetry& symmetry) {
  return is_symmetric(start_of(grid), grid, symmetry);
}

bool is_symmetric_with(Candidate x, const Grid& grid, const BoardSymmetry& symmetry) {
  std::array<DigitSet, 81> start = start_of(grid);
  if (!start[x.cell.slot()].contains(x.digit)) return false;
  start[x.cell.slot()] = {x.digit};
  return is_symmetric(start, grid, symmetry);
}

}  // namespace nonet
