#include "nonet/draw/single.h"

namespace nonet::draw {
namespace {

bool holds(const Grid& grid, Cell cell, Digit digit) {
  return !grid.is_open(cell) && grid.candidates(cell).first() == digit;
}

// The first cell in sight that holds each of the other digits.
std::vector<Cell> seen_by(const Candidate& at, const Grid& grid) {
  std::vector<Cell> seen;
  for (const Digit d : Digit::all()) {
    if (d == at.digit) continue;
    for (const Cell c : grid.topology().peers(at.cell) & grid.topology().on_board()) {
      if (!holds(grid, c, d)) continue;
      seen.push_back(c);
      break;
    }
  }
  return seen;
}

}  // namespace

std::optional<Single> single_of(const Step& step) {
  const bool plain = step.placements.size() == 1 && step.removals.empty() &&
                     step.truths.size() == 1 && step.inferences.empty() && step.deadly.empty();
  if (!plain || step.houses.size() > 1) return std::nullopt;
  Single single = {step.placements.front(), std::nullopt};
  if (!step.houses.empty()) single.house = step.houses.front().house;
  return single;
}

// Of several that block the same, those that block most, as few as will do.
Why why_of(const Single& single, const Grid& grid) {
  const Candidate at = single.at;
  const std::optional<House> house = single.house;
  if (!house) return {seen_by(at, grid), {}, {}};
  Why why;
  for (const Cell c : grid.topology().cells(*house)) {
    if (c != at.cell && grid.is_open(c)) why.blocked.push_back(c);
  }
  std::vector<Cell> open = why.blocked;
  auto blocked_by = [&](Cell from) {
    std::vector<Cell> covered;
    if (!holds(grid, from, at.digit)) return covered;
    for (const Cell c : open) {
      if (grid.topology().peers(from).contains(c)) covered.push_back(c);
    }
    return covered;
  };
  while (true) {
    Cell best = Cell(0);
    for (const Cell c : grid.topology().on_board()) {
      if (blocked_by(c).size() > blocked_by(best).size()) best = c;
    }
    const std::vector<Cell> covered = blocked_by(best);
    if (covered.empty()) return why;
    why.blockers.push_back(best);
    for (const Cell c : covered) why.lines.push_back({best, c});
    std::erase_if(open, [&](Cell c) { return grid.topology().peers(best).contains(c); });
  }
}

}  // namespace nonet::draw
