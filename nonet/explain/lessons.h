// A technique and its example: what `nonet techniques NAME`, the pages of docs/techniques and the
// lessons of the page tell of. All of it comes from the table and from examples.def.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/logic/technique.h"

namespace nonet {

// The state of the example and the first step of the technique in it.
struct ShownExample {
  std::string line;  // of HoDoKu's library
  Grid grid;
  Step step;
  Puzzle puzzle;    // the state
  Cell still_open;  // with this cell open the step is not there
};

// A puzzle as its JSON has it without givens, and the 81 cells of a state: as a grid, with what is
// to be told of it but for the step. Nothing if they make no puzzle.
std::optional<ShownExample> ruled_example(std::string_view puzzle, std::string_view cells,
                                          std::string_view still_open);

// Nothing if the technique has no example, or nothing is found in it.
std::optional<ShownExample> shown_example(Technique technique);

// "last-digit, last-value".
std::string synonyms_text(const TechniqueRow& row);

// "1.5", "from 6.6", "1.2 in a box, 1.5 in a line"; "" where Sudoku Explainer doesn't rate it.
std::string se_text(const TechniqueRow& row);

}  // namespace nonet
