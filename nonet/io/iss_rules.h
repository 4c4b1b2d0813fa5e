// The rules of the Interactive Sudoku Solver's text (iss.cpp), a name a kind. What has no kind is
// refused by its name.
#pragma once

#include <string_view>

#include "nonet/core/result.h"
#include "nonet/rules/variant.h"

namespace nonet {

// The text without white space.
Result<Variant> variant_of_iss(std::string_view text);

}  // namespace nonet
