// What goes along a line because of whose turn it is (rules/turns.h), in words:
//
//   r4c8 can only be high (7 to 9), and along the line high and low take turns: r4c7 is high, not
//   1; r3c8 is low, not 6 or 8.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/rules/rulebook.h"

namespace nonet {

// One line, or none; what goes beside that is left among the removals, and what it tells is not.
std::vector<std::string> told_by_turns(const RuleUnit& unit, const Grid& before,
                                       std::vector<Candidate>& removals);

}  // namespace nonet
