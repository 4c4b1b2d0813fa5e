// Whole file: a text written beside its place and then renamed, so that nobody ever sees half a
// file, and what was there before stays if anything goes wrong, be it the power.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/result.h"

namespace nonet::cli {

// The folder must be there.
std::optional<Error> write_whole_file(const std::string& path, std::string_view text);
// The same for a file that one program writes again and again: the text lies in PATH.new before it
// is renamed, so that of a program that is killed there is never more than one such file.
std::optional<Error> rewrite_whole_file(const std::string& path, std::string_view text);

}  // namespace nonet::cli
