// Terminal names: what a terminal calls itself (TERM), and what else it may be called where that
// name is not known. Over ssh one meets machines that have never heard of xterm-kitty.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli::game {

// The name itself first, then those of terminals that it takes after.
std::vector<std::string> names_to_try(std::string_view name);

// Why there is no full screen where none of them is known, as the beginning of a sentence: "the
// terminal 'foo' is not known here (TERM=xterm may do)".
std::string no_screen_text(std::string_view name);

}  // namespace nonet::cli::game
