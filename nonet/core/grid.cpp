#include "nonet/core/grid.h"

namespace nonet {

Grid::Grid(const Topology& topology) : topology_(&topology) {
  cells_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  for (auto& house : spots_) house.fill(0);
  for (House h : topology.houses()) spots_[h.index()].fill(0x1ffU);
}

Result<Grid> Grid::from(const Puzzle& puzzle, const Topology& topology) {
  Board all = puzzle.givens;
  for (Cell c : Cell::all()) {
    if (auto d = puzzle.placed.at(c)) all.set(c, *d);
  }
  if (auto error = find_duplicate(all, topology)) return *error;
  Grid grid(topology);
  for (Cell c : Cell::all()) {
    if (auto d = all.at(c)) grid.place(c, *d);
    if (puzzle.givens.has(c)) grid.givens_.insert(c);
  }
  for (Candidate x : puzzle.removed) grid.eliminate(x);
  grid.given_by_candidates_ = puzzle.givens.count() == 0 && !puzzle.removed.empty();
  return grid;
}

Result<Grid> Grid::from(const Board& givens, const Topology& topology) {
  Puzzle puzzle;
  puzzle.givens = givens;
  return from(puzzle, topology);
}

Grid Grid::emptied() const {
  Grid grid(*topology_);
  grid.givens_ = givens_;
  grid.given_by_candidates_ = given_by_candidates_;
  return grid;
}

DigitSet Grid::open_digits(House h) const {
  DigitSet digits = DigitSet::all();
  for (Cell c : topology_->cells(h) - open_) digits -= candidates(c);
  return digits;
}

std::optional<Truth> Grid::dead_truth() const {
  for (Cell c : Cell::all()) {
    if (candidates(c).empty()) return Truth(c);
  }
  for (House h : topology_->houses()) {
    for (Digit d : Digit::all()) {
      if (!places(d).meets(topology_->cells(h))) return Truth(h, d);
    }
  }
  return std::nullopt;
}

Board Grid::board() const {
  Board board;
  for (Cell c : CellSet::all() - open_) {
    if (!candidates(c).empty()) board.set(c, candidates(c).first());
  }
  return board;
}

Board Grid::given_board() const {
  Board board;
  for (Cell c : givens_) {
    if (!candidates(c).empty()) board.set(c, candidates(c).first());
  }
  return board;
}

}  // namespace nonet
