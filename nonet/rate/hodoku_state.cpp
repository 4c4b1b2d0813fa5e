#include "nonet/rate/hodoku_state.h"

namespace nonet {

HodokuState::HodokuState(const Grid& start) : grid_(start.emptied()) {
  naked_.reserve(128);
  hidden_.reserve(256);
  for (House h : start.topology().houses()) open_in_[h.index()] = 9;
  for (Cell c : CellSet::all() - start.open()) place({c, start.candidates(c).first()});
  for (Cell c : start.open()) {
    for (Digit d : grid_.candidates(c) - start.candidates(c)) strike({c, d});
  }
}

void HodokuState::place(Candidate x) {
  const CellSet losers = grid_.topology().peers(x.cell) & grid_.places(x.digit);
  grid_.place(x.cell, x.digit,
              [&](House h, Digit d, unsigned spots) { queue_hidden(h, d, spots); });
  for (Cell c : losers) queue_naked(c);
  for (const Topology::Seat& seat : grid_.topology().seats_of(x.cell)) {
    const int open = --open_in_[seat.house.index()];
    nearly_full_ += open == 1 ? 1 : open == 0 ? -1 : 0;
  }
}

void HodokuState::strike(Candidate x) {
  auto thinned = [&](House h, Digit d, unsigned spots) { queue_hidden(h, d, spots); };
  if (grid_.eliminate(x.cell, x.digit, thinned)) queue_naked(x.cell);
}

void HodokuState::apply(const Step& step) {
  for (Candidate x : step.removals) strike(x);
  for (Candidate x : step.placements) {
    if (grid_.is_open(x.cell)) place(x);
  }
}

std::optional<HodokuState::Single> HodokuState::next_single(
    FunctionRef<bool(const Single&)> accept) {
  if (auto single = next_full_house(accept)) return single;
  while (naked_read_ < naked_.size()) {
    const Single single{Technique::kNakedSingle, naked_[naked_read_++]};
    if (waits(single.candidate) && accept(single)) return single;
  }
  while (hidden_read_ < hidden_.size()) {
    const Single single{Technique::kHiddenSingle, hidden_[hidden_read_++]};
    if (waits(single.candidate) && accept(single)) return single;
  }
  return std::nullopt;
}

// A full house is met in the order of the naked singles, which it does not use up.
std::optional<HodokuState::Single> HodokuState::next_full_house(
    FunctionRef<bool(const Single&)> accept) const {
  if (nearly_full_ == 0) return std::nullopt;
  for (std::size_t i = naked_read_; i < naked_.size(); ++i) {
    const Single single{Technique::kFullHouse, naked_[i]};
    if (!waits(single.candidate)) continue;
    for (const Topology::Seat& seat : grid_.topology().seats_of(single.candidate.cell)) {
      if (open_in_[seat.house.index()] != 1) continue;
      if (accept(single)) return single;
      break;
    }
  }
  return std::nullopt;
}

}  // namespace nonet
