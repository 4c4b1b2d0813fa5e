// One rule of the Interactive Sudoku Solver's text at a time: its name and its arguments, which are
// cells, numbers or words of its own.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/rules/variant.h"

namespace nonet {

// "Cage", "15", "R1C1", "R1C2". The name comes first; what cells may hold has an empty one.
using Arguments = std::vector<std::string_view>;
std::vector<std::string_view> split(std::string_view text, char at);

bool is_known_iss_rule(std::string_view name);

// What a known rule says of the grid: clues that all hold, none for what is about its shape.
// `box_shape` is the height and width of boxes where they are not the usual ones.
Result<std::vector<Clue>> clues_of_iss(const Arguments& item, const Variant& variant,
                                       std::optional<std::pair<int, int>> box_shape);

}  // namespace nonet
