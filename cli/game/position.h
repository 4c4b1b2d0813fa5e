// Position: what stands on the paper of somebody who plays: digits, notes and colours, whether they
// are right or not. A change of it is a line of text, so that a game can be kept as the list of its
// changes (store.h) and taken up again with all that can be undone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/puzzle.h"

namespace nonet::cli::game {

inline constexpr int kMostColours = 9;

struct Square {
  std::uint8_t digit = 0;  // 1..9, or 0
  std::uint8_t colour = 0;
  DigitSet notes;                  // kept under a digit, for when it is erased
  std::uint64_t note_colours = 0;  // four bits a digit

  int note_colour(Digit d) const { return static_cast<int>(note_colours >> (4U * d.slot()) & 15U); }
  void set_note_colour(Digit d, int wanted) {
    const auto shift = 4U * static_cast<unsigned>(d.index());
    note_colours &= ~(std::uint64_t{15} << shift);
    note_colours |= static_cast<std::uint64_t>(wanted) << shift;
  }
  friend bool operator==(const Square&, const Square&) = default;
};

class Position {
 public:
  const Square& at(Cell c) const { return squares_[c.slot()]; }
  Square& at(Cell c) { return squares_[c.slot()]; }
  Board digits() const;
  friend bool operator==(const Position&, const Position&) = default;

 private:
  std::array<Square, Cell::kCount> squares_;
};

// "r1c1=5,134,2,0 r1c2=0,,0,3f": the squares that differ, as they are in `after`: digit, notes,
// colour, colours of notes (in hexadecimal).
std::string change_text(const Position& before, const Position& after);
// The position after that change; nothing if the text is damaged.
std::optional<Position> changed(const Position& before, std::string_view text);

}  // namespace nonet::cli::game
