// Unavoidable sets: cells of a solution whose digits can be exchanged among themselves so that
// another solution comes out. Unless one of them is a clue, a puzzle has both solutions. Two kinds
// are found without searching:
//
//   two digits   in some rows both stand in the same columns and boxes:     4 . . 7    7 . . 4
//                there they can change places                              7 . . 4    4 . . 7
//   two lines    of one chute hold the same digits in some columns:         4 . 7 1    7 . 1 4
//                there the lines can change places                         7 . 1 4    4 . 7 1
#pragma once

#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/stop.h"

namespace nonet {

// Those of both kinds that are not the whole of the two digits or lines.
std::vector<CellSet> small_unavoidable_sets(const Board& solution);

// All that hold no smaller one, of at most so many cells; by size, then in the order of cells. Two
// to three hundred of up to ten cells are usual; the time grows threefold with each cell more.
std::vector<CellSet> unavoidable_sets(const Board& solution, int most, const Stop& stop = {});

// Where two solutions differ: unavoidable in both.
CellSet difference(const Board& one, const Board& other);

}  // namespace nonet
