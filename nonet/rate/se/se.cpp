#include "nonet/rate/se/se.h"

#include <algorithm>

#include "nonet/rate/se/finders.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/multiple.h"
#include "nonet/rate/se/patterns.h"

namespace nonet {
namespace {

using namespace se;

constexpr int kUnsolvable = 200;
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
    if (find_dynamic(state, links, level, hint)) return true;
  }
  return false;
}

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

int tenths_of(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

void take(const Hint& hint, State& state) {
  for (const auto& [cell, digits] : hint.removals) state.eliminate(cell, digits);
  if (hint.places()) state.place(hint.cell, hint.digit);
}

SeStep step_of(const Hint& hint) {
  SeStep step{name_of(hint), tenths_of(hint.rating), hint.complexity, {}, {}};
  if (hint.places()) step.placements.push_back({Cell(hint.cell), Digit(hint.digit)});
  for (const auto& [cell, digits] : hint.removals) {
    for (Digit d : DigitSet::from_bits(digits)) step.removals.push_back({Cell(cell), d});
  }
  return step;
}

template <class Tell>
SeRating rate(const Grid& start, const Tell& tell, const Stop& stop) {
  State state(start);
  SeRating rating;
  while (!state.open().empty()) {
    Hint hint;
    if (!next_step(state, hint, stop)) {
      if (stop.requested()) return rating;
      rating.er = kUnsolvable;
      break;
    }
    tell(hint);
    take(hint, state);
    rating.er = std::max(rating.er, tenths_of(hint.rating));
    if (rating.ep != 0) continue;
    if (rating.ed == 0) rating.ed = rating.er;
    if (hint.places()) rating.ep = rating.er;
  }
  rating.finished = true;
  return rating;
}

}  // namespace

std::string se_tenths(int tenths) {
  return std::to_string(tenths / 10).append(".").append(std::to_string(tenths % 10));
}

std::string text_of(const SeRating& rating) {
  return se_tenths(rating.er) + "/" + se_tenths(rating.ep) + "/" + se_tenths(rating.ed);
}

SeRating rate_se(const Grid& start, const Stop& stop) {
  return rate(
      start, [](const Hint&) {}, stop);
}

SeRating rate_se(const Grid& start, FunctionRef<void(const SeStep&)> tell, const Stop& stop) {
  return rate(
      start, [&](const Hint& hint) { tell(step_of(hint)); }, stop);
}

}  // namespace nonet
