// Canonical form: of all boards that a symmetry (symmetry.h) makes of one, the first in the order
// of their 81 digits, an unset cell as 0. Two boards have the same exactly if one is an image of
// the other, whether they are puzzles, solutions or neither. It is the form in which collections of
// puzzles are usually kept ("minlex").
#pragma once

#include <cstdint>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

struct CanonicalForm {
  Board board;
  std::uint64_t automorphisms = 0;  // symmetries that take the board to itself; at least 1
};

CanonicalForm canonical_form(const Board& board);
// Of a half-solved state the digits count. One that consists of candidates alone has none: that is
// an Error, and no empty board.
Result<CanonicalForm> canonical_form(const Puzzle& puzzle);

}  // namespace nonet
#pragma GCC visibility pop
