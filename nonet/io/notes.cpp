#include "nonet/io/notes.h"

#include "nonet/core/grid.h"

namespace nonet {

Notes notes_of(const Puzzle& puzzle) {
  Notes notes{};
  const auto grid = Grid::from(puzzle);
  if (!grid) return notes;
  for (Cell c : Cell::all()) {
    if (grid->is_open(c)) notes[c.index()] = grid->candidates(c);
  }
  return notes;
}

void strike_all_but(const Notes& notes, Puzzle& puzzle) {
  const Board digits = digits_of(puzzle);
  for (Cell c : Cell::all()) {
    if (digits.has(c) || notes[c.index()].empty()) continue;
    DigitSet implied = DigitSet::all();
    for (Cell peer : Topology::classic().peers(c)) {
      if (auto d = digits.at(peer)) implied.erase(*d);
    }
    for (Digit d : implied - notes[c.index()]) puzzle.removed.push_back({c, d});
  }
}

}  // namespace nonet
