// A puzzle as people give it to a command: as text, as the name of a file, or on standard input.
#pragma once

#include "cli/app/command.h"
#include "nonet/core/puzzle.h"
#include "nonet/io/format.h"

namespace nonet::cli {

// Every format there is.
std::vector<std::string_view> format_words();

// The option of every command that reads puzzles.
inline constexpr Option kReadOption = {"read",
                                       Option::Takes::kValue,
                                       "FORMAT",
                                       "how a puzzle is written: line, grid, spaced, rows, json,\n"
                                       "library or pencilmarks; recognised by itself where\n"
                                       "that is unambiguous",
                                       '\0',
                                       format_words};

// The format that --read names, or `usual` without it (null: to be recognised).
Result<const Format*> read_option(const Invocation& call, const Format* usual);

// Whether an operand is a puzzle rather than a file's name: long enough for one or nothing but
// cells, and no file of that name.
bool is_puzzle_text(const std::string& operand);

// The puzzle of the first operand or, without one, of standard input. The error message names the
// file, line and column.
Result<Puzzle> read_argument(Invocation& call);

}  // namespace nonet::cli
