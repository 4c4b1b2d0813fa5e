// How names of techniques, lessons and kinds are held against what somebody writes.
#pragma once

#include <string_view>

#pragma GCC visibility push(default)
namespace nonet {

// Whether two names are the same whatever their case, in the singular or the plural, with blank,
// `_`, `/` or `-` between words: as techniques_named takes them.
bool is_same_name(std::string_view one, std::string_view other);

}  // namespace nonet
#pragma GCC visibility pop
