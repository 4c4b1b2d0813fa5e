// Notation: short texts for the parts of a step, and back. `r3c5` a cell, `r3c5=7` a placement,
// `r3c5<>7` a removal, and truths as in set logic: `r3c5` "this cell holds a digit", `7r3`, `7c5`,
// `7b2` "row 3, column 5, box 2 holds a 7" (`7h28` for a variant's further houses). Digits are
// called as the game calls them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

std::string placement_text(Candidate x, DigitNames names);                 // "r3c5=7"
std::string removal_text(Candidate x, DigitNames names);                   // "r3c5<>7"
std::string house_text(House house, const Topology& topology);             // "r3", "b5"
std::string truth_text(Truth truth, const Topology& topology);             // "r3c5", "7b2"
std::string digits_text(DigitSet digits, DigitNames names);                // "247"
std::string images_text(const BoardSymmetry& symmetry, DigitNames names);  // "987654321"

std::optional<Cell> parse_cell(std::string_view text);
std::optional<Candidate> parse_placement(std::string_view text, DigitNames names);
std::optional<Candidate> parse_removal(std::string_view text, DigitNames names);
std::optional<Truth> parse_truth(std::string_view text, const Topology& topology);
std::optional<DigitSet> parse_digits(std::string_view text, DigitNames names);

// "r1c1, r1c2 and r4c5"; "1, 2 and 3". For sentences.
std::string list_of(const std::vector<std::string>& items, std::string_view last = "and");
std::string list_of(const CellSet& cells, std::string_view last = "and");
std::string list_of(const std::vector<Cell>& cells, std::string_view last = "and");
std::string list_of(DigitSet digits, DigitNames names, std::string_view last = "and");
// "9", "8 or 9", "1 to 4".
std::string choice_of(DigitSet digits, DigitNames names);
// "row 3 and box 2", "rows 3 and 7", "rows 1 and 2 and column 3".
std::string list_of(const std::vector<House>& houses, const Topology& topology);

}  // namespace nonet
