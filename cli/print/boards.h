// Boards on paper: puzzles a page at a time, with room to write, and small solutions at the end.
#pragma once

#include <optional>

#include "cli/print/sheet.h"
#include "nonet/core/puzzle.h"

namespace nonet::cli {

struct Printed {
  Board puzzle;
  std::optional<Board> solution;  // where there is just one
  std::string caption;            // "Hard 1068", or ""
};

struct Paper {
  double width, height;
};
inline constexpr Paper kA4 = {595.28, 841.89};
inline constexpr Paper kLetter = {612, 792};

// `per_page` is 1, 2, 4 or 6.
Sheet sheet_of(const std::vector<Printed>& puzzles, const Paper& paper, int per_page,
               bool with_solutions);

}  // namespace nonet::cli
