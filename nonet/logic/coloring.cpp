// Colouring: in a house with only two places for a digit, one is true and the other false. Join
// such pairs to a network and colour it with two colours: one colour is wholly true, the other
// wholly false. So with one network
//   wrap      two cells of one colour see each other: that colour is the false one,
//   trap      a cell sees both colours: it is false either way,
// and with two of the same digit
//   multi 2   a colour of one sees both colours of the other: that colour is the false one,
//   multi 1   a colour of one sees a colour of the other: not both are true, so one of their
//             opposites is, and a cell that sees both opposites is false.
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

struct Network {
  CellSet side[2];
  CellSet seen[2];          // by the cells of a side
  std::uint64_t links = 0;  // which of the digit's strong links it was grown along

  CellSet cells() const { return side[0] | side[1]; }
};

CellSet seen_by(const Grid& grid, const CellSet& cells) {
  CellSet seen;
  for (Cell c : cells) seen |= grid.topology().peers(c);
  return seen;
}

// The networks of a digit, each begun at its lowest cell, which is of the first colour.
class Networks {
 public:
  Networks(const Grid& grid, DigitSet digits) : grid_(grid), pairs_(grid, digits) {}

  void grow(Digit d) {
    digit_ = d;
    links_.collect(grid_, d, pairs_);
    networks_.clear();
    CellSet left;
    std::uint64_t unused = 0;
    for (int i = 0; i < links_.size(); ++i) {
      ends_[i] = links_[i].cells();
      left |= ends_[i];
      unused |= std::uint64_t{1} << i;
    }
    while (!left.empty()) {
      Network& network = networks_.emplace_back();
      network.side[0].insert(left.first());
      while (extend(network, unused)) {
      }
      left -= network.cells();
      for (int i : {0, 1}) network.seen[i] = seen_by(grid_, network.side[i]);
    }
  }

  Digit digit() const { return digit_; }
  std::size_t size() const { return networks_.size(); }
  const Network& operator[](std::size_t i) const { return networks_[i]; }

  void cite(const Network& network, Step& step) const {
    for (int i = 0; i < links_.size(); ++i) {
      if ((network.links >> i & 1U) != 0) step.truths.emplace_back(links_[i].house, digit_);
    }
  }

 private:
  // Along the unused links that have an end in the network.
  bool extend(Network& network, std::uint64_t& unused) const {
    bool extended = false;
    for (std::uint64_t left = unused; left != 0; left &= left - 1) {
      const int i = std::countr_zero(left);
      const bool from_first = network.side[0].meets(ends_[i]);
      if (!from_first && !network.side[1].meets(ends_[i])) continue;
      unused &= ~(std::uint64_t{1} << i);
      if (network.cells().contains(ends_[i])) continue;
      network.side[from_first ? 1 : 0] |= ends_[i] - network.cells();
      network.links |= std::uint64_t{1} << i;
      extended = true;
    }
    return extended;
  }

  const Grid& grid_;
  PairHouses pairs_;
  Digit digit_;
  StrongLinks links_;
  std::array<CellSet, House::kCount> ends_;
  std::vector<Network> networks_;
};

void mark(Role role, const CellSet& cells, Digit d, Step& step, int group = 0) {
  for (Cell c : cells) step.marks.push_back({role, {c, d}, static_cast<std::uint8_t>(group)});
}

// A network's sides are told as two groups of colours.
void tell_network(const Networks& networks, const Network& network, int first_group, Step& step) {
  const Digit d = networks.digit();
  networks.cite(network, step);
  mark(Role::kColor, network.side[0], d, step, first_group);
  mark(Role::kColor, network.side[1], d, step, first_group + 1);
  mark(Role::kPattern, network.cells(), d, step);
}

// Networks are grown again for the one hit that is told: they are too large to keep for all.
Networks regrown(const Grid& grid, Digit d) {
  Networks networks(grid, {d});
  networks.grow(d);
  return networks;
}

