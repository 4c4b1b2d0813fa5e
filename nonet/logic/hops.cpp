#include "nonet/logic/hops.h"

#include <algorithm>

#include "nonet/logic/links.h"

namespace nonet {
namespace {

// Grids without a solution may hold more walks than anybody can wait for. No chain of a sound
// puzzle was ever met so late.
constexpr int kMostSteps = 1000000;

// A set of hops; there are at most two a cell, or two a house.
class HopSet {
 public:
  void insert(int i) { words_[i / 64] |= std::uint64_t{1} << i % 64; }
  bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  void join(const HopSet& other) {
    for (std::size_t k = 0; k < 3; ++k) words_[k] |= other.words_[k];
  }
  void leave(const HopSet& other) {
    for (std::size_t k = 0; k < 3; ++k) words_[k] &= ~other.words_[k];
  }
  template <class Visit>
  void each(Visit visit) const {
    for (int k = 0; k < 3; ++k) {
      for (std::uint64_t left = words_[k]; left != 0; left &= left - 1) {
        visit(64 * k + std::countr_zero(left));
      }
    }
  }

 private:
  std::array<std::uint64_t, 3> words_{};
};
static_assert(2 * Cell::kCount <= 192 && 2 * House::kCount <= 192);

// Whether the two may begin and end one chain.
bool fit(const Hop& first, const Hop& last) {
  return last.on.digit == first.off.digit && last.off.cell != first.off.cell &&
         last.off.cell != first.on.cell && last.on.cell != first.on.cell;
}

}  // namespace

void HopChain::tell(const Topology& topology, Step& step) const {
  std::vector<Node> nodes;
  std::vector<Truth> links;
  for (int i = 0; i < count_; ++i) {
    const Hop& hop = hops_[i];
    if (i > 0) {
      const Cell before = hops_[i - 1].on.cell;
      links.emplace_back(*house_joining(topology, before, hop.off.cell), hop.off.digit);
    }
    links.push_back(hop.by);
    step.truths.push_back(hop.by);
    if (!hop.by.is_cell()) add_house(HouseRole::kBase, hop.by.house(), step);
    for (Candidate x : {hop.off, hop.on}) {
      nodes.emplace_back(x.digit, CellSet{x.cell});
      add_mark(hop.by.is_cell() ? Role::kLink : Role::kPattern, x, step);
    }
  }
  for (Candidate end : {hops_[0].off, hops_[count_ - 1].on}) {
    add_mark(Role::kPattern, end, step);
    add_mark(Role::kPincer, end, step);
  }
  tell_chain(nodes, links, step);
}

bool HopChain::report(Technique technique, const CellSet& victims, Sink sink) const {
  return sink(
      {technique,
       {},
       CandidateList(victims, hops_[0].off.digit).all(),
       [chain = *this](const Grid& before, Step& step) { chain.tell(before.topology(), step); },
       2 * count_});
}

Hops Hops::of_digit(const Grid& grid, Digit d) {
  const Topology& topology = grid.topology();
  Hops hops;
  for (Cell c : grid.places(d) & grid.open()) {
    CellSet met;
    for (House h : topology.houses_of(c)) {
      // Two cells that share a line and a box are a pair of the line, or none: if only the box has
      // no third place, that is a matter of locked candidates.
      const CellSet others = (grid.places(h, d) - CellSet{c}) - met;
      met |= topology.cells(h);
      if (count_nine(grid.spots(h, d)) != 2 || others.empty()) continue;
      hops.add({c, d}, {others.first(), d}, Truth(h, d));
    }
  }
  hops.join(grid);
  return hops;
}

Hops Hops::of_pairs(const Grid& grid) {
  Hops hops;
  for (Cell c : grid.bivalue()) {
    const Digit low = grid.candidates(c).first();
    const Digit high = (grid.candidates(c) - DigitSet{low}).first();
    hops.add({c, low}, {c, high}, Truth(c));
    hops.add({c, high}, {c, low}, Truth(c));
  }
  hops.join(grid);
  return hops;
}

void Hops::join(const Grid& grid) {
  const Topology& topology = grid.topology();
  std::array<CellSet, Digit::kCount> starts;
  std::array<std::uint8_t, Cell::kCount> first_of{};  // the first hop that begins in the cell
  for (int i = size(); i-- > 0;) {
    starts[hops_[i].off.digit.index()].insert(hops_[i].off.cell);
    first_of[hops_[i].off.cell.index()] = static_cast<std::uint8_t>(i);
  }
  for (const Hop& hop : hops_) {
    first_after_.push_back(static_cast<std::uint16_t>(after_.size()));
    CellSet left = starts[hop.on.digit.index()] - CellSet{hop.on.cell, hop.off.cell};
    for (House h : topology.houses_of(hop.on.cell)) {
      const CellSet here = left & topology.cells(h);
      left -= here;
      for (Cell c : here) {
        for (int i = first_of[c.index()]; i < size() && hops_[i].off.cell == c; ++i) {
          if (hops_[i].off.digit == hop.on.digit) after_.push_back(static_cast<std::uint8_t>(i));
        }
      }
    }
  }
  first_after_.push_back(static_cast<std::uint16_t>(after_.size()));
  measure();
}

void Hops::measure() {
  std::vector<HopSet> next(hops_.size());
  for (int i = 0; i < size(); ++i) {
    for (std::uint8_t hop : after(i)) next[i].insert(hop);
  }
  walks_.assign(hops_.size() * hops_.size(), 0);
  for (int from = 0; from < size(); ++from) {
    std::uint8_t* row = walks_.data() + static_cast<std::size_t>(from * size());
    HopSet seen, reached;
    seen.insert(from);
    reached.insert(from);
    for (int count = 1; count <= HopChain::kMostHops && !reached.empty(); ++count) {
      HopSet beyond;
      reached.each([&](int hop) {
        row[hop] = static_cast<std::uint8_t>(count);
        beyond.join(next[hop]);
      });
      beyond.leave(seen);
      seen.join(beyond);
      reached = beyond;
    }
  }
}

ChainSearch::ChainSearch(const Grid& grid, const Hops& hops, Again again, const Stop* stop)
    : hops_(hops), again_(again), stop_(stop) {
  const Topology& topology = grid.topology();
  for (int first = 0; first < hops.size(); ++first) {
    first_aim_.push_back(static_cast<std::uint32_t>(aims_.size()));
    const Candidate start = hops[first].off;
    const CellSet seen = topology.peers(start.cell) & grid.places(start.digit);
    for (int last = 0; !seen.empty() && last < hops.size(); ++last) {
      if (!fit(hops[first], hops[last]) || hops.walk(first, last) == 0) continue;
      const Candidate end = hops[last].on;
      const CellSet victims = end == start ? seen : seen & topology.peers(end.cell);
      if (victims.empty()) continue;
      aims_.push_back({static_cast<std::uint8_t>(last), prize_for(start.digit, victims)});
    }
  }
  first_aim_.push_back(static_cast<std::uint32_t>(aims_.size()));
}

std::uint16_t ChainSearch::prize_for(Digit d, const CellSet& victims) {
  for (std::size_t i = 0; i < prizes_.size(); ++i) {
    if (prizes_[i].digit == d && prizes_[i].victims == victims) {
      return static_cast<std::uint16_t>(i);
    }
  }
  prizes_.push_back({d, victims, HopChain::kMostHops});
  return static_cast<std::uint16_t>(prizes_.size() - 1);
}

bool ChainSearch::from(int first, int most_hops,
                       FunctionRef<bool(const HopChain&, const CellSet&)> visit) {
  wanted_ = aims_from(first);
  most_hops_ = most_hops;
  if (!hopes(first, 1)) return false;
  steps_left_ = kMostSteps;
  visit_ = &visit;
  start_ = hops_[first].off.cell;
  chain_ = {};
  chain_.push(hops_[first]);
  return extend(first, {start_, hops_[first].on.cell});
}

// Whether a chain whose count-th hop is this one may still come to something.
bool ChainSearch::hopes(int hop, int count) const {
  for (const Aim& aim : wanted_) {
    const int walk = hops_.walk(hop, aim.last);
    if (walk == 0) continue;
    if (count - 1 + walk <= std::min(most_hops_, prizes_[aim.prize].most_hops)) return true;
  }
  return false;
}

bool ChainSearch::extend(int last, const CellSet& used) {
  if (stop_ != nullptr && stop_->requested()) return true;
  for (std::uint8_t next : hops_.after(last)) {
    const Hop& hop = hops_[next];
    const bool closes = hop.on.cell == start_;
    if (used.contains(hop.off.cell) || (used.contains(hop.on.cell) && !closes)) continue;
    if (!hopes(next, chain_.size() + 1) || --steps_left_ < 0) continue;
    chain_.push(hop);
    const bool ended =
        meet(next) || (!closes && extend(next, used | CellSet{hop.off.cell, hop.on.cell}));
    chain_.pop();
    if (ended) return true;
  }
  return false;
}

bool ChainSearch::meet(int last) {
  for (const Aim& aim : wanted_) {
    Prize& prize = prizes_[aim.prize];
    if (aim.last != last) continue;
    if (chain_.size() > std::min(most_hops_, prize.most_hops)) return false;
    prize.most_hops = again_ == Again::kIfShorter ? chain_.size() - 1 : 0;
    return (*visit_)(chain_, prize.victims);
  }
  return false;
}

}  // namespace nonet
