// Grids of four by four: so small that all fillings can be tried, without any search.
#pragma once

#include <vector>

#include "nonet/rules/variant.h"

namespace nonet::test {

inline constexpr int kSmallSide = 4;
inline constexpr std::size_t kSmallCells = 16;

// Empty, with digits from `low` on.
Variant small_grid(int low, bool boxes);

// All fillings of such a grid without any rule, row by row.
std::vector<std::vector<int>> all_fillings(const Variant& variant);

}  // namespace nonet::test
