// What Sudoku Explainer would rate a step, whoever found it: by the technique where that says it
// all, of chains by their length, of what completes a deadly pattern by its size.
//
// A step has no such rating where Sudoku Explainer (1.2.1) has no technique like it: groups, almost
// locked sets, colours, fish with fins, trials. Nor has a forcing chain or net, unless it is a step
// of policy se: how hard these are depends on which ways were taken.
#pragma once

#include <span>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/rate/se/se.h"

#pragma GCC visibility push(default)
namespace nonet {

// Times ten; 0 where there is none.
int se_rating_of(const Step& step, const Grid& before);

// A text that begins with the technique, and behind that the rating of a step of policy se: "Naked
// Pair (3.0): ...".
std::string rated(std::string text, const Step& step);

// What a path of policy se is rated, from the ratings of its steps.
SeRating se_rating_of(std::span<const Step> path);

}  // namespace nonet
#pragma GCC visibility pop
