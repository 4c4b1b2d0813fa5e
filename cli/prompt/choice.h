// Choice: the techniques that > and r use, as the command t chooses them: the findings of the five
// lists ("classic"), every technique ("all"), the way of Sudoku Explainer ("se"), or some by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/logic/policy.h"

namespace nonet::cli {

// Nothing: the findings of the lists.
using Choice = std::optional<Policy>;

Result<Choice> choice_from(std::string_view names);
// "classic", "all", "naked-pair, xy-wing".
std::string words_of(const Choice& choice);

std::string lower_case(std::string_view text);

}  // namespace nonet::cli
