// Bivalue universal grave + 1: every open cell has two candidates but one, which has three; and
// without one of these three, every digit has two places in each house that lacks it. That would be
// one deadly pattern of all open cells, so the odd candidate is true.
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

// The cell with three candidates where all other open cells have two.
std::optional<Cell> only_cell_of_three(const Grid& grid) {
  std::optional<Cell> three;
  for (Cell c : grid.open()) {
    const int size = grid.candidates(c).size();
    if (size == 2) continue;
    if (size != 3 || three) return std::nullopt;
    three = c;
  }
  return three;
}

// Whether each house has no open place or two for every digit, once the candidate is gone.
bool every_digit_twice_without(const Grid& grid, Candidate odd) {
  const Topology& topology = grid.topology();
  for (House h : topology.houses()) {
    const bool around = topology.cells(h).contains(odd.cell);
    for (Digit d : grid.open_digits(h)) {
      const int places = count_nine(grid.spots(h, d));
      if (places != (around && d == odd.digit ? 3 : 2)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_bug_plus_one(const Grid& grid, const Ask&, Sink sink) {
  // An exchange that no house notices may still break a bond.
  if (grid.open().meets(grid.topology().bonded())) return false;
  const std::optional<Cell> cell = only_cell_of_three(grid);
  if (!cell) return false;
  for (Digit odd : grid.candidates(*cell)) {
    if (!every_digit_twice_without(grid, {*cell, odd})) continue;
    CandidateList removals;
    for (Digit d : grid.candidates(*cell)) {
      if (d != odd) removals.push_back({*cell, d});
    }
    auto tell = [=, last = *cell](const Grid& before, Step& step) {
      for (Cell c : before.open()) {
        DigitSet digits = before.candidates(c);
        if (c == last) digits.erase(odd);
        step.deadly.push_back({c, digits});
        for (Digit d : digits) step.marks.push_back({Role::kPattern, {c, d}});
      }
      step.marks.push_back({Role::kGuardian, {last, odd}});
    };
    return sink({Technique::kBugPlusOne, {}, removals.all(), tell});
  }
  return false;
}

}  // namespace nonet
