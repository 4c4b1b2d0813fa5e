// Guess: what a line is that begins no puzzle. Words around a puzzle, as posts and messages have
// them, can be skipped; of anything else somebody wants to know what it looks like most, how
// far it does, and what to try.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/result.h"

namespace nonet {

// A good part letters, and no nine cells in a row: nobody means it for a puzzle.
bool is_prose(std::string_view line);

// What kind of file it is that begins like this, if it is one that is no plain text: "a PDF file".
// Text of two bytes a character, as some editors save it, is one of them.
std::string_view other_file(std::string_view line);

// Why no puzzle begins with this line, whose number it is.
Error why_unknown(std::string_view line, int number);

}  // namespace nonet
