// Dead rules: those that the candidates of a state leave no filling. No step is needed to see it,
// only a look at the rule: "the 15 cage at r1c8 has no filling left in r1c8, r2c8".
#pragma once

#include <optional>
#include <string>

#include "nonet/rules/rulebook.h"

namespace nonet {

// The first there is; nothing in a game without rules. What houses and rules add up to is no rule
// of its own and not looked at.
std::optional<std::string> dead_rule(const Grid& grid);

// The cells of the rules of a game that digits alone, whatever is struck, leave no filling; of such
// a rule those that have a digit.
CellSet cells_against_rules(const Rulebook& rulebook, const Board& digits);

// What a sentence calls a rule, and behind it its cells, where it has any: "the 15 cage at r1c8:
// r1c8, r2c8". `number` counts from 1.
std::string full_words_of_rule(const Rulebook& rulebook, std::size_t number);

}  // namespace nonet
