// Propagation: two rules, applied in turn until they change nothing, and never a guess.
//
//   house rule   N cells of a house that have N values between them keep these values to
//                themselves: the other cells of the house lose them. One cell is a naked single,
//                and eight cells that know nothing of a value are a hidden one, so the rule covers
//                every naked and hidden subset.
//   pivot rule   Where two houses cross, a value that the one can only place in the crossing is
//                lost to the rest of the other; both ways round.
//
// The state is nine bits a cell. An iteration is each rule once; the fixpoint does not depend on
// the order of application, the number of iterations does, so the order is fixed: columns, rows,
// boxes, each with its subsets in ascending binary order, every change taking effect at once.
#pragma once

#include <array>

#include "nonet/methods/outcome.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Propagation {
  std::array<DigitSet, 81> candidates;
  int iterations = 0;  // those that changed something
  Outcome outcome = Outcome::kNotComplete;
  std::optional<Error> contradiction;  // names the cell or house that cannot be filled

  // The cells with one value left.
  Board board() const;
};

inline constexpr int kPropagationLimit = 1000;

// The known values with every other cell open to all nine values.
Propagation propagate(const Board& known, int limit = kPropagationLimit,
                      const Topology& topology = Topology::classic());

// The same from a puzzle with candidates struck, or of candidates alone.
Propagation propagate(const Puzzle& puzzle, int limit = kPropagationLimit,
                      const Topology& topology = Topology::classic());

// The same from any state of the candidates.
Propagation propagate(const std::array<DigitSet, 81>& candidates, int limit,
                      const Topology& topology = Topology::classic());

}  // namespace nonet
#pragma GCC visibility pop
