// Rule drawing: the signs of a puzzle's rules on a board whose lines and cells have been drawn.
// Each place is taken once, by what is most needed there: sums of cages, then what stands between
// cells, then lines, then letters. What found no place is told, so that words can stand for it.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "cli/game/board_view.h"

namespace nonet::cli::game {

using Places = std::set<std::pair<int, int>>;  // row and column in the picture

struct DrawnRules {
  Places taken;              // on the lines of the board
  std::vector<int> undrawn;  // the rules of which something is missing, or all
};
DrawnRules draw_rules(Picture& picture, const Frame& frame);

}  // namespace nonet::cli::game
