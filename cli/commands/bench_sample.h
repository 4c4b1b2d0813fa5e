// The puzzles that `nonet bench` brings along: the same on every machine and whatever search does,
// so that its figures can be compared from commit to commit.
#pragma once

#include <vector>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

// Minimal puzzles: one solution, and not one clue to spare.
std::vector<Board> minimal_puzzles(int count);

// The same puzzles, each without its first three clues: many solutions.
std::vector<Board> loose_puzzles(int count);

}  // namespace nonet::cli
