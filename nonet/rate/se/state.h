// State: the board as Sudoku Explainer's techniques ask for it. A cell with a digit has no
// candidates and counts in no house, so a house holds just what is still open in it.
//
//   Marks    candidates by cell and by house and digit; chains strike them one by one on a copy
//   State    the game itself: places digits, and knows at any time which singles there are
#pragma once

#include "nonet/core/grid.h"
#include "nonet/rate/se/geometry.h"

namespace nonet::se {

struct Marks {
  std::array<std::uint16_t, kCells> digits{};                        // by cell
  std::array<std::array<std::uint16_t, kDigits>, kHouses> places{};  // by house and digit
  std::array<std::uint8_t, kHouses> empty_cells{};  // of the game, whatever was struck here
  std::array<std::uint8_t, kDigits> placed{};       // how often, in the game

  bool has(int cell, int digit) const { return (digits[cell] >> digit & 1U) != 0; }
  int count(int cell) const { return count_nine(digits[cell]); }

  void strike(int cell, int digit) {
    digits[cell] = static_cast<std::uint16_t>(digits[cell] & ~(1U << digit));
    for (int k = 0; k < 3; ++k) {
      auto& places_in = places[kGeometry.house_of[cell][k]][digit];
      places_in = static_cast<std::uint16_t>(places_in & ~(1U << kGeometry.place_in[cell][k]));
    }
  }
};

class State : public Marks {
 public:
  explicit State(const Grid& grid);

  const CellSet& open() const { return open_; }
  // As bits by house: where some digit has one place; where one cell is empty.
  std::uint32_t houses_with_single() const { return houses_with_single_; }
  std::uint32_t nearly_full() const { return nearly_full_; }
  unsigned singles_in(int house) const { return singles_[house]; }
  // The empty cells with one candidate.
  const CellSet& naked_singles() const { return naked_; }

  void eliminate(int cell, unsigned gone);
  void place(int cell, int digit);

 private:
  void lose(int cell, int digit);

  CellSet open_;
  CellSet naked_;
  std::array<std::uint16_t, kHouses> singles_{};
  std::uint32_t houses_with_single_ = 0;
  std::uint32_t nearly_full_ = 0;
};

}  // namespace nonet::se
