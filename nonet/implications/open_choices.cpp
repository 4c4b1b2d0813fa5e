#include "nonet/implications/open_choices.h"

namespace nonet {

OpenChoices::OpenChoices(const Grid& grid, House house, const CellSet& from) {
  const auto& order = grid.topology().order(house);
  for (unsigned i = 0; i < 9; ++i) {
    if (!grid.is_open(order[i]) || !from.contains(order[i])) continue;
    cells_[open_].spots = static_cast<std::uint16_t>(1U << i);
    cells_[open_].digits = static_cast<std::uint16_t>(grid.candidates(order[i]).bits());
    ++open_;
  }
  grow({}, 0);
}

void OpenChoices::grow(const OpenChoice& chosen, std::size_t next) {
  for (; next < open_; ++next) {
    OpenChoice& more = choices_[count_++];
    more.spots = static_cast<std::uint16_t>(chosen.spots | cells_[next].spots);
    more.digits = static_cast<std::uint16_t>(chosen.digits | cells_[next].digits);
    grow(more, next + 1);
  }
}

}  // namespace nonet
