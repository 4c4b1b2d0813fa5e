// How hints become steps: certificate, marks and story, in the words of nonet's own techniques. A
// search keeps no more of a hint than a Basis (hint.h); whatever else belongs to it, the way of a
// chain above all, is worked out again for the one that is taken.
//
// Sudoku Explainer's names are finer than nonet's in some places and coarser in others, so a hint
// is told as the row that says what happens: its cell, region and double chains as verities, those
// that contradict themselves and Nishio as contradictions; static ones are chains, dynamic ones,
// whatever is nested in them, nets.
#pragma once

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/links.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

// What a hint is told from, in as few bytes as a Telling (logic/hit.h) may carry.
struct Seed {
  Rule rule;
  std::uint8_t type;
  std::int8_t level;
  std::int16_t complexity;
  Basis basis;

  explicit Seed(const Hint& hint)
      : rule(hint.rule),
        type(hint.type),
        level(hint.level),
        complexity(static_cast<std::int16_t>(hint.complexity)),
        basis(hint.basis) {}
};

// The row that a hint is told as.
Technique technique_of(const Hint& hint, const State& state);

// Fills in all of a step but its technique and effects.
void tell(const Seed& seed, const Grid& before, Step& step);

// The truth by which a node is on, or off: its cell, or its digit in a house.
inline Truth truth_of(const Links& links, Id id, Cause cause) {
  const int cell = links.cell(id);
  if (cause == Cause::kCell) return Truth(Cell(cell));
  return {house_named(house_of(cell, cause)), Digit(links.digit(id))};
}
inline Candidate candidate_of(const Links& links, Id id) {
  return {Cell(links.cell(id)), Digit(links.digit(id))};
}
inline Id start_of(const Links& links, const Basis& basis) {
  return links.id_of(basis.start / kDigits, basis.start % kDigits);
}

// Its parts: forcing chains and cycles; chains from several sides.
void tell_forcing_chain(const Seed& seed, const State& state, Step& step);
void tell_multiple(const Seed& seed, const State& state, Step& step);

}  // namespace nonet::se
