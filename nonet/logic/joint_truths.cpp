#include "nonet/logic/joint_truths.h"

#include <algorithm>

namespace nonet {

CandidateSet contradicted_by(Candidate x, const Topology& topology) {
  CandidateSet out;
  out.of(x.digit) = topology.peers(x.cell);
  for (Digit d : Digit::all()) {
    if (d != x.digit) out.of(d).insert(x.cell);
  }
  return out;
}

JointTruths::JointTruths(const Grid& grid, std::span<const Truth> truths) : grid_(grid), start_{} {
  truths = truths.first(std::min(truths.size(), kMostTruths));
  truths_.assign(truths.begin(), truths.end());
  for (std::size_t i = 0; i < truths_.size(); ++i) {
    const Truth truth = truths_[i];
    start_.ways[i] =
        static_cast<std::uint16_t>(truth.is_cell() ? grid.candidates(truth.cell()).bits()
                                                   : grid.spots(truth.house(), truth.digit()));
    start_.open |= std::uint64_t{1} << i;
  }
  for (auto& choices : choice_at_) choices.fill(-1);
}

bool JointTruths::allow(Candidate x) {
  if (!undecided_.contains(x)) return true;
  State state = start_;
  choose(x, state);
  int left = kMostChoices;
  return fill(state, left);
}

void JointTruths::choose(Candidate x, State& state) {
  const Choice& choice = choice_of(x);
  for (std::size_t i = 0; i < kMostTruths; ++i) state.ways[i] &= choice.left[i];
  state.open &= choice.others;
  chosen_[state.chosen++] = x;
}

const JointTruths::Choice& JointTruths::choice_of(Candidate x) {
  std::int16_t& at = choice_at_[x.cell.slot()][x.digit.slot()];
  if (at >= 0) return choices_[static_cast<std::size_t>(at)];
  at = static_cast<std::int16_t>(choices_.size());
  Choice& choice = choices_.emplace_back();
  choice.left.fill(0x1ff);
  choice.others = ~std::uint64_t{0};
  const Topology& topology = grid_.topology();
  const CellSet& peers = topology.peers(x.cell);
  for (std::size_t i = 0; i < truths_.size(); ++i) {
    const Truth truth = truths_[i];
    unsigned struck = 0;
    bool own = false;
    if (truth.is_cell()) {
      own = truth.cell() == x.cell;
      if (peers.contains(truth.cell())) struck = DigitSet{x.digit}.bits();
    } else {
      const House h = truth.house();
      const bool within = topology.cells(h).contains(x.cell);
      own = within && truth.digit() == x.digit;
      if (within && !own) {
        for (const Topology::Seat& seat : topology.seats_of(x.cell)) {
          if (seat.house == h) struck = seat.bit;
        }
      } else if (truth.digit() == x.digit) {
        struck = topology.shadow_of(x.cell)[h.slot()];
      }
    }
    choice.left[i] = static_cast<std::uint16_t>(choice.left[i] & ~struck);
    if (own) choice.others &= ~(std::uint64_t{1} << i);
  }
  return choice;
}

Candidate JointTruths::way_of(std::size_t truth, unsigned ways) const {
  const Truth of = truths_[truth];
  const auto first = static_cast<std::size_t>(std::countr_zero(ways));
  if (of.is_cell()) return {of.cell(), Digit(static_cast<int>(first))};
  return {grid_.topology().order(of.house())[first], of.digit()};
}

// Truths with one way left are filled first; then each way of the one with the fewest is tried.
bool JointTruths::fill(State& state, int& left) {
  while (state.open != 0) {
    std::size_t narrowest = 0;
    int fewest = Digit::kCount + 1;
    for (std::uint64_t rest = state.open; rest != 0 && fewest > 1; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      const int count = count_nine(state.ways[i]);
      if (count == 0) return false;
      if (count >= fewest) continue;
      fewest = count;
      narrowest = i;
    }
    unsigned ways = state.ways[narrowest];
    if (fewest == 1) {
      choose(way_of(narrowest, ways), state);
      continue;
    }
    for (; ways != 0; ways &= ways - 1) {
      if (--left < 0) return true;
      State then = state;
      choose(way_of(narrowest, ways), then);
      if (fill(then, left)) return true;
    }
    return false;
  }
  keep_filling(state.chosen);
  return true;
}

void JointTruths::keep_filling(std::size_t size) {
  CandidateSet filling;
  for (Candidate x : std::span(chosen_).first(size)) filling.insert(x);
  const CellSet cells = filling.cells();
  for (Digit d : Digit::all()) {
    CellSet contradicted = cells - filling.of(d);
    for (Cell c : filling.of(d)) contradicted |= grid_.topology().peers(c);
    undecided_.of(d) &= contradicted;
  }
}

}  // namespace nonet
