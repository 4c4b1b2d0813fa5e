// The ways to fill a rule one by one, where they are so few that a person could write them down.
#pragma once

#include <optional>
#include <vector>

#include "nonet/rules/rulebook.h"

namespace nonet {

// A digit a cell, in the order of the rule's cells.
using Filling = std::vector<Digit>;

// All of them by the candidates of a grid; nothing where there are more than `most`, or where they
// take too long to find. None of a choice of rules is looked into.
std::optional<std::vector<Filling>> fillings_of(const RuleUnit& unit, const Grid& grid,
                                                std::size_t most);

}  // namespace nonet
