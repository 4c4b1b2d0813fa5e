#include "nonet/rate/hodoku/state.h"

namespace nonet {

const Grid& HodokuState::grid() const {
  for (Candidate x : singles_.placed().subspan(placed_)) grid_.place(x.cell, x.digit);
  placed_ = singles_.placed().size();
  return grid_;
}

void HodokuState::strike(Candidate x) {
  if (!grid().has(x)) return;
  grid_.eliminate(x);
  singles_.strike(x);
}

void HodokuState::apply(std::span<const Candidate> placements,
                        std::span<const Candidate> removals) {
  for (Candidate x : removals) strike(x);
  for (Candidate x : placements) {
    if (open().contains(x.cell)) place(x);
  }
}

}  // namespace nonet
