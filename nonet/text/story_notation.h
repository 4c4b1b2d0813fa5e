// The story of a step in one line, so that an expert can check it from that alone:
//
//   r1c3=5 r2c7=5(c7) r34c2=29(r345c2) r5c8=6, no 5 in b6      supposed, and where it ends
//   r3c3: r3c3=3 r1c6=3(c6) | r3c3=4 r5c5=4(b5)                case by case
//
// What is found true is told, with the house or the cells that leave nothing else; of a cell with
// one candidate left that goes without saying, and so does what is false because something else is
// true. Cases of cases stand in {}, what is supposed on the way, to be refuted, in ().
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// "" of a step without a story.
std::string story_notation(const Step& step, const Grid& before);

}  // namespace nonet
