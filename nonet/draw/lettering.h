// Lettering: letters of our own as lines for a pen (glyphs.def), so that a picture needs no font
// and looks the same everywhere, as a file for browsers and as pixels. It has what ASCII has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/draw/path.h"

namespace nonet::draw {

// Whether all letters of a text (UTF-8) are there.
bool can_letter(std::string_view text);

// How wide the text is, and how wide the pen, at a size and weight (400 plain, 700 bold).
double width_of(std::string_view text, double size);
double pen_of(double size, double weight);

enum class Align { kMiddle, kStart };

// The lines of a text; `at` is the middle, or the left end, of the height of its capitals. A letter
// that is not there is a box.
Path lettering(std::string_view text, double size, const Point& at, Align align,
               bool underlined = false);

// The text in lines that are no wider than that, but for words that are.
std::vector<std::string> wrapped(std::string_view text, double width, double size);

}  // namespace nonet::draw
