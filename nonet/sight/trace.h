// From about where a grid's lines are to where they run, each followed from end to end.
#pragma once

#include <array>

#include "nonet/sight/flatten.h"
#include "nonet/sight/mesh.h"

namespace nonet::sight {

struct Traced {
  Mesh mesh;
  // How clearly there is a line between two neighbouring crossings, from 0 to 1: [line][piece], the
  // lines across and those down.
  std::array<std::array<float, 9>, 10> across{};
  std::array<std::array<float, 9>, 10> down{};
  double clear = 0;      // the share of pieces where there is one
  double between = 0;    // the same half-way between two lines, where a grid has none, but text has
  bool goes_on = false;  // its lines go on outside: it is a piece of something larger
  int through = 0;       // how many lines go through all of the grid there; one may be a fold

  // Near 1 for a grid.
  double score() const { return clear - between / 2; }
  bool grid() const {
    // Small digits in all cells look like lines between, but then the lines themselves are perfect;
    // and pale lines are hard to see beside them, but then there is little between.
    return clear - between > (clear > 0.97 ? 0.2 : 0.5) && clear > 0.66 && through <= 1;
  }
  bool certain() const { return clear > 0.96 && clear - between > 0.62; }
};

// How lines run: as paper bends, or straight, as on a screen.
enum class Bends { kSome, kNone };

// `reach`: how far, in cells, a line may be from where the mesh has it.
Traced trace_lines(const Pyramid& pyramid, const Mesh& mesh, double reach, bool inverted,
                   Bends bends = Bends::kSome);

}  // namespace nonet::sight
