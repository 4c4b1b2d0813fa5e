// The board of a variant as text: lines follow its boxes, each cell of a cage has the cage's letter
// behind its digit, and a legend tells the letters' sums and all other rules by name and cells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/rules/variant.h"

namespace nonet {

// `digits` is one a cell; '.' stands for an open one. Digits from 10 on are A, B, C ...
std::string variant_board(const Variant& variant, const std::vector<std::optional<int>>& digits,
                          bool ascii = false);

// Lines of at most so many columns, each with its newline; 0: as long as they get.
//
//   Cages: a 15, b 7
//   Thermometer: r1c1 r1c2 r1c3; r4c4 r5c4
std::string variant_legend(const Variant& variant, int columns = 0);
// What each kind of its rules says, likewise:
//
//   Whisper: neighbours on the line differ by at least the number that is given ...
std::string variant_meanings(const Variant& variant, int columns = 0);

// The letters of the cages that a cell lies in: "a", or "" where it lies in none.
std::string cage_letters(const Variant& variant, Spot spot);

}  // namespace nonet
