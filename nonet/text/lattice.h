// Lattice: cells of text in a frame whose lines follow the boxes of a grid, whatever their shape:
//
//       1   2   3   4
//     ┌───────────┬───┐
//   1 │ 1   .   . │ . │
//     │   ┌───────┘   │
#pragma once

#include <string>
#include <vector>

namespace nonet {

// A cell's text, and how wide it looks: colours take no room.
struct LatticeCell {
  std::string text;
  std::size_t width = 0;
};

struct Lattice {
  int rows = 9, cols = 9;
  std::vector<int> boxes;  // of each cell; none: there are no lines within
  std::vector<LatticeCell> cells;
  bool ascii = false;  // + - | instead of box-drawing characters (UTF-8)

  std::string text() const;
  // How wide its lines are.
  std::size_t width() const;
};

}  // namespace nonet
