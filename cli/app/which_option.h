// The options that choose one of the steps that can be done now, and how much of it is told.
#pragma once

#include "cli/app/command.h"
#include "nonet/explain/hint.h"

namespace nonet::cli {

inline constexpr Option kCellOption = {
    "cell", Option::Takes::kValue, "CELL",
    "a step that sets this cell, as r3c5, or takes a\ncandidate from it"};
inline constexpr Option kWhyNotOption = {"why-not", Option::Takes::kValue, "CELL=DIGIT",
                                         "why r3c5=7 is not so: a step after which it can't be"};
inline constexpr Option kSkipOption = {"skip", Option::Takes::kValue, "N",
                                       "another step: skip N of them"};

// Which of the steps, if not the first.
Result<WhichStep> which_option(const Invocation& call, DigitNames names);

// --rung: 1 to 5.
Result<int> rung_option(const Invocation& call, int usual);

}  // namespace nonet::cli
