#include "nonet/rate/se/steps.h"

#include "nonet/rate/se/finders.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/multiple.h"
#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

constexpr int kDeepest = 5;

bool next_chain(const State& state, Hint& hint, const Stop& stop) {
  const Links links(state);
  const Reach reach(links);
  if (find_forcing_chain(state, links, reach, hint)) return true;
  if (find_aligned_triplet(state, hint)) return true;
  if (find_nishio(state, links, hint)) return true;
  if (find_multiple(state, links, reach, hint)) return true;
  for (int level = 0; level <= kDeepest; ++level) {
    if (stop.requested()) return false;
    if (find_dynamic(state, links, level, stop, hint)) return true;
  }
  return false;
}

}  // namespace

bool next_step(const State& state, Hint& hint, const Stop& stop) {
  if (find_hidden_single(state, hint)) return true;
  if (find_direct_locking(state, hint)) return true;
  if (find_direct_hidden_set(state, 2, hint)) return true;
  if (find_naked_single(state, hint)) return true;
  if (find_direct_hidden_set(state, 3, hint)) return true;
  if (find_locking(state, hint)) return true;
  if (find_naked_set(state, 2, hint)) return true;
  if (find_fish(state, 2, hint)) return true;
  if (find_hidden_set(state, 2, hint)) return true;
  if (find_naked_set(state, 3, hint)) return true;
  if (find_fish(state, 3, hint)) return true;
  if (find_hidden_set(state, 3, hint)) return true;
  if (find_wing(state, 2, hint) || find_wing(state, 3, hint)) return true;
  if (find_unique_loop(state, hint)) return true;
  if (find_naked_set(state, 4, hint)) return true;
  if (find_fish(state, 4, hint)) return true;
  if (find_hidden_set(state, 4, hint)) return true;
  if (find_bug(state, hint)) return true;
  if (find_aligned_pair(state, hint)) return true;
  return next_chain(state, hint, stop);
}

void take(const Hint& hint, State& state) {
  for (const auto& [cell, digits] : hint.removals) state.eliminate(cell, digits);
  if (hint.places()) state.place(hint.cell, hint.digit);
}

}  // namespace nonet::se
