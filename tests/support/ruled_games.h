// Games with rules at random: cages, arrows, thermometers, whispers, dots and the like that are
// true of a solved grid, and as many of its digits given as it takes to have no other solution;
// and one whose digits begin with 0.
#pragma once

#include <functional>
#include <random>
#include <string>
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

// A game of the digits 0 to 3. One solution: 0123 / 2301 / 1032 / 3210.
inline const std::string kFromZero =
    R"({"size": 4, "low": 0, "givens": "0...............", "rules": [)"
    R"({"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 3},)"
    R"({"kind": "cage", "cells": ["r2c1", "r2c2"], "sum": 5},)"
    R"({"kind": "thermo", "cells": ["r1c2", "r1c3", "r1c4"]},)"
    R"({"kind": "thermo", "cells": ["r3c2", "r3c1", "r4c1"]},)"
    R"({"kind": "greater", "cells": ["r2c4", "r2c3"]},)"
    R"({"kind": "greater", "cells": ["r3c3", "r3c4"]},)"
    R"({"kind": "greater", "cells": ["r4c1", "r4c2"]},)"
    R"({"kind": "kropki", "colour": "white", "value": 2, "cells": ["r3c3", "r4c3"]}]})";

}  // namespace nonet::test
