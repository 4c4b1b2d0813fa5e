// Whole file: a text written beside its place and then renamed, so that nobody ever sees half a
// file, and what was there before stays if anything goes wrong, be it the power.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/stream/temporary_file.h"
#include "nonet/core/result.h"

namespace nonet::cli {

// The folder must be there. What lies at `path` must be a file, and is so again, with the same
// owner and permissions; where that is a link, it is what the link leads to. For one who writes a
// file again and again there is the `mark` (temporary_file.h): of a program that is killed there
// is then never more than one such file left.
std::optional<Error> write_whole_file(const std::string& path, std::string_view text,
                                      const std::string& mark = TemporaryFile::new_mark());

// Writes all of it to an open file. False: it could not, and errno says why.
bool write_all(int fd, std::string_view text);

}  // namespace nonet::cli
