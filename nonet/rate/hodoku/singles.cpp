#include "nonet/rate/hodoku/singles.h"

#include <algorithm>

namespace nonet {
namespace {

// is_one_bit() without a branch: the lowest bit and all below it are more than bits - 1 only where
// no bit stands above.
int one_if_one_bit(unsigned bits) {
  return (bits ^ (bits - 1)) > bits - 1 ? 1 : 0;
}

// The spots of a digit in four houses, side by side.
std::uint64_t side_by_side(const std::uint16_t* four) {
  return four[0] | std::uint64_t{four[1]} << 16 | std::uint64_t{four[2]} << 32 |
         std::uint64_t{four[3]} << 48;
}

// Of these four, the top bit of each that has just one spot.
std::uint64_t with_one(std::uint64_t four) {
  constexpr std::uint64_t kLowest = 0x0001000100010001;
  constexpr std::uint64_t kTop = kLowest << 15;
  const std::uint64_t more = four & ((four | kTop) - kLowest);  // all but the first spot of each
  constexpr std::uint64_t kCarry = kTop - kLowest;              // lifts any spot to the top bit
  return (four + kCarry) & ~(more + kCarry) & kTop;
}

// Singles of a start to be put in order.
class Dated {
 public:
  // `where` is what the queue holds; the single was made when the last of the others was lost.
  void add(unsigned last_loss, int where) {
    dated_[count_++] = last_loss << kBitsOfWhere | static_cast<unsigned>(where);
  }
  template <std::size_t kRoom>
  int sort_into(std::array<std::uint16_t, kRoom>& queue) {
    std::sort(dated_.begin(), dated_.begin() + count_);
    for (int i = 0; i < count_; ++i) {
      queue[i] = static_cast<std::uint16_t>(dated_[i] & ((1U << kBitsOfWhere) - 1));
    }
    return count_;
  }

 private:
  static constexpr int kBitsOfWhere = 10;

  std::array<unsigned, 9UL * House::kCount> dated_;
  int count_ = 0;
};

}  // namespace

// When a start lost its candidates, as numbers that only mean earlier and later. Setting the digit
// of cell s takes it from the peers c in their order, then the other digits d of s in theirs; last
// of all come the candidates that no set digit takes.
//
//   bits 8..15  s, or 81 + c    bit 7  0, or 1 for a digit of s itself    bits 0..6  c, or d
class HodokuSingles::TimesOfLoss {
 public:
  explicit TimesOfLoss(const Grid& start) : start_(start) {
    for (Digit d : Digit::all()) set_[d.index()] = start.places(d) - start.open();
  }

  const Grid& start() const { return start_; }

  // When the last of a cell's other candidates was lost.
  unsigned of_others(Cell c) const {
    unsigned last = 0;
    for (Digit d : DigitSet::all() - start_.candidates(c)) last = std::max(last, of(c, d));
    return last;
  }
  // When a digit lost the last of its other spots in a house.
  unsigned of_others(House h, Digit d, unsigned spot) const {
    unsigned last = 0;
    for (unsigned others = 0x1ffU & ~spot; others != 0; others &= others - 1) {
      last = std::max(last, of(start_.topology().order(h)[std::countr_zero(others)], d));
    }
    return last;
  }

 private:
  unsigned of(Cell c, Digit d) const {
    const CellSet setters = set_[d.index()] & start_.topology().peers(c);
    const unsigned cell = static_cast<unsigned>(c.index());
    const unsigned open = start_.is_open(c) ? 1 : 0;
    const unsigned own =
        (cell + 81 * open) << 8 | (1 - open) << 7 | static_cast<unsigned>(d.index());
    if (setters.empty()) return own;
    return std::min(own, static_cast<unsigned>(setters.first().index()) << 8 | cell);
  }

