// Boards on paper: puzzles a page at a time, with room to write, and small solutions at the end.
// Givens are bold and digits that were placed are not; candidates stand small in their cells, each
// at its digit's place.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "cli/print/sheet.h"
#include "nonet/core/puzzle.h"
#include "nonet/rules/variant.h"

namespace nonet::cli {

struct Printed {
  Board puzzle;                              // the givens
  std::optional<Board> solution;             // where there is just one
  std::string caption;                       // "Hard 1068", or ""
  Board placed = {};                         // on top of the givens
  std::array<DigitSet, 81> candidates = {};  // to be shown in cells without a digit; as a rule none
  std::string name = {};                     // what it is called, or ""
  // A puzzle with rules of its own is this instead; `filling` is its solution, where it has one.
  std::shared_ptr<const Variant> variant = nullptr;
  std::vector<std::optional<int>> filling = {};

  bool solved() const { return solution || !filling.empty(); }
};

struct Paper {
  double width, height;
};
inline constexpr Paper kA4 = {595.28, 841.89};
inline constexpr Paper kLetter = {612, 792};

// `per_page` is 1, 2, 4 or 6. A title stands above every page.
Sheet sheet_of(const std::vector<Printed>& puzzles, const Paper& paper, int per_page,
               bool with_solutions, const std::string& title = "");

}  // namespace nonet::cli
