#include "nonet/rate/se/state.h"

namespace nonet::se {

State::State(const Grid& grid) : open_(grid.open()) {
  placed.fill(9);
  for (Cell c : open_) {
    const int cell = c.index();
    digits[cell] = static_cast<std::uint16_t>(grid.candidates(c).bits());
    if (is_one_bit(digits[cell])) naked_.insert(c);
    for (int k = 0; k < 3; ++k) {
      const int house = kGeometry.house_of[cell][k];
      ++empty_cells[house];
      const unsigned bit = 1U << kGeometry.place_in[cell][k];
      for (unsigned rest = digits[cell]; rest != 0; rest &= rest - 1) {
        auto& places_in = places[house][first_in(rest)];
        places_in = static_cast<std::uint16_t>(places_in | bit);
      }
    }
  }
  for (Digit d : Digit::all()) {
    placed[d.index()] = static_cast<std::uint8_t>((grid.places(d) - open_).size());
  }
  for (int h = 0; h < kHouses; ++h) {
    if (empty_cells[h] == 1) nearly_full_ |= 1U << h;
    for (int d = 0; d < kDigits; ++d) {
      if (!is_one_bit(places[h][d])) continue;
      singles_[h] = static_cast<std::uint16_t>(singles_[h] | 1U << d);
      houses_with_single_ |= 1U << h;
    }
  }
}

// The candidate is gone from its houses; the cell itself is the caller's business.
inline void State::lose(int cell, int digit) {
  for (int k = 0; k < 3; ++k) {
    const int house = kGeometry.house_of[cell][k];
    const unsigned left = places[house][digit] & ~(1U << kGeometry.place_in[cell][k]);
    places[house][digit] = static_cast<std::uint16_t>(left);
    if (!at_most_one_bit(left)) continue;
    const unsigned bit = 1U << digit;
    singles_[house] =
        static_cast<std::uint16_t>(left == 0 ? singles_[house] & ~bit : singles_[house] | bit);
    const std::uint32_t house_bit = 1U << house;
    houses_with_single_ =
        singles_[house] == 0 ? houses_with_single_ & ~house_bit : houses_with_single_ | house_bit;
  }
}

void State::eliminate(int cell, unsigned gone) {
  gone &= digits[cell];
  digits[cell] = static_cast<std::uint16_t>(digits[cell] & ~gone);
  if (at_most_one_bit(digits[cell])) {
    // None is left where the puzzle has no solution.
    if (digits[cell] != 0) {
      naked_.insert(Cell(cell));
    } else {
      naked_.erase(Cell(cell));
    }
  }
  for (; gone != 0; gone &= gone - 1) lose(cell, first_in(gone));
}

void State::place(int cell, int digit) {
  open_.erase(Cell(cell));
  naked_.erase(Cell(cell));
  ++placed[digit];
  for (int house : kGeometry.house_of[cell]) {
    const int left = --empty_cells[house];
    const std::uint32_t bit = 1U << house;
    nearly_full_ = left == 1 ? nearly_full_ | bit : nearly_full_ & ~bit;
  }
  for (unsigned rest = digits[cell]; rest != 0; rest &= rest - 1) lose(cell, first_in(rest));
  digits[cell] = 0;
  for (int h : kGeometry.house_of[cell]) {
    for (unsigned rest = places[h][digit]; rest != 0; rest &= rest - 1) {
      eliminate(kGeometry.cell_at[h][first_in(rest)], 1U << digit);
    }
  }
}

}  // namespace nonet::se
