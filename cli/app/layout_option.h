// Layouts: how a command writes boards. The filter's own names tell the lines and the character for
// an unset cell (9. 90 1. 10); every format of the table in nonet/io is a layout under its name
// too.
#pragma once

#include "cli/app/command.h"
#include "nonet/io/format.h"

namespace nonet::cli {

struct Layout {
  const Format* format;
  char blank;             // for an unset cell
  bool one_line = false;  // 1. or 10 by name
};

// Every name of a layout.
std::vector<std::string_view> layout_words();

// The layout that the option names; the `usual` one without it, and where the name is empty.
Layout layout_option(const Invocation& call, std::string_view option, std::string_view usual);

}  // namespace nonet::cli
