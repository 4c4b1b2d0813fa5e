// Marking: each cell of an end state held against a solution. A cell is right if its options
// still contain the solution's digit; how it is marked depends on what the cell is.
#pragma once

#include <array>

#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet {

// The values are the letters that people know the marks by.
enum class CellMark : char {
  kSolvedRight = 'Y',
  kSolvedWrong = 'N',
  kOpenRight = 'y',
  kOpenWrong = 'n',
  kGivenRight = '.',
  kGivenWrong = '@',
};

using Marking = std::array<CellMark, 81>;

// `solution` is any full board; it need not keep the rules, so that a slip in it can be seen.
Marking mark(const Board& givens, const Grid& end, const Board& solution);

// True if no cell is wrong.
bool all_right(const Marking& marking);

}  // namespace nonet
#pragma GCC visibility pop
