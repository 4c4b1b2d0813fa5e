// The course: the techniques in the order in which one would learn them, from easy to hard, and of
// one level family by family, so that what is alike is learned together. It leaves out what nobody
// would learn: two steps in one, fish too large to be needed, the solution looked up, and what only
// puzzles with rules of their own have.
#pragma once

#include <vector>

#include "nonet/logic/technique.h"

namespace nonet {

std::vector<Technique> course();

// Where a technique leads: the next of its family in the course, then the next of the course, if
// that is another. Of one outside the course, the next of its family in the table.
std::vector<Technique> leads_to(Technique technique);

}  // namespace nonet
