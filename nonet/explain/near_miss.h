// Near misses: the example of a technique with one candidate more, so that the step is gone. They
// are looked for by program: a candidate is put back that had been struck, or a digit is taken
// back, and of the candidates that come with it and that the step speaks of one is kept. It counts
// where
//
//   the checker refuses the example's step with it, and
//   the technique's finder claims nothing of what the step did; but
//   without that one candidate the finder finds the step again.
//
// So the candidate is the reason, and the words can say which truth of the step has one too many.
// Where the finder knows another way whichever candidate it is, a few of them are the reason
// together; and where a pattern speaks of digits that stand on the board, the open cell is.
//
// What a rule leaves no filling for is often much at once, and a candidate more brings back only
// some of it; that counts too, and is said. And a sum of houses holds whatever the candidates:
// there a cage is missing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/explain/lessons.h"

namespace nonet {

struct NearMiss {
  Grid grid;
  std::optional<Cell> opened;    // the cell whose digit was taken back, where one was
  std::vector<Candidate> extra;  // the reason: without any of them the step, or part of it, is back
  std::optional<Truth> truth;    // of the step's, that has the first of them
  std::vector<Candidate> back = {};  // what of the step's removals is possible then, if not all is
  int dropped = 0;  // the rule that is missing, counted from 1 in the example; 0: none
};

NearMiss near_miss_of(const ShownExample& example);

// "Take back the 3 of r1c4, and r2c4 can be 3 as well. Then 3 has one more place in row 2, ..."
std::string near_miss_text(const ShownExample& example, const NearMiss& miss);

// Whether a finder, asked for the technique of the step, does any of what the step does.
bool claims_any(const Grid& grid, const Step& step);
// Whether it does all of it in one step.
bool claims_all(const Grid& grid, const Step& step);

}  // namespace nonet
