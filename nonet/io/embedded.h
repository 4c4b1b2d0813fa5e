// A puzzle in a sentence, as messages and logs have it: "stuck on 53..7...., help!".
#pragma once

#include <string_view>

namespace nonet {

// The one word of the line that is a puzzle by itself, 81 cells or a link that has them; nothing if
// there is none, or several.
std::string_view puzzle_among_words(std::string_view line);

}  // namespace nonet
