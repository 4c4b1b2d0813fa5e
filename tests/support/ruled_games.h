// Games with rules at random: cages, arrows, thermometers, whispers, dots and the like that are
// true of a solved grid, and as many of its digits given as it takes to have no other solution.
#pragma once

#include <functional>
#include <random>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/rules/rulebook.h"

namespace nonet::test {

struct RuledGame {
  Puzzle puzzle;
  Board solution;
};

RuledGame random_ruled_game(std::mt19937& random);

// All fillings of a rule of one part, one by one: the definition. The numbers stand in the order of
// its cells.
void each_filling(const RuleUnit& unit, const Grid& grid,
                  const std::function<void(const std::vector<int>&)>& tell);

}  // namespace nonet::test
