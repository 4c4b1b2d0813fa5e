// Visible: text from outside as a message may show it. A file's name, an argument or a title can
// hold what moves a terminal's cursor, changes its colours, ends a line early or turns the order of
// letters round; here such characters become their numbers. Everything that quotes goes through
// this file, so that there is one opinion on what is harmless.
//
//   ESC -> \x1B      a broken byte -> \xFF      U+009B -> \u009B      U+202E -> \u202E
//
// A backslash stays what it is: what was made visible once does not change when it is done again.
#pragma once

#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace nonet {

// The whole text, with nothing in it that a terminal would obey: printable on one line.
std::string visible(std::string_view text);
// The whole UTF-8 character at `at`, in quotes and visible.
std::string quoted_char(std::string_view text, std::size_t at);
// A text in quotes, visible, and cut to a readable length.
std::string quoted_text(std::string_view text);

}  // namespace nonet
#pragma GCC visibility pop
