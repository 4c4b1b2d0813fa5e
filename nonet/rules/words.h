// What a sentence calls a rule: "the 15 cage at r1c8", "the white dot between r3c4 and r3c5". The
// words are those of its kind (kinds.def), in which
//
//   {value} {digits} {word} {xv}   are what the clue says      {line}   "row 3", "column 7"
//   {first}                        is its first cell           {place}  where, of what it says: two
//                                                                       cells, or the first of more
#pragma once

#include <string>

#include "nonet/rules/rulebook.h"

namespace nonet {

// `number` counts from 1; `at` as in a RuleUse.
std::string words_of_rule(const Rulebook& rulebook, int number, const CellSet& at = {});

}  // namespace nonet
