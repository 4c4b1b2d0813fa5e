// Singles: a cell with one candidate left, or a digit with one place left in a house. A full house
// is both at once, and the easiest to see: the last open cell of a house.
#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

// A single in a house, or in no house in particular.
bool report_single(Technique technique, Candidate x, Truth truth, Sink sink) {
  auto tell = [=](const Grid&, Step& step) { tell_single(x, truth, step); };
  return sink({technique, {&x, 1}, {}, tell});
}

}  // namespace

void tell_single(Candidate x, Truth truth, Step& step) {
  step.truths = {truth};
  step.marks = {{Role::kPattern, x}};
  if (!truth.is_cell()) step.houses = {{HouseRole::kBase, truth.house()}};
}

bool find_full_house(const Grid& grid, const Ask&, Sink sink) {
  for (House h : grid.topology().houses()) {
    CellSet open = grid.topology().cells(h) & grid.open();
    if (open.size() != 1) continue;
    Cell cell = open.first();
    // The digit that is missing, if the cell can still hold it; otherwise the grid is broken.
    DigitSet digits = grid.open_digits(h) & grid.candidates(cell);
    if (digits.size() != 1) continue;
    const Digit last = digits.first();
    if (report_single(Technique::kFullHouse, {cell, last}, Truth(h, last), sink)) return true;
  }
  return false;
}

bool find_naked_single(const Grid& grid, const Ask&, Sink sink) {
  for (Cell cell : grid.open()) {
    if (grid.candidates(cell).size() != 1) continue;
    Digit digit = grid.candidates(cell).first();
    if (report_single(Technique::kNakedSingle, {cell, digit}, Truth(cell), sink)) return true;
  }
  return false;
}

bool find_hidden_single(const Grid& grid, const Ask&, Sink sink) {
  const Topology& topology = grid.topology();
  // Boxes first: they are the easiest to scan by eye.
  for (bool lines : {false, true}) {
    for (House h : topology.houses()) {
      bool line = topology.kind(h) == HouseKind::kRow || topology.kind(h) == HouseKind::kColumn;
      if (line != lines) continue;
      for (Digit d : Digit::all()) {
        CellSet places = grid.places(h, d);
        if (places.size() != 1 || !grid.is_open(places.first())) continue;
        if (report_single(Technique::kHiddenSingle, {places.first(), d}, Truth(h, d), sink))
          return true;
      }
    }
  }
  return false;
}

}  // namespace nonet
