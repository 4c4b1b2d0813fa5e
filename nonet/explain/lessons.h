// A technique explained by its example: for `nonet techniques NAME` and for docs/TECHNIQUES.md,
// which `nonet techniques --markdown` prints. All of it comes from the table and from examples.def.
#pragma once

#include <optional>
#include <string>

#include "nonet/core/grid.h"
#include "nonet/logic/technique.h"

namespace nonet {

// The state of the example and the first step of the technique in it.
struct ShownExample {
  std::string line;  // of HoDoKu's library
  Grid grid;
  Step step;
  Cell still_open;  // with this cell open the step is not there
  Grid near_miss;   // the state with it open
};

// Nothing if the technique has no example, or nothing is found in it.
std::optional<ShownExample> shown_example(Technique technique);
// "Near miss: while r2c2 is open, this does not follow."
std::string near_miss_text(const ShownExample& example);

// "last-digit, last-value".
std::string synonyms_text(const TechniqueRow& row);

// "1.5", "from 6.6", "1.2 in a box, 1.5 in a line"; "" where Sudoku Explainer doesn't rate it.
std::string se_text(const TechniqueRow& row);

std::string techniques_page();

}  // namespace nonet
