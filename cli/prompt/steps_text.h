// Steps text: what can be done now, a line a technique with the first few of its steps, so that the
// two hundred of an early board still fit on a screen:
//
//   Naked Single (5): r7c4=9; r8c5=1; r7c8=4; ...
//   Sue de Coq (over 300): ...
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet::cli {

// A line has at least one step, and no further one that would go beyond `columns`. Of techniques
// beyond so many `lines` there is only a word. 0: no bound. Of the `bound` techniques there are
// more steps than these.
std::vector<std::string> lines_by_technique(const std::vector<Step>& steps, const Grid& grid,
                                            int columns, int lines,
                                            const std::vector<Technique>& bound = {});

}  // namespace nonet::cli
