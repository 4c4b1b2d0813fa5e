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
  const Topology& topology = grid_.topology();
  const CellSet losers = topology.peers(x.cell) & grid_.places(x.digit);
  const DigitSet others = grid_.candidates(x.cell) - DigitSet{x.digit};
  Thinned thinned;
  if (!losers.empty()) find_thinned(grid_.spots(x.digit), topology.shadow_of(x.cell), thinned);
  grid_.place(x.cell, x.digit);
  for (Cell c : losers) queue_naked(c);
  if (thinned.houses != 0) queue_thinned(x.digit, thinned);
  for (Digit d : others) queue_hidden_around(x.cell, d);
  for (const Topology::Seat& seat : topology.seats_of(x.cell)) {
    const int h = seat.house.index();
    --open_in_[h];
    nearly_full_ &= ~(std::uint64_t{1} << h);
    nearly_full_ |= std::uint64_t{open_in_[h] == 1} << h;
  }
}

void HodokuState::strike(Candidate x) {
  if (!grid_.eliminate(x)) return;
  queue_hidden_around(x.cell, x.digit);
  queue_naked(x.cell);
}

// A placed digit hardly ever leaves another house with one spot or none, so that is asked for all
// houses at once.
template <int kHouses>
void HodokuState::Thinned::look(const std::uint16_t* spots, const std::uint16_t* shadow) {
  using Lane = std::uint16_t;
  Lane met = 0;
  for (int i = 0; i < kHouses; ++i) {
    const Lane gone = static_cast<Lane>(spots[i] & shadow[i]);
    const Lane left = static_cast<Lane>(spots[i] & ~shadow[i]);
    const Lane more = static_cast<Lane>(left & static_cast<Lane>(left - 1));
    lost[i] = more == 0 ? gone : Lane{0};
    met = static_cast<Lane>(met | lost[i]);
  }
  houses = met == 0 ? 0 : kHouses;
}

void HodokuState::find_thinned(const Grid::Spots& spots, const Topology::Shadow& shadow,
                               Thinned& thinned) const {
  constexpr int kFewHouses = 32;
  if (grid_.topology().house_count() <= kFewHouses) {
    thinned.look<kFewHouses>(spots.data(), shadow.data());
  } else {
    thinned.look<House::kCount>(spots.data(), shadow.data());
  }
}

// In the order of the last cell that each house lost, then of the houses.
void HodokuState::queue_thinned(Digit digit, const Thinned& thinned) {
  std::array<std::uint16_t, House::kCount> events;  // the cell, then the house
  int count = 0;
  auto add = [&](int i) {
    const Cell last = grid_.topology().order(House(i))[std::bit_width(thinned.lost[i]) - 1];
    const int event = last.index() << 8 | i;
    int at = count++;
    for (; at > 0 && event < events[at - 1]; --at) events[at] = events[at - 1];
    events[at] = static_cast<std::uint16_t>(event);
  };
  // Four houses a word, most words empty.
  for (int first = 0; first < thinned.houses; first += 4) {
    const std::uint16_t* four = thinned.lost.data() + first;
    std::uint64_t word = four[0] | std::uint64_t{four[1]} << 16 | std::uint64_t{four[2]} << 32 |
                         std::uint64_t{four[3]} << 48;
    while (word != 0) {
      const int lane = std::countr_zero(word) / 16;
      add(first + lane);
      word &= ~(std::uint64_t{0xffff} << 16 * lane);
    }
  }
  for (int i = 0; i < count; ++i) {
    const House house(events[i] & 0xff);
    queue_hidden(house, digit, grid_.spots(house, digit));
  }
}

void HodokuState::apply(std::span<const Candidate> placements,
                        std::span<const Candidate> removals) {
  for (Candidate x : removals) strike(x);
  for (Candidate x : placements) {
    if (grid_.is_open(x.cell)) place(x);
  }
}

std::optional<HodokuState::Single> HodokuState::next_single(
    FunctionRef<bool(const Single&)> accept) {
  // What is void by now need not be passed over again and again.
  while (naked_read_ < naked_.size() && !waits(naked_[naked_read_])) ++naked_read_;
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

// A full house is met in the order of the naked singles, which it does not use up. Where a look
// found none, only later singles, or another house that is nearly full, can make one.
std::optional<HodokuState::Single> HodokuState::next_full_house(
    FunctionRef<bool(const Single&)> accept) {
  if (nearly_full_ == 0) return std::nullopt;
  const bool same_houses = (nearly_full_ & ~looked_houses_) == 0;
  for (std::size_t i = std::max(naked_read_, same_houses ? looked_until_ : 0); i < naked_.size();
       ++i) {
    const Single single{Technique::kFullHouse, naked_[i]};
    if ((grid_.topology().house_bits(single.candidate.cell) & nearly_full_) == 0) continue;
    if (waits(single.candidate) && accept(single)) return single;
  }
  looked_houses_ = nearly_full_;
  looked_until_ = naked_.size();
  return std::nullopt;
}

}  // namespace nonet