bool find_wrap(const Networks& networks, std::size_t at, Sink sink) {
  const Digit d = networks.digit();
  for (int i : {0, 1}) {
    const CellSet meeting = networks[at].side[i] & networks[at].seen[i];
    if (meeting.empty()) continue;
    auto tell = [=](const Grid& before, Step& step) {
      const Networks again = regrown(before, d);
      tell_network(again, again[at], 0, step);
      mark(Role::kLink, meeting, d, step);
    };
    if (sink({Technique::kColorWrap, {}, CandidateList(networks[at].side[i], d).all(), tell})) {
      return true;
    }
  }
  return false;
}

bool find_trap(const Grid& grid, const Networks& networks, std::size_t at, Sink sink) {
  const Digit d = networks.digit();
  const CellSet trapped = networks[at].seen[0] & networks[at].seen[1] & grid.places(d);
  if (trapped.empty()) return false;
  auto tell = [=](const Grid& before, Step& step) {
    const Networks again = regrown(before, d);
    tell_network(again, again[at], 0, step);
  };
  return sink({Technique::kColorTrap, {}, CandidateList(trapped, d).all(), tell});
}

// A colour of `a` sees both colours of `b`, perhaps by different cells.
bool find_multi_2(const Networks& networks, std::size_t at, std::size_t other, Sink sink) {
  const Digit d = networks.digit();
  const Network &a = networks[at], &b = networks[other];
  for (int i : {0, 1}) {
    if (!a.seen[i].meets(b.side[0]) || !a.seen[i].meets(b.side[1])) continue;
    auto tell = [=, pivot = a.side[i] & (b.seen[0] | b.seen[1]), links = b.cells() & a.seen[i]](
                    const Grid& before, Step& step) {
      const Networks again = regrown(before, d);
      tell_network(again, again[at], 0, step);
      tell_network(again, again[other], 2, step);
      mark(Role::kPivot, pivot, d, step);
      mark(Role::kLink, links, d, step);
    };
    if (sink({Technique::kMultiColors2, {}, CandidateList(a.side[i], d).all(), tell})) return true;
  }
  return false;
}

bool find_multi_1(const Grid& grid, const Networks& networks, std::size_t at, std::size_t other,
                  Sink sink) {
  const Digit d = networks.digit();
  const Network &a = networks[at], &b = networks[other];
  CandidateList removals;
  CellSet targets, meeting;
  for (int i : {0, 1}) {
    for (int j : {0, 1}) {
      if (!a.seen[i].meets(b.side[j])) continue;
      const CellSet part = (a.seen[1 - i] & b.seen[1 - j] & grid.places(d)) - targets;
      if (part.empty()) continue;
      removals.append(part, d);
      targets |= part;
      meeting |= (a.seen[i] & b.side[j]) | (b.seen[j] & a.side[i]);
    }
  }
  if (removals.empty()) return false;
  auto tell = [=](const Grid& before, Step& step) {
    const Networks again = regrown(before, d);
    tell_network(again, again[at], 0, step);
    tell_network(again, again[other], 2, step);
    mark(Role::kLink, meeting, d, step);
  };
  return sink({Technique::kMultiColors1, {}, removals.all(), tell});
}

}  // namespace

bool find_simple_colors(const Grid& grid, const Ask& ask, Sink sink) {
  Networks networks(grid, ask.digits);
  for (Digit d : ask.digits) {
    networks.grow(d);
    for (std::size_t i = 0; i < networks.size(); ++i) {
      if ((ask.wants(Technique::kColorWrap) && find_wrap(networks, i, sink)) ||
          (ask.wants(Technique::kColorTrap) && find_trap(grid, networks, i, sink))) {
        return true;
      }
    }
  }
  return false;
}

bool find_multi_colors(const Grid& grid, const Ask& ask, Sink sink) {
  Networks networks(grid, ask.digits);
  for (Digit d : ask.digits) {
    networks.grow(d);
    for (std::size_t i = 0; i < networks.size(); ++i) {
      for (std::size_t j = 0; j < networks.size(); ++j) {
        if (i == j) continue;
        if (ask.wants(Technique::kMultiColors2) && find_multi_2(networks, i, j, sink)) return true;
        // The same whichever network comes first.
        if (i < j && ask.wants(Technique::kMultiColors1) &&
            find_multi_1(grid, networks, i, j, sink)) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace nonet
