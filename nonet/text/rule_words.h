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

// How a sum is added up: "row 1 adds up to 45; its cages at r1c1 and r1c5 come to 15 + 9 = 24, so
// what is left, the innies r1c8 + r1c9, comes to 21".
std::string addition_of(const RuleUse& use, const Grid& before);

// What such a sum is about: "of box 9 the cages leave r7c7", "the cages stick out of box 7 at
// r9c4".
std::string rest_of(const RuleUse& use, const Grid& grid);

// "the 15 cage at r1c8"; of a sum that is added up, its cells: "r1c7 + r2c7 - r3c1 = 4".
std::string name_of(const RuleUse& use, const Grid& grid);

}  // namespace nonet
