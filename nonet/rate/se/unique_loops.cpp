// Unique loops: cells that all have the same two digits, a closed walk from house to house, in
// which the two could change places. Every loop from every cell with just the two digits is looked
// at; the easiest counts.
#include <vector>

#include "nonet/rate/se/accidents.h"
#include "nonet/rate/se/finders.h"

namespace nonet::se {
namespace {

using Loop = std::vector<std::uint8_t>;

constexpr int kMostSet = 7;

// Offers hints of one loop; the least by rating and type is kept.
class LoopTypes {
 public:
  LoopTypes(const State& state, unsigned pair, Hint& best)
      : state_(state), pair_(pair), best_(best) {}

  void look_at(const Loop& loop) {
    extra_cells_.clear();
    extras_ = 0;
    basis_ = {};
    basis_.digits = static_cast<std::uint16_t>(pair_);
    for (std::uint8_t cell : loop) {
      basis_.cells.insert(Cell(cell));
      if (state_.digits[cell] == pair_) continue;
      extra_cells_.push_back(cell);
      extras_ |= state_.digits[cell] & ~pair_;
    }
    size_ = static_cast<int>(loop.size());
    if (extra_cells_.empty()) return;
    if (extra_cells_.size() == 1) {
      type_1();
    } else if (extra_cells_.size() > 2 || is_one_bit(extras_)) {
      type_2();
    } else {
      type_3();
    }
    if (extra_cells_.size() == 2) type_4();
  }

 private:
  // In this order, because the sums are of doubles.
  double rating() const {
    double sum = 4.5;
    if (size_ >= 10) sum += 0.3;
    if (size_ >= 8) {
      sum += 0.2;
    } else if (size_ >= 6) {
      sum += 0.1;
    }
    return sum;
  }

  void offer(int type, double rating, const Removals& removals) {
    if (removals.empty()) return;
    if (!best_.removals.empty() &&
        (best_.rating < rating || (best_.rating == rating && best_.type <= type))) {
      return;
    }
    best_.removals = removals;
    best_.rating = rating;
    best_.type = static_cast<std::uint8_t>(type);
    best_.loop = static_cast<std::uint8_t>(size_);
    best_.rule = Rule::kUniqueLoop;
    best_.basis = basis_;
  }

  void type_1() {
    Removals removals;
    removals.add(extra_cells_[0], pair_);
    offer(1, rating(), removals);
  }

  void type_2() {
    CellSet seen = CellSet::all();
    for (int cell : extra_cells_) seen &= kGeometry.peer_set[cell];
    Removals removals;
    strike_all(state_, seen, first_in(extras_), removals);
    offer(2, rating(), removals);
  }

  void type_3() {
    for (int degree = least_set_of_type_3(extras_); degree <= kMostSet; ++degree) {
      for (int k = 0; k < 3; ++k) {
        const int house = kGeometry.house_of[extra_cells_[0]][k];
        if (house != kGeometry.house_of[extra_cells_[1]][k]) continue;
        basis_.house = static_cast<std::int8_t>(house);
        if (2 * degree <= state_.empty_cells[house]) naked_set(house, k, degree);
        if (2 * degree < state_.empty_cells[house]) hidden_set(house, k, degree);
      }
    }
  }

  unsigned place_of(int i, int k) const { return 1U << kGeometry.place_in[extra_cells_[i]][k]; }

  // The first cell stands for both; the others and what both have beside the pair make a naked set.
  void naked_set(int house, int k, int degree) {
    const unsigned first = place_of(0, k);
    const unsigned second = place_of(1, k);
    for (unsigned places = 0; places < 512; ++places) {
      if (count_nine(places) != degree || (places & first) == 0 || (places & second) != 0) continue;
      unsigned digits = extras_;
      bool fits = true;
      for (unsigned rest = places & ~first; rest != 0; rest &= rest - 1) {
        const unsigned in_cell = state_.digits[kGeometry.cell_at[house][first_in(rest)]];
        fits = fits && count_nine(in_cell) >= 2;
        digits |= in_cell;
      }
      if (!fits || count_nine(digits) != degree) continue;
      basis_.set = cells_at(house, places & ~first);
      Removals removals;
      for (unsigned rest = 0x1ffU & ~places & ~second; rest != 0; rest &= rest - 1) {
        const int cell = kGeometry.cell_at[house][first_in(rest)];
        removals.add(cell, state_.digits[cell] & digits);
      }
      offer(3, rating() + (degree - 1) * 0.1, removals);
    }
    basis_.set = {};
  }

