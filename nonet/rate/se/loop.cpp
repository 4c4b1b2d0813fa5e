#include "nonet/rate/se/loop.h"

#include "nonet/rate/se/steps.h"
#include "nonet/rate/se/tell.h"

namespace nonet::se {
namespace {

// What a digit that is placed takes from its own cell goes with it.
std::vector<Candidate> removals_of(const Hint& hint) {
  std::vector<Candidate> removals;
  if (hint.places()) return removals;
  for (const auto& [cell, digits] : hint.removals) {
    for (Digit d : DigitSet::from_bits(digits)) removals.push_back({Cell(cell), d});
  }
  return removals;
}

}  // namespace

bool SeLoop::next(Sink accept, const Stop* stop) {
  auto offer = [&](const Hint& hint) {
    const Technique technique = technique_of(hint, state_);
    if (!policy_.allows(technique)) return false;
    const std::vector<Candidate> removals = removals_of(hint);
    std::vector<Candidate> placements;
    if (hint.places()) placements.push_back({Cell(hint.cell), Digit(hint.digit)});
    auto tell = [seed = Seed(hint)](const Grid& before, Step& step) {
      se::tell(seed, before, step);
    };
    return accept({technique, placements, removals, tell, hint.complexity, tenths_of(hint.rating)});
  };
  Asked asked{{}, offer};
  for (Technique t : policy_.order) asked.rows.insert(t);
  Hint found;
  return next_step(state_, found, stop != nullptr ? *stop : Stop(), &asked);
}

void SeLoop::take(std::span<const Candidate> placements, std::span<const Candidate> removals) {
  apply(placements, removals, grid_);
  for (Candidate x : removals) state_.eliminate(x.cell.index(), 1U << x.digit.index());
  for (Candidate x : placements) state_.place(x.cell.index(), x.digit.index());
}

}  // namespace nonet::se
