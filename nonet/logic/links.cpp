#include "nonet/logic/links.h"

#include <algorithm>

namespace nonet {

PairHouses::PairHouses(const Grid& grid, DigitSet digits) {
  static constexpr auto kIsPair = [] {
    std::array<bool, 512> is_pair{};
    for (unsigned spots = 0; spots < 512; ++spots) is_pair[spots] = count_nine(spots) == 2;
    return is_pair;
  }();
  for (Digit d : digits) {
    for (House h : grid.topology().houses()) {
      houses_[d.index()] |= std::uint64_t{kIsPair[grid.spots(h, d)]} << h.index();
    }
  }
}

std::optional<House> house_joining(const Topology& topology, Cell a, Cell b) {
  for (House h : topology.houses_of(a)) {
    if (topology.cells(h).contains(b)) return h;
  }
  return std::nullopt;
}

std::vector<Truth> truths_joining(const Topology& topology, Digit d, const CellSet& a,
                                  const CellSet& b) {
  for (House h : topology.houses_of(a.first())) {
    if (topology.cells(h).contains(a | b)) return {Truth(h, d)};
  }
  std::vector<Truth> truths;
  for (Cell from : a) {
    for (Cell to : b) {
      const auto house = house_joining(topology, from, to);
      if (!house) continue;
      const Truth truth(*house, d);
      if (std::find(truths.begin(), truths.end(), truth) == truths.end()) truths.push_back(truth);
    }
  }
  return truths;
}

void add_mark(Role role, Candidate x, Step& step) {
  const Mark mark{role, x};
  if (std::find(step.marks.begin(), step.marks.end(), mark) == step.marks.end()) {
    step.marks.push_back(mark);
  }
}

void add_house(HouseRole role, House house, Step& step) {
  const HouseMark mark{role, house};
  if (std::find(step.houses.begin(), step.houses.end(), mark) == step.houses.end()) {
    step.houses.push_back(mark);
  }
}

void tell_chain(std::span<const Node> nodes, std::span<const Truth> links, Step& step) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    Inference inference;
    inference.kind = i == 0 ? Inference::Kind::kAssume : Inference::Kind::kFollows;
    inference.node = nodes[i];
    inference.holds = i % 2 == 1;
    if (i > 0) inference.by = {links[i - 1]};
    step.inferences.push_back(inference);
  }
}

}  // namespace nonet
