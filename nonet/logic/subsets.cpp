// Subsets: n cells of a house that hold only n digits (naked), or n digits that have only n cells
// (hidden). Naked n and hidden (open - n) are the same fact seen from its two sides.
//
// A row of the table fixes the size; the largest rows ("tuples") take every size from five up, so
// that nothing a house allows goes unseen. A naked pair or triple that lies in a box and a line and
// acts in both, in the line outside the box, is called locked.
#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

constexpr int kFirstOpenSize = 5;
constexpr int kLargestLocked = 3;

// The sizes that an asker wants, and the technique of each.
struct Sizes {
  std::array<Technique, 9> technique{};
  std::array<bool, 9> wanted{};
  int least = 9;
  int most = 0;

  void add(Technique t) {
    const int size = row_of(t).size;
    for (int n = size; n <= (size < kFirstOpenSize ? size : 8); ++n) {
      technique[n] = t;
      wanted[n] = true;
      least = std::min(least, n);
      most = std::max(most, n);
    }
  }
};

// Each way to choose `size` of the items so that their joined bits number at most `size`; in the
// order of the items. Stops when `visit` returns true.
template <class Visit>
class Chooser {
 public:
  Chooser(const std::array<unsigned, 9>& bits, int count, int size, Visit& visit)
      : bits_(bits), count_(count), size_(size), visit_(visit) {}

  bool run(int from = 0, int depth = 0, unsigned chosen = 0, unsigned joined = 0) {
    if (depth == size_) return count_nine(joined) == size_ && visit_(chosen, joined);
    for (int i = from; i <= count_ - (size_ - depth); ++i) {
      const unsigned more = joined | bits_[i];
      if (count_nine(more) > size_) continue;
      if (run(i + 1, depth + 1, chosen | 1U << i, more)) return true;
    }
    return false;
  }

 private:
  const std::array<unsigned, 9>& bits_;
  int count_;
  int size_;
  Visit& visit_;
};

template <class Visit>
bool each_choice(const std::array<unsigned, 9>& bits, int count, int size, Visit visit) {
  return Chooser<Visit>(bits, count, size, visit).run();
}

// The houses that hold all the cells.
std::vector<House> houses_around(const Topology& topology, const CellSet& cells) {
  std::vector<House> houses;
  for (House h : topology.houses_of(cells.first())) {
    if (topology.cells(h).contains(cells)) houses.push_back(h);
  }
  return houses;
}

// A naked subset of a box that acts in a line, outside the box, and in the box.
bool is_locked(const Topology& topology, const std::vector<House>& houses, const CellSet& targets) {
  for (House line : houses) {
    for (House box : houses) {
      if (topology.kind(box) != HouseKind::kBox || line == box) continue;
      if (targets.meets(topology.cells(line) - topology.cells(box)) &&
          targets.meets(topology.cells(box))) {
        return true;
      }
    }
  }
  return false;
}

// House by house; what only a variant's bonds reach comes last.
CandidateList struck_by(const Grid& grid, const std::vector<House>& houses, const CellSet& targets,
                        DigitSet digits) {
  CandidateList removals;
  CellSet left = targets;
  auto strike = [&](const CellSet& cells) {
    for (Cell c : cells& left) {
      for (Digit d : grid.candidates(c) & digits) removals.push_back({c, d});
    }
    left -= cells;
  };
  for (House h : houses) strike(grid.topology().cells(h));
  strike(left);
  return removals;
}

bool report_hidden(const Grid& grid, Technique technique, House house, const CellSet& cells,
                   DigitSet digits, Sink sink) {
  CandidateList removals;
  for (Cell c : cells) {
    for (Digit d : grid.candidates(c) - digits) removals.push_back({c, d});
  }
  auto tell = [=](const Grid& before, Step& step) {
    tell_hidden_subset(before, house, cells, digits, step);
  };
  return sink({technique, {}, removals.all(), tell});
}

// The naked subsets of one size in one house, among the cells with at most that many candidates.
class NakedInHouse {
 public:
  NakedInHouse(const Grid& grid, const Ask& ask, House house)
      : grid_(grid), ask_(ask), house_(house) {}

  bool find(const Sizes& sizes, int size, const CellSet& small, Sink sink) const {
    const CellSet members_here = grid_.topology().cells(house_) & small;
    if (members_here.size() < size) return false;
    std::array<Cell, 9> cells;
    std::array<unsigned, 9> bits;
    int count = 0;
    for (Cell c : members_here) {
      cells[count] = c;
      bits[count++] = grid_.candidates(c).bits();
    }
    return each_choice(bits, count, size, [&](unsigned chosen, unsigned joined) {
      CellSet members;
      for (; chosen != 0; chosen &= chosen - 1) members.insert(cells[std::countr_zero(chosen)]);
      return report(sizes, size, members, DigitSet::from_bits(joined), sink);
    });
  }

