// Paste: what a text brings along from where it was copied. Full-width digits, middle dots, blanks
// that don't break and upright bars become the plain characters that readers know; the quote marks
// of a mail, the fences of Markdown and the [code] tags of a forum go.
//
//   > ４··│···│8·5       4..|...|8.5
//
// A character is replaced by one character, so the columns of messages stay true to the text.
#pragma once

#include <string>
#include <string_view>

namespace nonet {

// Tidies the line. False if nothing but wrapping stood on it: then it is no line of the text.
bool unwrap(std::string& line);

// A heading as lists of puzzles have them: "Grid 01", "Puzzle #7:". Its title, or nothing.
std::string_view heading_of(std::string_view line);

}  // namespace nonet
