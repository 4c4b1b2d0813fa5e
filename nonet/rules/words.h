// What a sentence calls a rule: "the 15 cage at r1c8", "the white dot between r3c4 and r3c5". The
// words are those of its kind (kinds.def), in which
//
//   {value} {digits} {word} {xv}   are what the clue says      {line}   "row 3", "column 7"
//   {first}                        is its first cell           {place}  where, of what it says: two
//                                                                       cells, or the first of more
//
// And in which order a sentence lists the cells of rules.
#pragma once

#include <string>
#include <vector>

#include "nonet/rules/rulebook.h"

namespace nonet {

// `number` counts from 1; `at` as in a RuleUse.
std::string words_of_rule(const Rulebook& rulebook, int number, const CellSet& at = {});

// Whether people go along a rule of the kind, from its first cell to its last.
bool is_line(Kind kind);
// These cells as a sentence about the rules lists them: along a line, from its bulb or its end, and
// rule by rule; where none of the rules is a line, in reading order.
std::vector<Cell> in_order_of_rules(const CellSet& cells, const std::vector<RuleUse>& uses,
                                    const Rulebook* rulebook);

}  // namespace nonet
