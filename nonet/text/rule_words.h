// The words of templates that speak of rules (wordings.h): what a cited rule is called, what it
// leaves, and how a sum is added up.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// Of a cage that can hold more sets of digits only their number is told.
inline constexpr std::size_t kMostSetsTold = 6;

// Nothing if the word is not one of these.
std::optional<std::string> rule_words(std::string_view word, const Step& step, const Grid& before);

// The few words that are enough of a cage where a run of them is told: "the 5 cage at r5c5", "1+4
// or 2+3". Nothing of other steps, and where it matters where a set fits.
struct CageInBrief {
  std::string cage, sets;
};
std::optional<CageInBrief> cage_in_brief(const Step& step, const Grid& before);

// How a sum is added up: "row 1 adds up to 45; its cages at r1c1 and r1c5 come to 15 + 9 = 24, so
// what is left, the innies r1c8 + r1c9, comes to 21".
std::string addition_of(const RuleUse& use, const Grid& before);

// What such a sum is about: "of box 9 the cages leave r7c7", "the cages stick out of box 7 at
// r9c4".
std::string rest_of(const RuleUse& use, const Grid& grid);

// "the 15 cage at r1c8"; of a sum that is added up, its cells: "r1c7 + r2c7 - r3c1 = 4".
std::string name_of(const RuleUse& use, const Grid& grid);

}  // namespace nonet
