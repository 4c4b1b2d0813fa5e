// Automata of what needs no kind of its own: two cells by a table of pairs, a cell by a list of
// digits, and anything at all. Bits and rows of tables are counted from the lowest digit.
#pragma once

#include <memory>

#include "nonet/rules/scheme.h"

namespace nonet {

inline std::shared_ptr<const Automaton> pair_automaton(const Relation& relation, int low) {
  return make_automaton(
      [relation, low](Automaton::State state, int position, int digit) -> Automaton::State {
        const int place = digit - low;
        if (position == 0) return static_cast<Automaton::State>(place);
        const unsigned allowed = relation[static_cast<std::size_t>(state)];
        return (allowed >> place & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

inline std::shared_ptr<const Automaton> mask_automaton(DigitMask mask, int low) {
  return make_automaton(
      [mask, low](Automaton::State state, int, int digit) -> Automaton::State {
        return (mask >> (digit - low) & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

// Where nothing counts but which cells may not be equal.
inline std::shared_ptr<const Automaton> any_automaton() {
  return make_automaton([](Automaton::State state, int, int) { return state; },
                        [](Automaton::State) { return true; });
}

}  // namespace nonet