  // The pair and other digits that both cells lack have one place more than they are.
  void hidden_set(int house, int k, int degree) {
    const unsigned both = place_of(0, k) | place_of(1, k);
    for (unsigned digits = 0; digits < 512; ++digits) {
      if (count_nine(digits) != degree || (digits & pair_) != pair_ || (digits & extras_) != 0) {
        continue;
      }
      unsigned places = both;
      bool fits = true;
      for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        const unsigned of_digit = state_.places[house][first_in(rest)];
        fits = fits && !at_most_one_bit(of_digit);
        places |= of_digit;
      }
      if (!fits || count_nine(places) != degree + 1) continue;
      // The same from its other side: cells without these digits, and one of the two.
      basis_.set = cells_at(house, 0x1ffU & ~places) & state_.open();
      Removals removals;
      for (unsigned rest = places & ~both; rest != 0; rest &= rest - 1) {
        const int cell = kGeometry.cell_at[house][first_in(rest)];
        removals.add(cell, state_.digits[cell] & ~digits);
      }
      offer(3, rating() + (degree - 2) * 0.1, removals);
    }
    basis_.set = {};
  }

  // One of the pair has no other place in a house of both cells.
  void type_4() {
    for (unsigned rest = pair_; rest != 0; rest &= rest - 1) {
      const int digit = first_in(rest);
      for (int k = 0; k < 3; ++k) {
        const int house = kGeometry.house_of[extra_cells_[0]][k];
        if (house != kGeometry.house_of[extra_cells_[1]][k]) continue;
        if (state_.places[house][digit] != (place_of(0, k) | place_of(1, k))) continue;
        Removals removals;
        for (int cell : extra_cells_) removals.add(cell, pair_ & ~(1U << digit));
        basis_.house = static_cast<std::int8_t>(house);
        basis_.bound = static_cast<std::uint16_t>(1U << digit);
        offer(4, rating(), removals);
        return;
      }
    }
  }

  const State& state_;
  unsigned pair_;
  Hint& best_;
  std::vector<int> extra_cells_;
  unsigned extras_ = 0;
  int size_ = 0;
  Basis basis_;
};

// All walks over the cells of a pair that close.
class LoopSearch {
 public:
  LoopSearch(const State& state, unsigned pair, Hint& best)
      : state_(state), pair_(pair), types_(state, pair, best) {
    for (Cell c : state.open()) {
      if ((state.digits[c.index()] & pair) == pair) usable_.insert(c);
    }
    both_digits_ = usable_;
    peel();
  }

  void from(int start) {
    if (!usable_.contains(Cell(start))) return;
    start_ = start;
    walk(start, 3, 0, 2);
  }

 private:
  // In a loop that counts each house of a cell holds another cell of it, so what stands alone goes,
  // and then what it leaves alone.
  void peel() {
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell c : usable_) {
        for (int h : kGeometry.house_of[c.index()]) {
          int others = 0;
          for (int cell : kGeometry.cell_at[h]) others += usable_.contains(Cell(cell)) ? 1 : 0;
          if (others >= 2) continue;
          usable_.erase(c);
          changed = true;
          break;
        }
      }
    }
  }

  // `extras`: see accidents.h. `spare`: how many more cells may have digits of their own.
  void walk(int cell, int came_by, unsigned extras, int spare) {
    const std::size_t parity = loop_.size() & 1U;
    const std::uint32_t houses = kGeometry.house_bits[cell];
    // Two cells of a house must not be of one parity.
    if ((met_[parity] & houses) != 0) return;
    met_[parity] |= houses;
    loop_.push_back(static_cast<std::uint8_t>(cell));
    on_loop_.insert(Cell(cell));
    for (int k = 0; k < 3; ++k) {
      if (k == came_by) continue;
      for (int next : kGeometry.cell_at[kGeometry.house_of[cell][k]]) {
        if (next == start_ && loop_.size() >= 4) {
          if (met_[0] == met_[1]) types_.look_at(loop_);
        } else if (both_digits_.contains(Cell(next)) && !on_loop_.contains(Cell(next))) {
          const unsigned own = state_.digits[next] & ~pair_;
          remember_extras(extras, own);
          if (own != 0 && !is_one_bit(extras) && spare <= 0) continue;
          if (usable_.contains(Cell(next))) walk(next, k, extras, spare - (own != 0 ? 1 : 0));
        }
      }
    }
    on_loop_.erase(Cell(cell));
    loop_.pop_back();
    met_[parity] &= ~houses;
  }

  const State& state_;
  unsigned pair_;
  LoopTypes types_;
  CellSet both_digits_;
  CellSet usable_;
  CellSet on_loop_;
  Loop loop_;
  std::uint32_t met_[2] = {0, 0};
  int start_ = 0;
};

}  // namespace

bool find_unique_loop(const State& state, Hint& hint) {
  for (Cell c : state.open()) {
    const unsigned pair = state.digits[c.index()];
    if (is_pair(pair)) LoopSearch(state, pair, hint).from(c.index());
  }
  return !hint.removals.empty();
}

}  // namespace nonet::se
