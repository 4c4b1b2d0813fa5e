// The daily page: finds the puzzle in an HTML page, which is the innermost table of nine rows with
// nine cells each, wherever on the page it stands. Nothing else of the page matters.
//
// Pages come from outside, so the reader is one pass over the text with a bounded stack: comments,
// scripts, unclosed tags and any depth of nesting cost time in proportion to the page's length.
#pragma once

#include <string_view>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

// A cell holds a digit, or nothing, a blank, '.', '-' or '0' where the digit is unknown. The
// Error says that there is no such table, or which of its cells holds something else.
Result<Board> read_daily_page(std::string_view html);

}  // namespace nonet::cli
