// A walk of the eye: the looks by which a person comes upon a step, each with what is lit
// meanwhile. They are made from the step itself: its digit, the truths that it rests on, its roles,
// houses and story. A technique that is added to the table has its walk at once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

struct Look {
  std::string words;  // "In row 2 the 7 has only two places, r2c4 and r2c8."
  std::vector<House> houses;
  std::vector<Candidate> candidates;
};

// At least two: where to look, and what follows.
std::vector<Look> walk_of(const Step& step, const Grid& before);

// How one looks for a technique on any board, in a few words.
std::string_view spotting_of(Technique technique);

}  // namespace nonet
