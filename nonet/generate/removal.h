// Removal: clues are taken from puzzles with one solution as long as they keep it.
//
// What becomes of a puzzle depends on the order alone in which its clues are tried: each goes if
// the rest without it still has one solution. So the answer is the same however it is found out,
// and that is by questions to the lanes of search, one of each of many puzzles at a time:
//
//   of one clue     is there a solution with another digit here? If there is, it stays.
//   of many clues   is there still one solution without all of them? That settles the first forty
//                   of a full grid at once; if there is not, half as many are tried.
//
// Whoever is sure to stay is not asked of. Wherever a solution has two lines of a chute with the
// same digits in the same columns, or two digits that could change places in some cells, and only
// there, one of these cells must be a clue: such cells are found once a solution, and the last of
// them stays.
#pragma once

#include <span>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/generate/random.h"
#include "nonet/search/search.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Removal {
  Board puzzle;                // with one solution; in the end what is left of it
  Board solution;              // that one
  std::vector<CellSet> order;  // what is tried, one after the other: it goes as a whole or stays
  int fewest = 0;              // clues that are left at least
};

// All cells, one by one, in any order.
std::vector<CellSet> single_cells(Random& random);

void remove_clues(std::span<Removal> removals, const SearchOptions& options = {});

}  // namespace nonet
#pragma GCC visibility pop
