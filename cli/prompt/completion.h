// Completion: what Tab offers at the prompt: commands, techniques behind t and a, files behind n
// and w.
#pragma once

#include <string_view>

#include "cli/terminal/line_editor.h"

namespace nonet::cli {

Completion complete_command(std::string_view before_cursor);

}  // namespace nonet::cli
