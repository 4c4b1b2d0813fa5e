#include "nonet/rate/hodoku/state.h"

#include <algorithm>

namespace nonet {
namespace {

// When a start lost its candidates, as numbers that only mean earlier and later. Setting the digit
// of cell s takes it from the peers c in their order, then the other digits d of s in theirs; last
// of all come the candidates that no set digit takes.
//
//   bits 8..15  s, or 81 + c    bit 7  0, or 1 for a digit of s itself    bits 0..6  c, or d
class TimesOfLoss {
 public:
  explicit TimesOfLoss(const Grid& start) : start_(start) {
    for (Digit d : Digit::all()) set_[d.index()] = start.places(d) - start.open();
  }

  const CellSet& set(Digit d) const { return set_[d.index()]; }

  unsigned of(Cell c, Digit d) const {
    const CellSet setters = set_[d.index()] & start_.topology().peers(c);
    const int cell = c.index(), digit = d.index();
    int time = setters.empty() ? (81 + cell) << 8 | digit : setters.first().index() << 8 | cell;
    if (!start_.is_open(c)) time = std::min(time, cell << 8 | 1 << 7 | digit);
    return static_cast<unsigned>(time);
  }

 private:
  const Grid& start_;
  std::array<CellSet, 9> set_;
};

// Singles to be put in order.
struct Dated {
  unsigned time;
  Candidate single;
  friend bool operator<(const Dated& a, const Dated& b) { return a.time < b.time; }
};

void sort_into(std::vector<Dated>& dated, std::vector<Candidate>& queue) {
  std::sort(dated.begin(), dated.end());
  for (const Dated& each : dated) queue.push_back(each.single);
}

}  // namespace

HodokuState::HodokuState(const Grid& start) : grid_(start) {
  naked_.reserve(128);
  hidden_.reserve(256);
  for (House h : start.topology().houses()) {
    open_in_[h.index()] =
        static_cast<std::uint8_t>((start.topology().cells(h) & start.open()).size());
    nearly_full_ |= std::uint64_t{open_in_[h.index()] == 1} << h.index();
  }
  queue_singles_of_start();
}

// Every single that the setting of the digits would have queued is one still, or is void by now; so
// only their order is in question. A single was made by the last loss of the others.
void HodokuState::queue_singles_of_start() {
  const Topology& topology = grid_.topology();
  const TimesOfLoss times(grid_);
  std::vector<Dated> dated;
  dated.reserve(64);
  for (Cell c : grid_.with_at_most(1)) {
    const DigitSet left = grid_.candidates(c);
    unsigned last = 0;
    for (Digit d : DigitSet::all() - left) last = std::max(last, times.of(c, d));
    dated.push_back({last, {c, left.first()}});
  }
  sort_into(dated, naked_);
  dated.clear();
  for (Digit d : Digit::all()) {
    std::uint64_t one = 0;  // houses with one place or none
    for (House h : topology.houses()) {
      one |= std::uint64_t{at_most_one_bit(grid_.spots(h, d))} << h.index();
    }
    for (Cell c : times.set(d)) one &= ~topology.house_bits(c);
    for (; one != 0; one &= one - 1) {
      const House h(std::countr_zero(one));
      if (grid_.spots(h, d) == 0) continue;
      const Cell place = topology.order(h)[std::countr_zero(grid_.spots(h, d))];
      unsigned last = 0;
      for (Cell c : topology.order(h)) {
        if (c != place) last = std::max(last, times.of(c, d));
      }
      dated.push_back({last << 8 | static_cast<unsigned>(h.index()), {place, d}});
    }
  }
  sort_into(dated, hidden_);
}

void HodokuState::place(Candidate x) {
  grid_.place(
      x.cell, x.digit, [&](House h, Digit d, unsigned spots) { queue_hidden(h, d, spots); },
      [&](Cell c) { queue_naked(c); });
  for (const Topology::Seat& seat : grid_.topology().seats_of(x.cell)) {
    const int h = seat.house.index();
    --open_in_[h];
    nearly_full_ &= ~(std::uint64_t{1} << h);
    nearly_full_ |= std::uint64_t{open_in_[h] == 1} << h;
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
    if ((grid_.topology().house_bits(single.candidate.cell) & nearly_full_) == 0) continue;
    if (waits(single.candidate) && accept(single)) return single;
  }
  return std::nullopt;
}

}  // namespace nonet
