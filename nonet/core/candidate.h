// Candidate: the statement "this cell holds this digit", which may be open, true or false.
// Truth: a constraint of the game, "exactly one of these candidates is true" (see proof/checker.h):
// either "this cell holds a digit" or "this house holds this digit".
#pragma once

#include "nonet/core/sets.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Candidate {
  Cell cell;
  Digit digit;

  constexpr bool in_range() const { return cell.in_range() && digit.in_range(); }
  friend constexpr bool operator==(Candidate, Candidate) = default;
  friend constexpr auto operator<=>(Candidate, Candidate) = default;
};

class Truth {
 public:
  constexpr Truth() = default;
  constexpr explicit Truth(Cell cell) : key_(static_cast<std::uint16_t>(cell.index())) {}
  constexpr Truth(House house, Digit digit)
      : key_(static_cast<std::uint16_t>(Cell::kCount + house.index() * Digit::kCount +
                                        digit.index())) {}

  constexpr bool is_cell() const { return key_ < Cell::kCount; }
  constexpr Cell cell() const { return Cell(key_); }
  constexpr House house() const { return House((key_ - Cell::kCount) / Digit::kCount); }
  constexpr Digit digit() const { return Digit((key_ - Cell::kCount) % Digit::kCount); }

  friend constexpr bool operator==(Truth, Truth) = default;
  friend constexpr auto operator<=>(Truth, Truth) = default;

 private:
  std::uint16_t key_ = 0;
};

}  // namespace nonet
#pragma GCC visibility pop
