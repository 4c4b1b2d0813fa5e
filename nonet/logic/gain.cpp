#include "nonet/logic/gain.h"

#include <array>

#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr std::array kEasy = {Technique::kNakedSingle, Technique::kHiddenSingle,
                              Technique::kPointing,    Technique::kClaiming,
                              Technique::kNakedPair,   Technique::kHiddenPair};

int count_of(const Grid& grid) {
  int count = 0;
  for (Digit d : Digit::all()) count += grid.places(d).size();
  return count;
}

// Carries all out that one easy technique has to say; false if none has anything.
bool take_easiest(Grid& grid) {
  for (Technique technique : kEasy) {
    std::vector<Candidate> placements, removals;
    find(technique, grid, [&](const Hit& hit) {
      placements.insert(placements.end(), hit.placements.begin(), hit.placements.end());
      removals.insert(removals.end(), hit.removals.begin(), hit.removals.end());
      return false;
    });
    for (Candidate x : placements) {
      if (grid.is_open(x.cell) && grid.has(x)) grid.place(x.cell, x.digit);
    }
    for (Candidate x : removals) grid.eliminate(x);
    if (!placements.empty() || !removals.empty()) return true;
  }
  return false;
}

}  // namespace

int gain_of(const Grid& grid, Candidate x, bool holds) {
  Grid after = grid;
  if (holds) {
    after.place(x.cell, x.digit);
  } else {
    after.eliminate(x);
  }
  while (!after.broken() && take_easiest(after)) {
  }
  return count_of(grid) - count_of(after);
}

double price_of(std::size_t lines, int gain) {
  constexpr double kLong = 30;
  const auto length = static_cast<double>(lines);
  return length * (1 + length / kLong) / gain;
}

}  // namespace nonet
