// Terminal: whether to write in colour, how wide, and whether to tell of progress.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/app/command.h"

namespace nonet::cli {

// The option that every command with colours has.
inline constexpr Option kColorOption = {"color", Option::Takes::kValue, "auto|always|never",
                                        "colours; auto: on a terminal, unless NO_COLOR is set"};

// A variable of the environment; "" if it is not set.
std::string environment(const char* name);

// By --color, NO_COLOR, TERM and whether standard output is a terminal.
bool wants_color(const Invocation& call);

// True if somebody looks at standard error while puzzles come from files or a pipe.
bool is_watched(const Invocation& call);
// The same, and the answers go elsewhere: there is room for a line that is drawn again and again.
bool wants_progress(const Invocation& call);

// Whether a person reads standard output as it comes.
bool is_screen(const Invocation& call);

// COLUMNS, or the width of the terminal that standard output is; 0 if neither can be told.
int terminal_columns();
// The height of that terminal; 0 if it can't be told.
int terminal_rows();

// Whether the locale of the environment has UTF-8.
bool has_utf8();

// How many columns lines should keep to: COLUMNS, or the terminal's width; 0, no bound, in a pipe.
int columns_of(const Invocation& call);

// Breaks a line between words so that it keeps to `columns`; further lines begin with `indent`
// blanks. 0 columns: as it is.
std::string wrapped(std::string_view line, int columns, std::size_t indent);

// Words in lines of at most `columns`, in columns as wide as the widest, each line with its
// newline.
std::string in_columns(const std::vector<std::string>& words, int columns);

}  // namespace nonet::cli
