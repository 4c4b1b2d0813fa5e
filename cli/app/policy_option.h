// The options of every command that looks for steps: which techniques, in whose order.
#pragma once

#include "cli/app/command.h"
#include "nonet/rate/hodoku/hodoku.h"

namespace nonet::cli {

inline constexpr Option kPolicyOption = {"policy", Option::Takes::kValue, "all|hodoku",
                                         "all: every technique, easiest first [all];\nhodoku: "
                                         "those of HoDoKu, in its order and by its\nloop"};
inline constexpr Option kOnlyOption = {"only", Option::Takes::kValue, "NAMES",
                                       "use only these techniques, with commas between"};
inline constexpr Option kWithoutOption = {"without", Option::Takes::kValue, "NAMES",
                                          "use all techniques but these"};
inline constexpr Option kNoUniquenessOption = {
    "no-uniqueness", Option::Takes::kNothing, "",
    "use no technique that assumes that the puzzle has one\nsolution"};

inline constexpr Option kSetOption = {
    "set", Option::Takes::kValue, "NAME=VALUE",
    "change an option of the techniques, with commas between\nseveral; 'nonet techniques "
    "--options' lists them"};

// The policy that these options choose; an Error says what is wrong with them.
Result<Policy> policy_option(const Invocation& call);

}  // namespace nonet::cli
