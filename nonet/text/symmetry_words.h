// What a step says of a symmetry, for the words {symmetry} and {cited} of wordings.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// "the board is turned by 180 degrees and 1 and 9 change places"
std::string words_of(const BoardSymmetry& symmetry, DigitNames names);

// "the board is turned by 180 degrees and 1 and 9 change places"; {symmetry/short} is
// "rotate180 (19)(28)(37)(46)"; {cited} "5 and 6 in row 5". Nothing for any other word.
std::optional<std::string> symmetry_words(std::string_view word, const Step& step,
                                          const Grid& before);

}  // namespace nonet
