// BUG: were it not for a few digits too many, every empty cell would have two digits and every
// digit two places in each house, and then there would be no solution or several.
#include <vector>

#include "nonet/rate/se/finders.h"
#include "nonet/rate/se/joins.h"

namespace nonet::se {
namespace {

class Bug {
 public:
  Bug(const State& state, Hint& hint) : state_(state), hint_(hint) {}

  // The digits too many, by cell; none where there is no BUG.
  std::array<std::uint16_t, kCells> extras() {
    return collect() ? too_many_ : std::array<std::uint16_t, kCells>{};
  }

  bool find() {
    if (!collect() || !regular_without()) return false;
    for (int cell : cells_) common_ &= kGeometry.peer_set[cell];
    common_ &= state_.open();
    if (cells_.size() == 1) return type_1();
    if (is_one_bit(digits_)) return type_2() || type_4();
    return !common_.empty() && (type_4() || type_3());
  }

 private:
  // A digit with other than two places in a house is one too many in the one cell there that has
  // three digits or more; where there are several such cells nothing is decided.
  bool collect() {
    for (int house = 0; house < kHouses; ++house) {
      for (int d = 0; d < kDigits; ++d) {
        const unsigned places = state_.places[house][d];
        if (places == 0 || is_pair(places)) continue;
        int found = 0;
        int last = 0;
        for (unsigned rest = places; rest != 0; rest &= rest - 1) {
          const int cell = kGeometry.cell_at[house][first_in(rest)];
          if (state_.count(cell) < 3) continue;
          ++found;
          last = cell;
        }
        if (found == 0) return false;
        if (found == 1) add(last, d);
      }
    }
    return !cells_.empty();
  }

  void add(int cell, int digit) {
    if (too_many_[cell] == 0) cells_.push_back(cell);
    too_many_[cell] = static_cast<std::uint16_t>(too_many_[cell] | 1U << digit);
    digits_ |= 1U << digit;
  }

  bool regular_without() const {
    for (Cell c : state_.open()) {
      if (!is_pair(state_.digits[c.index()] & ~unsigned{too_many_[c.index()]})) return false;
    }
    for (int house = 0; house < kHouses; ++house) {
      for (int d = 0; d < kDigits; ++d) {
        unsigned places = state_.places[house][d];
        for (unsigned rest = places; rest != 0; rest &= rest - 1) {
          const int cell = kGeometry.cell_at[house][first_in(rest)];
          if ((too_many_[cell] >> d & 1U) != 0) places &= ~(rest & -rest);
        }
        if (places != 0 && !is_pair(places)) return false;
      }
    }
    return true;
  }

  bool worth(int type, double rating) {
    if (hint_.removals.empty()) return false;
    hint_.rule = Rule::kBug;
    hint_.type = static_cast<std::uint8_t>(type);
    hint_.rating = rating;
    return true;
  }

  bool type_1() {
    const int cell = cells_[0];
    hint_.removals.add(cell, state_.digits[cell] & ~unsigned{too_many_[cell]});
    return worth(1, 5.6);
  }

  bool type_2() {
    strike_all(state_, common_, first_in(digits_), hint_.removals);
    return worth(2, 5.7);
  }

  bool type_4() {
    if (cells_.size() != 2 || !see(cells_[0], cells_[1])) return false;
    const unsigned shared = state_.digits[cells_[0]] & state_.digits[cells_[1]] & ~digits_;
    if (!is_one_bit(shared)) return false;
    hint_.basis.bound = static_cast<std::uint16_t>(shared);
    hint_.basis.house = static_cast<std::int8_t>(
        first_in(kGeometry.house_bits[cells_[0]] & kGeometry.house_bits[cells_[1]]));
    for (int cell : cells_) {
      hint_.removals.add(cell, state_.digits[cell] & ~(shared | too_many_[cell]));
    }
    return worth(4, 5.7);
  }

  // The digits too many make a naked set with cells of a house that all bug cells lie in.
  bool type_3() {
    std::uint32_t houses = ~0U;
    for (int cell : cells_) houses &= kGeometry.house_bits[cell];
    for (int house = 0; house < kHouses; ++house) {
      if ((houses >> house & 1U) == 0) continue;
      unsigned peers = 0;
      for (int p = 0; p < 9; ++p) {
        if (common_.contains(Cell(kGeometry.cell_at[house][p]))) peers |= 1U << p;
      }
      for (int degree = 2; degree <= 6; ++degree) {
        if (count_nine(peers) >= degree && naked_set(house, peers, degree)) return true;
      }
    }
    return false;
  }

  bool naked_set(int house, unsigned peers, int degree) {
    for (unsigned places = 0; places < 512; ++places) {
      if ((places & ~peers) != 0 || count_nine(places) != degree - 1) continue;
      unsigned digits = 0;
      for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        digits |= state_.digits[kGeometry.cell_at[house][first_in(rest)]];
      }
      if (count_nine(digits) != degree || (digits_ & ~digits) != 0) continue;
      for (unsigned rest = peers & ~places; rest != 0; rest &= rest - 1) {
        const int cell = kGeometry.cell_at[house][first_in(rest)];
        hint_.removals.add(cell, state_.digits[cell] & digits);
      }
      if (!worth(3, 5.7 + (degree - 1) * 0.1)) continue;
      hint_.basis.house = static_cast<std::int8_t>(house);
      hint_.basis.set = cells_at(house, places);
      return true;
    }
    return false;
  }

  const State& state_;
  Hint& hint_;
  std::vector<int> cells_;
  std::array<std::uint16_t, kCells> too_many_{};
  unsigned digits_ = 0;
  CellSet common_ = CellSet::all();
};

}  // namespace

bool find_bug(const State& state, Hint& hint) {
  return Bug(state, hint).find();
}

std::array<std::uint16_t, kCells> bug_extras(const State& state) {
  Hint hint;
  return Bug(state, hint).extras();
}

}  // namespace nonet::se
