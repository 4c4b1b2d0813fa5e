// Sets: a puzzle solved in rounds by set algebra alone. In one round
//
//   candidate lines   per box, for its three part rows and part columns: R1 - (R2 | R3) is what
//                     only this line of the box can hold, so the rest of the line can't
//   n-tuples          per row, column and box: n open cells T with union H, the others' union G;
//                     naked if card(H) = n, hidden if card(H) > n and card(H - G) = n
//   singles           passes over the cells until one finds nothing: a cell with one possibility,
//                     or with one, P - H, that no other cell of its column, row or box has
//
// Rounds go on while anything changes. Then comes Nisho: a depth-first search that tries the
// values of the cell with the fewest. The first solution ends it; whether there is another is for
// search/ to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet::sets {

// Why a line of reasoning can't go on; each names a cell.
struct DeadEnd {
  enum class Kind : std::uint8_t {
    kNoPossibility,  // it has none left
    kSeveralForced,  // two values have no other place
    kAllTried,       // Nisho refuted each of its values
  };
  Kind kind = Kind::kNoPossibility;
  Cell cell{};

  friend bool operator==(const DeadEnd&, const DeadEnd&) = default;
};

struct Finding {
  enum class Kind : std::uint8_t {
    kCandidateLine,    // in box `group`, only `line` holds `values`
    kNakedTuple,       // `cells` of `group` hold just `values`
    kHiddenTuple,      // only `cells` of `group` hold `values`
    kSingleCandidate,  // `cells` is one cell, `values` one value
    kSinglePosition,   // the same, in `group`
    kNisho,            // at `depth`: of the `values` of a cell, `chosen` is tried
    kNishoFailed,      // it came to a `dead_end`; back to `depth`
  };
  Kind kind = Kind::kSingleCandidate;
  House group{};
  House line{};
  CellSet cells{};
  DigitSet values{};
  Digit chosen{};
  int depth = 0;
  DeadEnd dead_end{};

  friend bool operator==(const Finding&, const Finding&) = default;
};

struct Outcome {
  enum class Kind : std::uint8_t { kSolved, kNoSolution, kOpen };
  Kind kind = Kind::kOpen;  // kOpen: the options allowed no further guess
  Board board{};            // the solution, or what is certain
  DeadEnd dead_end{};       // for kNoSolution
  int guesses = 0;
  // Set instead of `dead_end` where two clues already clash; names them.
  std::optional<Error> clash{};
};

struct Options {
  int most_guesses = 1000;  // 0: no Nisho
};

// Tells each finding as it is made.
Outcome find(const Grid& grid, const Options& options, FunctionRef<void(const Finding&)> tell);
// The same from clues, which may clash.
Outcome find(const Board& clues, const Options& options, FunctionRef<void(const Finding&)> tell);

struct Story {
  std::vector<Finding> findings;
  Outcome outcome;
};
Story find(const Board& clues, const Options& options = {});

}  // namespace nonet::sets
#pragma GCC visibility pop
