// Automata of what needs no kind of its own: two cells by a table of pairs, a cell by a list of
// digits, and anything at all.
#pragma once

#include <memory>

#include "nonet/rules/scheme.h"

namespace nonet {

inline std::shared_ptr<const Automaton> pair_automaton(const Relation& relation) {
  return make_automaton(
      [relation](Automaton::State state, int position, int digit) -> Automaton::State {
        if (position == 0) return static_cast<Automaton::State>(digit);
        const unsigned allowed = relation[static_cast<std::size_t>(state - 1)];
        return (allowed >> (digit - 1) & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

inline std::shared_ptr<const Automaton> mask_automaton(DigitMask mask) {
  return make_automaton(
      [mask](Automaton::State state, int, int digit) -> Automaton::State {
        return (mask >> (digit - 1) & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

// Where nothing counts but which cells may not be equal.
inline std::shared_ptr<const Automaton> any_automaton() {
  return make_automaton([](Automaton::State state, int, int) { return state; },
                        [](Automaton::State) { return true; });
}

}  // namespace nonet
