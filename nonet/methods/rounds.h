// Rounds: four strategies in a fixed order, the easiest first. In a round a strategy first finds
// all its applications and then applies them all; if the board changed, the next round begins with
// the first strategy again, otherwise the next strategy has its turn. The method ends when the
// board is complete, when no strategy changes it, or when it contradicts itself.
//
// A cell with one option left is resolved at once, whatever strategy is at work, and its value is
// taken from its peers; so are the givens. Counting goes by house: rows, columns, boxes. What is
// found in two houses counts twice, and an application counts whether it has an effect or not.
#pragma once

#include <string_view>
#include <vector>

#include "nonet/methods/outcome.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Strategy : std::uint8_t { kLastRemaining, kNakedPairs, kIntersections, kYWings };
inline constexpr int kStrategyCount = 4;

std::string_view name_of(Strategy strategy);  // "last remaining cell", "y-wing"

// One strategy's turn.
struct Turn {
  Strategy strategy;
  int found = 0;
  bool same_as_before = false;  // it found just what it found in its last turn
  bool changed = false;         // the board
};

struct Round {
  std::vector<Turn> turns;  // empty if the board was complete when the round began
};

struct Rounds {
  Grid start;  // after the givens and all that follows from them at once
  std::vector<Round> rounds;
  Grid end;
  Outcome outcome = Outcome::kNotComplete;
  std::optional<Error> contradiction;
};

// An Error if a digit stands twice in a house, since there is no state to start from.
Result<Rounds> solve_in_rounds(const Board& givens, const Topology& topology = Topology::classic());

}  // namespace nonet
#pragma GCC visibility pop
