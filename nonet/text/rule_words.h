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

// How a sum is added up: "row 1 sums to 45; with the 15 cage at r1c1 and the 9 cage at r1c5 that
// makes the innies r1c9 + r2c9 = 21".
std::string addition_of(const RuleUse& use, const Grid& before);

// "the 15 cage at r1c8"; of a sum that is added up, its cells: "r1c7 + r2c7 - r3c1 = 4".
std::string name_of(const RuleUse& use, const Grid& grid);

}  // namespace nonet
