// Doubt settled by the rules: of all readings of the cells the likeliest whose printed digits give
// exactly one solution.
#pragma once

#include <array>

#include "nonet/core/puzzle.h"
#include "nonet/sight/network.h"

namespace nonet::sight {

// Of each cell how likely each class is, row by row.
using BoardLikelihoods = std::array<Likelihoods, 81>;
using Classes = std::array<int, 81>;

// How likely classes are depends on how common print and handwriting are on this board: nobody has
// written in most cells of a fresh puzzle, and a stain there is a stain. Estimated from the board
// itself.
void weigh_by_board(BoardLikelihoods& likelihoods);

struct Settled {
  Classes classes{};
  int solutions = 0;  // 0, 1, or 2 for more
  Board solution;     // if there is one
};

Settled settle(const BoardLikelihoods& likelihoods);

}  // namespace nonet::sight
