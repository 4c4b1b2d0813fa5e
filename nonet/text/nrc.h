// The notation of whips and braids (nrc: number, row, column), as Berthier writes them:
//
//   whip[3]: r4n4{c3 c5} - c5n6{r4 r8} - r8c3{n6 .} ==> r4c3<>1
//   g-whip[2]: c7n8{r1 r79} - r8n8{c8 .} ==> r1c1<>8
//
// Each variable with what it leans on and what it leaves, in what its own name leaves open; the
// last leaves nothing. It is read off the story of a step: any refutation by Singles has one.
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

// "" for a step that is no such refutation. Locked candidates are a whip[1]. Where each variable
// leans on the one before, it is a whip, otherwise a braid; g- with a group in it.
std::string nrc_text(const Step& step, const Grid& before);

}  // namespace nonet
#pragma GCC visibility pop
