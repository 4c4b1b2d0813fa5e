// Meant: which command a call without one asks for. `nonet PUZZLE` and `nonet FILE` explain one
// puzzle and solve many; a command's name always comes before a file's.
#pragma once

#include "cli/app/command.h"

namespace nonet::cli {

// Null if the first argument is neither an option nor a puzzle nor, as far as one can see, a file.
const Command* command_meant(const std::vector<std::string>& arguments);

}  // namespace nonet::cli
