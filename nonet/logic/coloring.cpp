// Simple colouring: in a house with only two places for a digit, one is true and the other false.
// Join such pairs to a network and colour it with two colours: one colour is wholly true, the
// other wholly false. So
//   wrap   two cells of one colour see each other: that colour is the false one,
//   trap   a cell outside sees both colours: it is false either way.
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

struct Network {
  CellSet side[2];
  std::vector<Truth> links;  // the houses whose two places it joins
};

// The network that holds `start`, which gets colour 0.
Network grow(const Grid& grid, Digit d, Cell start) {
  Network network;
  network.side[0].insert(start);
  std::vector<Cell> reached = {start};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    Cell cell = reached[i];
    int color = network.side[1].contains(cell) ? 1 : 0;
    for (House h : grid.topology().houses_of(cell)) {
      CellSet pair = grid.places(h, d);
      if (pair.size() != 2) continue;
      pair.erase(cell);
      Cell partner = pair.first();
      if ((network.side[0] | network.side[1]).contains(partner)) continue;
      network.side[1 - color].insert(partner);
      network.links.emplace_back(h, d);
      reached.push_back(partner);
    }
  }
  return network;
}

// `first` is the side that is told first, as colour A.
Step colored_step(const Network& network, int first, Technique technique, Digit d,
                  const CellSet& targets) {
  Step step;
  step.technique = technique;
  for (Cell c : targets) step.removals.push_back({c, d});
  step.truths = network.links;
  for (Cell c : network.side[first]) step.marks.push_back({Role::kColorA, {c, d}});
  for (Cell c : network.side[1 - first]) step.marks.push_back({Role::kColorB, {c, d}});
  for (Cell c : network.side[0] | network.side[1]) step.marks.push_back({Role::kPattern, {c, d}});
  return step;
}

bool sees_itself(const Grid& grid, const CellSet& cells) {
  for (Cell c : cells) {
    if (grid.topology().peers(c).meets(cells)) return true;
  }
  return false;
}

CellSet seen_by(const Grid& grid, const CellSet& cells) {
  CellSet seen;
  for (Cell c : cells) seen |= grid.topology().peers(c);
  return seen;
}

// Hands each network with at least one link to `visit` until it returns true.
template <class Visit>
bool each_network(const Grid& grid, Visit&& visit) {
  for (Digit d : Digit::all()) {
    CellSet left = grid.places(d) & grid.open();
    while (!left.empty()) {
      Network network = grow(grid, d, left.first());
      left -= network.side[0] | network.side[1];
      if (!network.links.empty() && visit(network, d)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_simple_colors(const Grid& grid, const Ask& ask, Sink sink) {
  auto report_wraps = [&](const Network& network, Digit d) {
    for (int side : {0, 1}) {
      if (!sees_itself(grid, network.side[side])) continue;
      if (sink(colored_step(network, side, Technique::kColorWrap, d, network.side[side]))) {
        return true;
      }
    }
    return false;
  };
  auto report_trap = [&](const Network& network, Digit d) {
    CellSet trapped = seen_by(grid, network.side[0]) & seen_by(grid, network.side[1]) &
                      grid.places(d) & grid.open();
    trapped -= network.side[0] | network.side[1];
    return !trapped.empty() && sink(colored_step(network, 0, Technique::kColorTrap, d, trapped));
  };
  return each_network(grid, [&](const Network& network, Digit d) {
    return (ask.wants(Technique::kColorWrap) && report_wraps(network, d)) ||
           (ask.wants(Technique::kColorTrap) && report_trap(network, d));
  });
}

}  // namespace nonet
