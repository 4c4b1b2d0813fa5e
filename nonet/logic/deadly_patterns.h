// What follows from a deadly pattern: cells whose digits could be exchanged among themselves
// without any house noticing (proof/deadly.h). As the puzzle has one solution, a guardian, a
// candidate of a pattern cell beside its pattern digits, is true. So
//   1   all guardians are in one cell: it is none of its pattern digits
//   2   all guardians contradict some candidate, as most often when they are one digit: it is false
//   3   all guardians are in one house: whichever is true makes a naked subset with other cells
//   4   two cells of a house have guardians, and a pattern digit of both has no other place there:
//       both lose their other pattern digits
#pragma once

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"

namespace nonet {

// A pattern in as few bytes as a Telling may carry.
struct DeadlyPattern {
  static constexpr int kMostGuarded = 9;

  CellSet cells;
  DigitSet digits;  // of every cell; none, where each has all its candidates but the guardians
  std::array<DeadlyCell, kMostGuarded> guarded{};  // the cells with guardians, and which these are
  int guarded_count = 0;

  // The same digits in every cell; guardians are all other candidates.
  static DeadlyPattern of(const CellSet& cells, DigitSet digits, const Grid& grid);

  void guard(Cell c, DigitSet guardians) { guarded[guarded_count++] = {c, guardians}; }
  std::span<const DeadlyCell> guarded_cells() const {
    return {guarded.data(), static_cast<std::size_t>(guarded_count)};
  }
  // The digits that a cell would be left with.
  DigitSet digits_of(Cell c, const Grid& grid) const;
};

// Whether something may follow from a pattern with these guardians: few cells, or one digit.
inline bool is_well_guarded(int cells, DigitSet guardians) {
  return cells <= 2 || (guardians.size() == 1 && cells <= DeadlyPattern::kMostGuarded);
}

// What the four types of a family of patterns are called.
struct DeadlyTypes {
  std::optional<Technique> one;
  Technique two, three, four;
};

// The pattern and its guardians, for whoever meets one in another way (rate/se).
void tell_deadly(const Grid& before, const DeadlyPattern& pattern, Step& step);
// Cells that make a naked subset with whichever guardian is true.
void tell_completed(const Grid& before, House house, const CellSet& set, Step& step);
// A digit that two guarded cells share between them.
void tell_bound(House house, Digit kept, const CellSet& guarded, Step& step);

// Reports what follows from a pattern, the wanted types in their order.
bool report_deadly_pattern(const Grid& grid, const Ask& ask, const DeadlyPattern& pattern,
                           const DeadlyTypes& types, Sink sink);

}  // namespace nonet
