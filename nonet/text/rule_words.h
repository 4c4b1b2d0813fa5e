// The words of templates that speak of rules (wordings.h): what a cited rule is called, what it
// leaves, and how a sum is added up.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// Nothing if the word is not one of these.
std::optional<std::string> rule_words(std::string_view word, const Step& step, const Grid& before);

// "the 15 cage at r1c8"; of a sum that is added up, its cells: "r1c7 + r2c7 - r3c1 = 4".
std::string name_of(const RuleUse& use, const Grid& grid);

}  // namespace nonet