 private:
  bool report(const Sizes& sizes, int size, const CellSet& cells, DigitSet digits,
              Sink sink) const {
    const Topology& topology = grid_.topology();
    CellSet targets;
    for (Digit d : digits) targets |= grid_.places(d);
    targets &= topology.common_peers(cells);
    if (targets.empty()) return false;
    const std::vector<House> houses = houses_around(topology, cells);
    if (seen_before(houses)) return false;
    Technique technique = sizes.technique[size];
    const bool locked = size <= kLargestLocked && is_locked(topology, houses, targets);
    if (size <= kLargestLocked) {
      technique = size == 2 ? (locked ? Technique::kLockedPair : Technique::kNakedPair)
                            : (locked ? Technique::kLockedTriple : Technique::kNakedTriple);
    }
    if (!ask_.wants(technique)) return false;
    auto tell = [=, house = house_](const Grid& before, Step& step) {
      std::vector<House> around = houses_around(before.topology(), cells);
      if (!locked) around = {house};
      tell_naked_subset(before, cells, around, step);
    };
    return sink({technique, {}, struck_by(grid_, houses, targets, digits).all(), tell});
  }

  // Found again in a second house, it is the same step.
  bool seen_before(const std::vector<House>& houses) const {
    for (House h : grid_.topology().boxes_first()) {
      if (h == house_) return false;
      if (std::find(houses.begin(), houses.end(), h) != houses.end()) return true;
    }
    return false;
  }

  const Grid& grid_;
  const Ask& ask_;
  House house_;
};

// The digits that are not set in a house of so many open cells and have at most so many places
// there, and at least one.
DigitSet with_at_most(const Grid& grid, House house, int open, int count) {
  unsigned few = 0;
  unsigned one = 0;
  for (Digit d : Digit::all()) {
    const unsigned spots = grid.spots(house, d);
    const int places = count_nine(spots);
    few |= static_cast<unsigned>(places <= count) << d.index();
    one |= static_cast<unsigned>(places <= 1) << d.index();
  }
  few &= ~one;
  if (count_nine(one) == 9 - open) return DigitSet::from_bits(few);  // they are all set
  for (Digit d : DigitSet::from_bits(one) & grid.open_digits(house)) {
    if (grid.spots(house, d) != 0) few |= 1U << d.index();
  }
  return DigitSet::from_bits(few);
}

bool find_hidden_in(const Grid& grid, House house, Technique technique, int size, Sink sink) {
  const int open = (grid.topology().cells(house) & grid.open()).size();
  if (open <= size) return false;
  const DigitSet small = with_at_most(grid, house, open, size);
  if (small.size() < size) return false;
  std::array<Digit, 9> digits;
  std::array<unsigned, 9> bits;
  int count = 0;
  for (Digit d : small) {
    digits[count] = d;
    bits[count++] = grid.spots(house, d);
  }
  return each_choice(bits, count, size, [&](unsigned chosen, unsigned joined) {
    DigitSet members;
    for (; chosen != 0; chosen &= chosen - 1) members.insert(digits[std::countr_zero(chosen)]);
    CellSet cells = grid.topology().cells_at(house, joined);
    DigitSet held;
    for (Cell c : cells) held |= grid.candidates(c);
    if (members.contains(held)) return false;
    return report_hidden(grid, technique, house, cells, members, sink);
  });
}

}  // namespace

void tell_naked_subset(const Grid& before, const CellSet& cells, std::span<const House> houses,
                       Step& step) {
  for (Cell c : cells) {
    step.truths.emplace_back(c);
    for (Digit d : before.candidates(c)) step.marks.push_back({Role::kPattern, {c, d}});
  }
  for (House h : houses) step.houses.push_back({HouseRole::kBase, h});
}

void tell_hidden_subset(const Grid& before, House house, const CellSet& cells, DigitSet digits,
                        Step& step) {
  for (Cell c : cells) {
    for (Digit d : before.candidates(c) & digits) step.marks.push_back({Role::kPattern, {c, d}});
  }
  for (Digit d : digits) step.truths.emplace_back(house, d);
  step.houses.push_back({HouseRole::kBase, house});
}

bool find_naked_subset(const Grid& grid, const Ask& ask, Sink sink) {
  Sizes sizes;
  bool only_locked = true;
  for (Technique t :
       {Technique::kLockedPair, Technique::kLockedTriple, Technique::kNakedPair,
        Technique::kNakedTriple, Technique::kNakedQuadruple, Technique::kNakedTuple}) {
    if (!ask.wants(t)) continue;
    sizes.add(t);
    only_locked = only_locked && row_of(t).family == Family::kIntersections;
  }
  const Topology& topology = grid.topology();
  for (int size = sizes.least; size <= sizes.most; ++size) {
    if (!sizes.wanted[size]) continue;
    const CellSet small = grid.with_at_most(size);
    for (House house : topology.boxes_first()) {
      // What is locked lies in a box too, and was met there.
      if (only_locked && topology.kind(house) != HouseKind::kBox) break;
      if (!ask.looks_in(house)) continue;
      if (NakedInHouse(grid, ask, house).find(sizes, size, small, sink)) return true;
    }
  }
  return false;
}

bool find_hidden_subset(const Grid& grid, const Ask& ask, Sink sink) {
  Sizes sizes;
  for (Technique t : {Technique::kHiddenPair, Technique::kHiddenTriple, Technique::kHiddenQuadruple,
                      Technique::kHiddenTuple}) {
    if (ask.wants(t)) sizes.add(t);
  }
  for (int size = sizes.least; size <= sizes.most; ++size) {
    if (!sizes.wanted[size]) continue;
    for (House house : grid.topology().boxes_first()) {
      if (!ask.looks_in(house)) continue;
      if (find_hidden_in(grid, house, sizes.technique[size], size, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet
