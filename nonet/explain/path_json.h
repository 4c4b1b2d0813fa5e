// A path as JSON, for other programs and for `nonet prove`: the puzzle and its steps with their
// certificates.
//
//   {"format": "nonet-path", "version": 1,
//    "puzzle": "81 characters",
//    "placed": "81 characters", "removed": ["r1c1<>5"],      if the path begins half way
//    "steps": [...],                                         see step_json.h
//    "solved": true, "solution": "81 characters"}
//
// The 81 characters are digits, and '.' or '0' for an open cell.
//
// path_reader.h reads it back as claims, and path_check.h checks these.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "nonet/core/result.h"
#include "nonet/solve/solver.h"
#include "nonet/text/prose.h"

#pragma GCC visibility push(default)
namespace nonet {

class JsonWriter;

inline constexpr std::string_view kPathFormat = "nonet-path";
inline constexpr int kPathVersion = 1;
// Of a puzzle that has rules besides its houses.
inline constexpr int kRuledPathVersion = 2;

std::string path_to_json(const Path& path);

// The same in parts, as the steps are found: the texts put together are the path.
class PathWriter {
 public:
  explicit PathWriter(const Grid& start);
  ~PathWriter();
  PathWriter(const PathWriter&) = delete;
  PathWriter& operator=(const PathWriter&) = delete;

  std::string step(const Step& step, const Grid& before);
  std::string end(const Grid& end);

 private:
  std::unique_ptr<JsonWriter> json_;
  PathWords words_;
  std::size_t number_ = 0;
};

}  // namespace nonet
#pragma GCC visibility pop
