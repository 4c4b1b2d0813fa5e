#include "nonet/logic/joint_truths.h"

namespace nonet {

CandidateSet contradicted_by(Candidate x, const Topology& topology) {
  CandidateSet out;
  out.of(x.digit) = topology.peers(x.cell);
  for (Digit d : Digit::all()) {
    if (d != x.digit) out.of(d).insert(x.cell);
  }
  return out;
}

JointTruths::JointTruths(const Grid& grid, std::span<const Truth> truths)
    : topology_(grid.topology()), truths_(truths.begin(), truths.end()) {
  for (Digit d : Digit::all()) standing_.of(d) = grid.places(d);
}

bool JointTruths::allow(Candidate x) {
  for (const CandidateSet& contradicted : contradicted_) {
    if (!contradicted.contains(x)) return true;
  }
  State state{standing_, {}, {}};
  state.choose(x, topology_);
  int left = kMostChoices;
  return fill(state, left);
}

std::optional<int> JointTruths::left_of(Truth truth, const State& state) const {
  if (truth.is_cell()) {
    if (state.settled.contains(truth.cell())) return std::nullopt;
    return state.standing.of(truth.cell()).size();
  }
  const CellSet& cells = topology_.cells(truth.house());
  if (state.chosen.of(truth.digit()).meets(cells)) return std::nullopt;
  return (state.standing.of(truth.digit()) & cells).size();
}

JointTruths::Ways JointTruths::ways_of(Truth truth, const State& state) const {
  Ways ways;
  if (truth.is_cell()) {
    for (Digit d : state.standing.of(truth.cell())) ways.all[ways.count++] = {truth.cell(), d};
  } else {
    for (Cell c : state.standing.of(truth.digit()) & topology_.cells(truth.house())) {
      ways.all[ways.count++] = {c, truth.digit()};
    }
  }
  return ways;
}

// Truths with one candidate left are filled first; then each candidate of the one with the fewest
// is tried.
bool JointTruths::fill(State& state, int& left) {
  for (;;) {
    const Truth* narrowest = nullptr;
    int fewest = Cell::kCount + 1;
    for (const Truth& truth : truths_) {
      const std::optional<int> count = left_of(truth, state);
      if (!count || *count >= fewest) continue;
      if (*count == 0) return false;
      fewest = *count;
      narrowest = &truth;
      if (fewest == 1) break;
    }
    if (narrowest == nullptr) break;
    const Ways ways = ways_of(*narrowest, state);
    if (fewest == 1) {
      state.choose(ways.all[0], topology_);
      continue;
    }
    for (Candidate way : std::span(ways.all).first(ways.count)) {
      if (--left < 0) return true;
      State then = state;
      then.choose(way, topology_);
      if (fill(then, left)) return true;
    }
    return false;
  }
  CandidateSet& contradicted = contradicted_.emplace_back();
  for (Candidate x : state.chosen) contradicted |= contradicted_by(x, topology_);
  return true;
}

}  // namespace nonet
