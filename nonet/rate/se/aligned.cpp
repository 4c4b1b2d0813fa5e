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

// What the excluders say: which digits go with which pairs of digits. All rows are of digits.
struct Exclusions {
  std::array<std::uint16_t, 9> with_one{};                 // these two fill an excluder
  std::array<std::array<std::uint16_t, 9>, 9> with_two{};  // these three do
  bool threes = false;

  void add(unsigned digits) {
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      const unsigned others = digits & ~(1U << d);
      if (is_one_bit(others)) {
        with_one[d] = static_cast<std::uint16_t>(with_one[d] | others);
        continue;
      }
      threes = true;
      for (unsigned more = others; more != 0; more &= more - 1) {
        auto& row = with_two[d][first_in(more)];
        row = static_cast<std::uint16_t>(row | (others & ~(more & -more)));
      }
    }
  }
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
        Exclusions exclusions;
        for (Cell c : common) exclusions.add(state_.digits[c.index()]);
        exclude(base[i], base[j], exclusions, hint);
        exclude(base[j], base[i], exclusions, hint);
        if (hint.removals.empty()) continue;
        hint.rule = Rule::kAlignedPair;
        hint.rating = 6.2;
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
      const unsigned without = exclusions.with_one[d] | (seen ? 1U << d : 0);
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
  bool with_third(int one, int two, const CellSet& common, const CellSet& in_base,
                  Hint& hint) const {
    CellSet tried{Cell(one), Cell(two)};
    for (int first : {one, two}) {
      for (int third : kGeometry.peers[first]) {
        if (!excluders_.contains(Cell(third)) || !in_base.contains(Cell(third)) ||
            tried.contains(Cell(third))) {
          continue;
        }
        tried.insert(Cell(third));
        const CellSet of_all = common & kGeometry.peer_set[third];
        if (of_all.size() < 2) continue;
        Exclusions exclusions;
        for (Cell c : of_all) exclusions.add(state_.digits[c.index()]);
        exclude(one, two, third, exclusions, hint);
        exclude(two, one, third, exclusions, hint);
        exclude(third, one, two, exclusions, hint);
        if (hint.removals.empty()) continue;
        hint.rule = Rule::kAlignedTriplet;
        hint.rating = 7.5;
        return true;
      }
    }
    return false;
  }

  // The digits of `cell` that go with no two of the others'.
  void exclude(int cell, int second, int third, const Exclusions& exclusions, Hint& hint) const {
    unsigned gone = 0;
    for (unsigned rest = state_.digits[cell]; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      if (!goes_with_some(cell, d, second, third, exclusions)) gone |= 1U << d;
    }
    hint.removals.add(cell, gone);
  }

  bool goes_with_some(int cell, int digit, int second, int third, const Exclusions& x) const {
    const unsigned own = 1U << digit;
    const unsigned seconds =
        state_.digits[second] & ~(x.with_one[digit] | (see(cell, second) ? own : 0));
    const unsigned thirds =
        state_.digits[third] & ~(x.with_one[digit] | (see(cell, third) ? own : 0));
    const bool equal_allowed = !see(second, third);
    for (unsigned rest = seconds; rest != 0; rest &= rest - 1) {
      const int d = first_in(rest);
      const unsigned without = x.with_one[d] | x.with_two[digit][d] | (equal_allowed ? 0 : 1U << d);
      if ((thirds & ~without) != 0) return true;
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
