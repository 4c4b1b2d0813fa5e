// Completions: the command table as scripts for three shells. They complete commands, options, the
// words that a value may be, and files where a file may stand, and nowhere else.
#pragma once

#include <string>

namespace nonet::cli {

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace nonet::cli
