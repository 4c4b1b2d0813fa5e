// LZ-String: the compression in which f-puzzles and SudokuPad put a puzzle into a link. It is LZ78:
// a code names an earlier piece of the text, and every code makes a new piece of the one before it
// and its own first character. New characters come in plain, behind code 0 (8 bits) or 1 (16 bits);
// code 2 ends the text. Codes grow by a bit whenever their number calls for it. The bits fill the
// 6-bit digits of base 64 from the top; a number begins with its lowest bit.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/result.h"

namespace nonet {

// UTF-8 in, base 64 out, and back. A short text can stand for a very long one; one that is longer
// than any puzzle of such a length is refused, so that time and memory stay linear.
std::string lz_compressed(std::string_view text);
Result<std::string> lz_decompressed(std::string_view base64);

}  // namespace nonet
