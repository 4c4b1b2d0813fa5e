// Links: the candidates of a board, numbered, and what follows from each alone, in the order in
// which Sudoku Explainer lists it.
//
//   weak      if it is on, these are off: the other digits of the cell, then the digit in the rest
//             of the block, of the row, of the column
//   strong    if it is off, these are on: the cell's other digit where there are two, then the
//             digit's other place where a block, row or column has two
//
// Whatever is met twice counts where it is met first. A link has a cause: the cell or the kind of
// house.
#pragma once

#include <span>
#include <vector>

#include "nonet/rate/se/state.h"

namespace nonet::se {

using Id = std::uint16_t;
inline constexpr Id kNoId = 0xffff;

enum class Cause : std::uint8_t { kCell, kBlock, kRow, kColumn, kNone };
inline Cause cause_of_house(int kind) {
  return static_cast<Cause>(kind + 1);
}
// The house that a cause means for a cell.
inline int house_of(int cell, Cause cause) {
  return kGeometry.house_of[cell][static_cast<int>(cause) - 1];
}

// What something rests on that was "the only one left": a cell, or a digit in a house.
struct Exclusion {
  int cell;  // or -1
  int house, digit;
};

// Which links a search follows. Off to on by cells only, or all but by cells; on to off all, or all
// but by cells.
enum class Along : std::uint8_t { kOnlyHouses, kOnlyCells, kAll };

class Links {
 public:
  struct Strong {
    Id to;
    Cause cause;
  };

  explicit Links(const Marks& marks);

  int size() const { return static_cast<int>(candidates_.size()); }
  int cell(Id id) const { return candidates_[id] / kDigits; }
  int digit(Id id) const { return candidates_[id] % kDigits; }
  int candidate(Id id) const { return candidates_[id]; }
  Id id_of(int cell, int digit) const { return id_of_[cell * kDigits + digit]; }
  // The digits of its cell.
  int siblings(Id id) const { return siblings_[id]; }

  std::span<const Id> weak(Id id, Along along) const {
    const std::size_t skipped = along == Along::kOnlyHouses ? siblings_[id] - std::size_t{1} : 0;
    return std::span(weak_).subspan(weak_first_[id] + skipped,
                                    weak_first_[id + 1U] - weak_first_[id] - skipped);
  }
  std::span<const Strong> strong(Id id, Along along) const {
    const Strong* first = strong_.data() + strong_first_[id];
    const Strong* end = strong_.data() + strong_first_[id + 1U];
    const bool by_cell = first != end && first->cause == Cause::kCell;
    if (along == Along::kOnlyHouses) return {first + (by_cell ? 1 : 0), end};
    if (along == Along::kOnlyCells) return {first, first + (by_cell ? 1 : 0)};
    return {first, end};
  }
  Cause weak_cause(Id from, Id to) const;

 private:
  void number(const Marks& marks);
  void link_weakly(const Marks& marks, Id id);
  void link_strongly(const Marks& marks, Id id);

  std::vector<std::uint16_t> candidates_;
  std::array<Id, kCandidates> id_of_;
  std::vector<std::uint8_t> siblings_;
  std::vector<std::uint32_t> weak_first_;
  std::vector<Id> weak_;
  std::vector<std::uint32_t> strong_first_;
  std::vector<Strong> strong_;
};

}  // namespace nonet::se
