// A path as JSON, for other programs and for `nonet prove`: the puzzle and its steps with their
// certificates.
//
//   {"format": "nonet-path", "version": 1,
//    "puzzle": "81 characters",
//    "placed": "81 characters", "removed": ["r1c1<>5"],      if the path begins half way
//    "solved": true, "solution": "81 characters",
//    "steps": [...]}                                         see step_json.h
//
// The 81 characters are digits, and '.' or '0' for an open cell.
//
// path_reader.h reads it back as claims, and path_check.h checks these.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/result.h"
#include "nonet/solve/solver.h"

#pragma GCC visibility push(default)
namespace nonet {

inline constexpr std::string_view kPathFormat = "nonet-path";
inline constexpr int kPathVersion = 1;

std::string path_to_json(const Path& path);

}  // namespace nonet
#pragma GCC visibility pop
