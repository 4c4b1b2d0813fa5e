// Why a rule leaves what it leaves: for each candidate that goes by it a reason that a person can
// follow, where there is a short one; those that go for the same reason are told together.
//
//   If r1c3 were 4, r1c2 and r1c4 would both have to be 9, and they see each other.
//   If r1c1 were 5, nothing would fit r1c2. The same goes for r1c2 and r1c3, with their own
//   neighbours.
//
// And of a digit that a rule needs: what it can hold, or what it comes to without.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// None for steps that do not rest on rules, for those that list what a rule can hold, and where it
// takes more than a sentence.
std::vector<std::string> rule_reasons(const Step& step, const Grid& before);

}  // namespace nonet
