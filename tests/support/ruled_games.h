// Games with rules at random: cages, arrows, thermometers, whispers, dots and the like that are
// true of a solved grid, and as many of its digits given as it takes to have no other solution.
#pragma once

#include <random>

#include "nonet/core/puzzle.h"

namespace nonet::test {

struct RuledGame {
  Puzzle puzzle;
  Board solution;
};

RuledGame random_ruled_game(std::mt19937& random);

}  // namespace nonet::test
