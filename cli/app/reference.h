// The command table as reference material: man pages. Nothing here knows a single command or flag;
// all comes from the table.
#pragma once

#include <string>

#include "cli/app/command.h"

namespace nonet::cli {

// nonet(1) and nonet-NAME(1), as troff.
std::string man_page();
std::string man_page(const Command& command);

}  // namespace nonet::cli