  const Grid& start_;
  std::array<CellSet, 9> set_;
};

HodokuSingles::HodokuSingles(const Grid& start)
    : topology_(&start.topology()), open_(start.open()), counts_(start.topology().house_count()) {
  for (Cell c : Cell::all()) candidates_[c.index()] = start.candidates(c);
  for (Digit d : Digit::all()) {
    places_[d.index()] = start.places(d);
    std::copy(start.spots(d).begin(), start.spots(d).end(),
              spots_.begin() + std::ptrdiff_t{d.index()} * kHouses);
  }
  for (Cell c : CellSet::all() - open_) {
    for (Digit d : start.candidates(c)) settle(c, d);
    counts_.lower(topology_->house_bits(c));
  }
  // Every single that the setting of the digits would have queued is one still, or is void by now;
  // so only their order is in question. A single was made by the last loss of the others.
  const TimesOfLoss times(start);
  queue_naked_of_start(times);
  queue_hidden_of_start(times);
}

void HodokuSingles::queue_naked_of_start(const TimesOfLoss& times) {
  Dated dated;
  for (Cell c : times.start().with_at_most(1)) dated.add(times.of_others(c), c.index());
  ends_.naked = dated.sort_into(naked_);
  for (int i = 0; i < ends_.naked; ++i) naked_at_[naked_[i]] = static_cast<std::uint16_t>(i);
}

void HodokuSingles::queue_hidden_of_start(const TimesOfLoss& times) {
  Dated dated;
  for (Digit d : Digit::all()) {
    const int base = d.index() * kHouses;
    for (int first = base; first < base + topology_->house_count(); first += 4) {
      for (std::uint64_t one = with_one(side_by_side(&spots_[first])); one != 0; one &= one - 1) {
        const int where = first + std::countr_zero(one) / 16;
        dated.add(times.of_others(House(where - base), d, spots_[where]), where);
      }
    }
  }
  ends_.hidden = dated.sort_into(hidden_);
}

// As a call of its own it would cost place_all() a tenth of its time.
[[gnu::always_inline]] inline void HodokuSingles::put(Candidate x) {
  const CellSet losers = topology_->peers(x.cell) & places_[x.digit.index()];
  const DigitSet others = candidates_[x.cell.index()] - DigitSet{x.digit};
  settle(x.cell, x.digit);
  open_.erase(x.cell);
  counts_.lower(topology_->house_bits(x.cell));
  places_[x.digit.index()] -= losers;
  Ends ends = ends_;
  for (Cell c : losers) lose(c, x.digit, ends);
  for (Digit d : others) {
    places_[d.index()].erase(x.cell);
    lose_spots(x.cell, d, ends);
  }
  ends_ = ends;
  placed_[placed_end_++] = x;
}

void HodokuSingles::place(Candidate x) {
  put(x);
}

void HodokuSingles::strike(Candidate x) {
  places_[x.digit.index()].erase(x.cell);
  lose(x.cell, x.digit, ends_);
}

inline void HodokuSingles::lose(Cell cell, Digit digit, Ends& ends) {
  DigitSet& left = candidates_[cell.index()];
  left.erase(digit);
  naked_[ends.naked] = static_cast<std::uint16_t>(cell.index());
  naked_at_[cell.index()] = static_cast<std::uint16_t>(ends.naked);
  ends.naked += one_if_one_bit(left.bits());
  lose_spots(cell, digit, ends);
}

inline void HodokuSingles::lose_spots(Cell cell, Digit digit, Ends& ends) {
  for (const Topology::Seat& seat : topology_->seats_of(cell)) {
    const int where = digit.index() * kHouses + seat.house.index();
    const unsigned left = spots_[where] & ~unsigned{seat.bit};
    spots_[where] = static_cast<std::uint16_t>(left);
    hidden_[ends.hidden] = static_cast<std::uint16_t>(where);
    ends.hidden += one_if_one_bit(left);
  }
}

// The cell has the digit: neither can make a single any more.
inline void HodokuSingles::settle(Cell cell, Digit digit) {
  candidates_[cell.index()] = {};
  for (const Topology::Seat& seat : topology_->seats_of(cell)) {
    spots_[digit.index() * kHouses + seat.house.index()] = 0;
  }
}

template <class Accept>
inline std::optional<HodokuSingles::Single> HodokuSingles::next_such(const Accept& accept) {
  if (const std::uint64_t nearly_full = counts_.houses_with(1); nearly_full != 0) {
    if (auto single = next_full_house(nearly_full, accept)) return single;
  }
  while (naked_read_ < ends_.naked) {
    const Cell cell(naked_[naked_read_++]);
    const DigitSet left = candidates_[cell.index()];
    if (left.empty()) continue;
    const Single single{Technique::kNakedSingle, {cell, left.first()}};
    if (accept(single)) return single;
  }
  while (hidden_read_ < ends_.hidden) {
    const unsigned where = hidden_[hidden_read_++];
    if (spots_[where] == 0) continue;
    const House house(static_cast<int>(where % kHouses));
    const Cell cell = topology_->order(house)[std::countr_zero(spots_[where])];
    const Single single{Technique::kHiddenSingle, {cell, Digit(static_cast<int>(where / kHouses))}};
    if (accept(single)) return single;
  }
  return std::nullopt;
}

// A full house is met in the order of the naked singles, which it does not use up. The last open
// cell of a house has lost the digits of all others: it is one of them, if it has any left.
template <class Accept>
inline std::optional<HodokuSingles::Single> HodokuSingles::next_full_house(
    std::uint64_t nearly_full, const Accept& accept) const {
  for (int from = naked_read_;; ++from) {
    int first = ends_.naked;
    for (std::uint64_t rest = nearly_full; rest != 0; rest &= rest - 1) {
      const Cell c = (topology_->cells(House(std::countr_zero(rest))) & open_).first();
      if (!is_one_bit(candidates_[c.index()].bits())) continue;
      const int at = naked_at_[c.index()];
      if (at >= from && at < first) first = at;
    }
    if (first == ends_.naked) return std::nullopt;
    const Cell cell(naked_[first]);
    const Single single{Technique::kFullHouse, {cell, candidates_[cell.index()].first()}};
    if (accept(single)) return single;
    from = first;
  }
}

std::optional<HodokuSingles::Single> HodokuSingles::next(FunctionRef<bool(const Single&)> accept) {
  return next_such(accept);
}

HodokuSingles::Counts HodokuSingles::place_all(TechniqueSet wanted) {
  auto accept = [=](const Single& single) { return wanted.contains(single.technique); };
  Counts counts{};
  while (auto single = next_such(accept)) {
    ++counts[static_cast<std::size_t>(single->technique)];
    put(single->candidate);
  }
  return counts;
}

}  // namespace nonet
