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

std::uint64_t walk_rank(const Topology& topology, Digit d, const std::array<Cell, 4>& cells) {
  const int start = cells[0].index() * Digit::kCount + d.index();
  std::uint64_t rank = static_cast<unsigned>(start);
  for (int i = 1; i < 4; ++i) {
    const auto house = house_joining(topology, cells[i - 1], cells[i]);
    const int way = house ? static_cast<int>(topology.kind(*house)) : 4;
    const int step = way * Cell::kCount + cells[i].index();
    rank = rank * 1024 + static_cast<unsigned>(step);
  }
  return rank;
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
    if (i > 0) inference.by = links[i - 1];
    step.inferences.push_back(inference);
  }
}

}  // namespace nonet
