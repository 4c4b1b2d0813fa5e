// Ways: paths with nothing in them but what proves them, as the tools hand them over. A step is its
// technique, the expert's line, what follows and the certificate; marks and stories, which are
// there for pictures, are what make paths long. What is written is a path like any other, for
// `nonet prove` and for the tool `check`.
#pragma once

#include <optional>
#include <string>

#include "nonet/core/stop.h"
#include "nonet/solve/solver.h"

namespace nonet::cli::mcp {

// The steps from `first` on, counted from 0, at most so many; with all that is said of them where
// that is wanted.
struct Section {
  std::size_t first = 0;
  std::size_t most = static_cast<std::size_t>(-1);
  bool full = false;
};

// A part of a path as a path of its own: it begins in the state before its first step.
std::string section_to_json(const Path& path, const Section& section);

// The way to the end without what assumes one solution, so that it proves that there is no other.
// Nothing if it was not found before the stop.
std::optional<Path> proof_of_solution(const Grid& start, const Stop& stop);

}  // namespace nonet::cli::mcp
