// Aligned exclusion: of two or three cells, which digits can they hold together? Not the same digit
// where they see each other, and not all the digits of a cell that they all see (an excluder). What
// no allowed combination has is gone.
#include <vector>

#include "nonet/rate/se/finders.h"

namespace nonet::se {
namespace {

// The empty cells with so many digits.
CellSet with_digits(const State& state, int least, int most) {
  CellSet cells;
  for (Cell c : state.open()) {
    const int n = state.count(c.index());
    if (n >= least && n <= most) cells.insert(c);
  }
  return cells;
}

// What the excluders of some cells say; all rows are of digits.
class Exclusions {
 public:
  Exclusions(const State& state, const CellSet& excluders) {
    for (Cell c : excluders) {
      const unsigned digits = state.digits[c.index()];
      if (is_pair(digits)) {
        const int first = first_in(digits);
        const int second = first_in(digits & (digits - 1));
        with_one_[first] = static_cast<std::uint16_t>(with_one_[first] | 1U << second);
        with_one_[second] = static_cast<std::uint16_t>(with_one_[second] | 1U << first);
      } else {
        threes_[three_count_++] = static_cast<std::uint16_t>(digits);
      }
    }
  }

  // What fills an excluder together with the digit, or with both.
  unsigned with(int digit) const { return with_one_[digit]; }
  unsigned with(int one, int two) const {
    const unsigned both = 1U << one | 1U << two;
    unsigned row = with_one_[one] | with_one_[two];
    if (one == two) return row;
    for (int i = 0; i < three_count_; ++i) {
      if ((threes_[i] & both) == both) row |= threes_[i] & ~both;
    }
    return row;
  }

 private:
  std::array<std::uint16_t, 9> with_one_{};
  std::array<std::uint16_t, 20> threes_;
  int three_count_ = 0;
};

class AlignedPair {
 public:
  explicit AlignedPair(const State& state) : state_(state), excluders_(with_digits(state, 2, 2)) {}

  bool find(Hint& hint) const {
    std::vector<int> base;
    for (Cell c : with_digits(state_, 2, 9)) {
      if (excluders_.meets(kGeometry.peer_set[c.index()])) base.push_back(c.index());
    }
    for (std::size_t j = 1; j < base.size(); ++j) {
      const CellSet of_second = excluders_ & kGeometry.peer_set[base[j]];
      for (std::size_t i = 0; i < j; ++i) {
        const CellSet common = of_second & kGeometry.peer_set[base[i]];
        if (common.size() < 2) continue;
        const Exclusions exclusions(state_, common);
        exclude(base[i], base[j], exclusions, hint);
        exclude(base[j], base[i], exclusions, hint);
        if (hint.removals.empty()) continue;
        hint.rule = Rule::kAlignedPair;
        hint.rating = 6.2;
        hint.basis.cells = {Cell(base[i]), Cell(base[j])};
        return true;
      }
    }
    return false;
  }

 private:
  // The digits of `cell` that go with none of the other's.
  void exclude(int cell, int other, const Exclusions& exclusions, Hint& hint) const {
    const bool seen = see(cell, other);
    unsigned gone = 0;
    for (unsigned rest = state_.digits[cell]; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      const unsigned without = exclusions.with(d) | (seen ? 1U << d : 0);
      if ((state_.digits[other] & ~without) == 0) gone |= 1U << d;
    }
    hint.removals.add(cell, gone);
  }

  const State& state_;
  CellSet excluders_;
};

class AlignedTriplet {
 public:
  explicit AlignedTriplet(const State& state)
      : state_(state), excluders_(with_digits(state, 2, 3)) {}

  bool find(Hint& hint) const {
    std::vector<int> base;
    CellSet in_base;
    for (Cell c : with_digits(state_, 2, 9)) {
      if (!excluders_.meets(kGeometry.peer_set[c.index()])) continue;
      base.push_back(c.index());
      in_base.insert(c);
    }
    for (std::size_t j = 1; j < base.size(); ++j) {
      const CellSet of_second = excluders_ & kGeometry.peer_set[base[j]];
      for (std::size_t i = 0; i < j; ++i) {
        const CellSet common = of_second & kGeometry.peer_set[base[i]];
        if (common.size() < 2) continue;
        if (with_third(base[i], base[j], common, in_base, hint)) return true;
      }
    }
    return false;
  }

 private:
  // Whichever third cell excludes something; if any does, the first in the order of the peers.
  bool with_third(int one, int two, const CellSet& common, const CellSet& in_base,
                  Hint& hint) const {
    CellSet some, thirds;
    for (Cell c : common) {
      const CellSet& seen = kGeometry.peer_set[c.index()];
      thirds |= some & seen;
      some |= seen;
    }
    thirds &= (kGeometry.peer_set[one] | kGeometry.peer_set[two]) & excluders_ & in_base;
    thirds -= CellSet{Cell(one), Cell(two)};
    CellSet excluding;
    for (Cell third : thirds) {
      if (was_tried(one, two, third.index())) continue;
      Removals removals;
      exclude_together(one, two, third.index(), common, removals);
      if (!removals.empty()) excluding.insert(third);
    }
    if (excluding.empty()) return false;
    for (int first : {one, two}) {
      for (int third : kGeometry.peers[first]) {
        if (!excluding.contains(Cell(third))) continue;
        exclude_together(one, two, third, common, hint.removals);
        hint.rule = Rule::kAlignedTriplet;
        hint.rating = 7.5;
        hint.basis.cells = {Cell(one), Cell(two), Cell(third)};
        return true;
      }
    }
    return false;
  }

  void exclude_together(int one, int two, int third, const CellSet& common,
                        Removals& removals) const {
    const Exclusions exclusions(state_, common & kGeometry.peer_set[third]);
    exclude(one, two, third, exclusions, removals);
    exclude(two, one, third, exclusions, removals);
    exclude(third, one, two, exclusions, removals);
  }

  // The same three cells, with the last of them as the third of an earlier pair.
  bool was_tried(int one, int two, int third) const {
    return third < two && excluders_.contains(Cell(two)) && (see(one, two) || see(third, two));
  }

  // The digits of `cell` that go with no two of the others'.
  void exclude(int cell, int second, int third, const Exclusions& exclusions,
               Removals& removals) const {
    unsigned gone = 0;
    for (unsigned rest = state_.digits[cell]; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      if (!goes_with_some(cell, d, second, third, exclusions)) gone |= 1U << d;
    }
    removals.add(cell, gone);
  }

  bool goes_with_some(int cell, int digit, int second, int third, const Exclusions& x) const {
    const unsigned own = 1U << digit;
    const unsigned seconds =
        state_.digits[second] & ~(x.with(digit) | (see(cell, second) ? own : 0));
    const unsigned thirds = state_.digits[third] & ~(see(cell, third) ? own : 0);
    const bool equal_allowed = !see(second, third);
    for (unsigned rest = seconds; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      if ((thirds & ~(x.with(digit, d) | (equal_allowed ? 0 : 1U << d))) != 0) return true;
    }
    return false;
  }

  const State& state_;
  CellSet excluders_;
};

}  // namespace

bool find_aligned_pair(const State& state, Hint& hint) {
  return AlignedPair(state).find(hint);
}

bool find_aligned_triplet(const State& state, Hint& hint) {
  return AlignedTriplet(state).find(hint);
}

}  // namespace nonet::se
