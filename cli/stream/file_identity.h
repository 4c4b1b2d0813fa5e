// FileIdentity: which file it is that a name, or an open stream, stands for. Two names may be one
// file, by links of either kind or by another way to its folder; so whether a file is to be read
// and written at once is asked here, and not of names.
#pragma once

#include <optional>
#include <string>

#include "cli/system/files.h"

namespace nonet::cli {

using FileIdentity = FileNumbers;

// Only files on a disk have one: a terminal, a pipe or /dev/null may well be several things.
std::optional<FileIdentity> identity_of(const std::string& path);
std::optional<FileIdentity> identity_of(int fd);
// False also if either has none.
bool is_one_file(const std::optional<FileIdentity>& a, const std::optional<FileIdentity>& b);

// Where a file lies, or will when it is made: behind whatever links its name is.
std::string behind_links(const std::string& path);

}  // namespace nonet::cli
