// How the clues of a puzzle may lie: where there is one, there is one at its images too.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/core/sets.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class ClueSymmetry : std::uint8_t {
  kNone,
  kRotate180,
  kRotate90,
  kHorizontal,    // left and right change places
  kVertical,      // top and bottom
  kDiagonal,      // rows and columns
  kAntidiagonal,  // the same, across the other diagonal
  kFull,          // all of these
};

// "none", "rotate180", ...: as the list above names them.
std::vector<std::string_view> symmetry_words();
ClueSymmetry symmetry_named(std::string_view word);

// Each cell with its images, from the first cell on.
std::vector<CellSet> orbits_of(ClueSymmetry symmetry);

// The same in a square grid of any size, by places counted row by row.
std::vector<std::vector<std::uint8_t>> orbits_of(ClueSymmetry symmetry, int side);

bool is_symmetric(const CellSet& clues, ClueSymmetry symmetry);

}  // namespace nonet
#pragma GCC visibility pop
