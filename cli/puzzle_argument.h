// A puzzle as people give it to a command: as text, as the name of a file, or on standard input.
#pragma once

#include "cli/command.h"
#include "nonet/core/puzzle.h"

namespace nonet::cli {

// Help text of the option `--read`, which every command that reads puzzles has.
inline constexpr std::string_view kReadHelp =
    "how the puzzle is written: line, grid, spaced, rows or json;\nrecognised by itself where that "
    "is unambiguous";

// The puzzle of the first operand or, without one, of standard input. The error message names the
// file, line and column.
Result<Puzzle> read_argument(Invocation& call);

}  // namespace nonet::cli
