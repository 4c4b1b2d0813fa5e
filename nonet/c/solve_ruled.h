// What nonet_solve and nonet_solve_lines say of a puzzle with rules of its own. Its search may take
// long, so it is given up after very many guesses.
#pragma once

#include <string>

#include "nonet/core/puzzle.h"

namespace nonet {

struct RuledAnswer {
  int status = 0;  // what nonet_solve answers
  std::string
      cells;  // the solution, what several share, or the givens; "" if the status is below 0
};

// A puzzle of at most 81 cells: there is no room for more.
RuledAnswer solve_ruled(const Variant& variant);

}  // namespace nonet
