#include "nonet/methods/marking.h"

#include <algorithm>

namespace nonet {
namespace {

CellMark mark_cell(Cell cell, const Board& givens, const Grid& end, const Board& solution) {
  auto answer = solution.at(cell);
  if (givens.has(cell)) {
    return givens.at(cell) == answer ? CellMark::kGivenRight : CellMark::kGivenWrong;
  }
  bool right = answer && end.has(cell, *answer);
  if (end.is_open(cell)) return right ? CellMark::kOpenRight : CellMark::kOpenWrong;
  return right ? CellMark::kSolvedRight : CellMark::kSolvedWrong;
}

}  // namespace

Marking mark(const Board& givens, const Grid& end, const Board& solution) {
  Marking marking{};
  for (Cell c : Cell::all()) marking[c.index()] = mark_cell(c, givens, end, solution);
  return marking;
}

bool all_right(const Marking& marking) {
  return std::all_of(marking.begin(), marking.end(), [](CellMark m) {
    return m == CellMark::kGivenRight || m == CellMark::kSolvedRight || m == CellMark::kOpenRight;
  });
}

}  // namespace nonet
