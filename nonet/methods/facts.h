// Facts: a puzzle reasoned through in single facts, each an assertion ("this cell holds this
// value") or a rejection ("it does not") with its reason. Techniques come first; where they end, a
// value is asserted speculatively in a clone of the grid:
//
//   the clone meets a contradiction   the value is rejected in the original, which goes on
//   the clone is solved               a second clone rejects the value; only if that one meets a
//                                     contradiction is the solution the only one
//
// Every clone has a number, the puzzle itself is grid 1. The techniques are those of logic/; this
// file only tells what they find, so any policy will do. facts_text.h puts facts into words.
#pragma once

#include <optional>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/puzzle.h"
#include "nonet/logic/policy.h"

#pragma GCC visibility push(default)
namespace nonet::facts {

// Why a grid can't be completed.
struct Contradiction {
  enum class Kind : std::uint8_t {
    kNoValue,  // `cell` has no value left
    kNoPlace,  // `house` has no place left for `value`
  };
  Kind kind = Kind::kNoValue;
  int grid = 1;
  Cell cell{};
  House house{};
  Digit value{};

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

struct Reason {
  enum class Why : std::uint8_t {
    kInitialState,     // it stood in the puzzle
    kDirectExclusion,  // `by`, a peer, holds the value
    kTechnique,
    kSpeculation,    // asserted in a clone to see what happens
    kUniqueness,     // rejected in a clone to see whether there is another solution
    kContradiction,  // its speculative assertion ended in `contradiction`
  };
  Why why = Why::kInitialState;
  Cell by{};
  // For kTechnique: the pattern, and the houses it lies and acts in where there are such.
  Technique technique{};
  CellSet cells{};
  DigitSet digits{};
  std::optional<House> base{};
  std::optional<House> cover{};
  int coloring = 0;  // the number of the colouring, from 1; 0: none
  Contradiction contradiction{};

  friend bool operator==(const Reason&, const Reason&) = default;
};

struct Fact {
  enum class Kind : std::uint8_t {
    kAssert,
    kReject,
    kNewColoring,    // `cell` and `partner` are the two places of the value in a house
    kColoringGrows,  // the same, joined to the colouring told last
  };
  Kind kind = Kind::kAssert;
  int grid = 1;
  Digit value{};
  Cell cell{};
  Cell partner{};
  Reason reason{};

  friend bool operator==(const Fact&, const Fact&) = default;
};

struct Outcome {
  enum class Kind : std::uint8_t {
    kSolved,         // `first` is the only solution
    kAmbiguous,      // `first` and `second` differ at `cell`
    kContradiction,  // there is no solution
    kOpen,           // the options allowed no further grid
  };
  struct Solution {
    Board board;
    int grid = 0;
  };
  Kind kind = Kind::kOpen;
  int grid = 1;   // the grid that `state` is of
  int grids = 1;  // how many there were
  Board state{};  // what was asserted there when the reasoning ended
  Solution first{};
  Solution second{};
  Cell cell{};
  Contradiction contradiction{};
  // Set instead of `contradiction` where two clues already clash; names them.
  std::optional<Error> clash{};
};

// The heuristics of the filter: naked and hidden singles, naked pairs and triples, exclude
// complement, colouring conflicts.
Policy filter_policy();

struct Options {
  Policy policy = filter_policy();
  int most_grids = 1000;  // 1: never speculate
};

// Tells each fact as it is found. The digits that `grid` holds are its initial state, and so are
// candidates struck beyond what these digits exclude.
Outcome find(const Grid& grid, const Options& options, FunctionRef<void(const Fact&)> tell);
// The same from clues, which may clash.
Outcome find(const Board& clues, const Options& options, FunctionRef<void(const Fact&)> tell);

struct Story {
  std::vector<Fact> facts;
  Outcome outcome;
};
Story find(const Board& clues, const Options& options = {});

// The open cell that is pressed hardest: few candidates and many digits in its houses; the first
// of equals. Where a guess is due, it is made here.
Cell most_constrained_cell(const Grid& grid);

}  // namespace nonet::facts
#pragma GCC visibility pop
