// Refusals: what is said of a word that is none of those it could be, and which of them was meant.
// All sentences of that kind are made here, from the command table.
#pragma once

#include "cli/app/command.h"

namespace nonet::cli {

// "there is no command 'slove' (did you mean 'solve'?)"; of what goes by another name here it says
// by which: "there is no command 'play'; 'nonet repl' is a prompt to play at, ..."
std::string no_command_text(const std::string& name);

// "there is no option '--polcy' (did you mean '--policy'?)", or where another command has it:
// "there is no option '--boards'; 'nonet explain' has it".
std::string no_option_text(const Command& command, const std::string& argument);

// "--policy must be all or hodoku, not 'hodku' (did you mean 'hodoku'?)"
std::string must_be_text(const Option& option, const std::string& value);

// "'b' is one argument too many"; of the pieces of a puzzle that had no quotes it says so, and of a
// number where a command has --count.
std::string too_many_text(const Command& command, const std::vector<std::string>& operands);

// "'bsh' is none of man, names, bash, zsh and fish (did you mean 'bash'?)"
std::string none_of_text(const std::string& word, const std::vector<std::string_view>& words);

}  // namespace nonet::cli
