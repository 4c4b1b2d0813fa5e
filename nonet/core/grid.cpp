#include "nonet/core/grid.h"

#include "nonet/core/names.h"

namespace nonet {

Grid::Grid(const Topology& topology) : topology_(&topology) {
  cells_.fill(DigitSet::all());
  at_start_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  for (auto& digit : spots_) {
    digit.fill(0);
    for (House h : topology.houses()) digit[h.index()] = 0x1ffU;
  }
  for (Candidate x : topology.digits_beyond()) {
    if (has(x) && is_open(x.cell)) place(x.cell, x.digit);
    at_start_[x.cell.slot()] = candidates(x.cell);
  }
}

Grid::Grid(const Topology& topology, std::shared_ptr<const Rulebook> rulebook) : Grid(topology) {
  rulebook_ = std::move(rulebook);
}

Result<Grid> Grid::from(const Puzzle& puzzle, const Topology& topology) {
  return from(puzzle, Grid(topology));
}

static Error not_on_board(Cell c) {
  return Error{name_of(c) + " is not on the board"};
}

Result<Grid> Grid::from(const Puzzle& puzzle, const Grid& empty) {
  const Board all = digits_of(puzzle);
  if (auto error = find_contradiction(puzzle, empty.topology())) return *error;
  if (auto error = find_duplicate(all, empty.topology())) return *error;
  const CellSet& on_board = empty.topology().on_board();
  for (Cell c : CellSet::all() - on_board) {
    if (all.has(c)) return not_on_board(c);
  }
  for (Candidate x : puzzle.removed) {
    if (!on_board.contains(x.cell)) return not_on_board(x.cell);
  }
  Grid grid = empty;
  grid.at_start_ = empty.cells_;
  for (Cell c : Cell::all()) {
    if (auto d = all.at(c)) {
      if (!empty.has(c, *d)) {
        return Error{name_of(c) + " can't be " + name_of(*d, empty.topology()) + " by the rules"};
      }
      grid.place(c, *d);
    }
    if (!puzzle.givens.has(c)) continue;
    grid.givens_.insert(c);
    grid.at_start_[c.index()] = grid.candidates(c);
  }
  for (Candidate x : puzzle.removed) grid.eliminate(x);
  // Beside givens the removed candidates are a player's work; without any they are the puzzle.
  if (grid.rulebook() == nullptr && grid.givens_.empty() && !puzzle.removed.empty()) {
    grid.at_start_ = grid.cells_;
  }
  return grid;
}

Result<Grid> Grid::from(const Board& givens, const Topology& topology) {
  Puzzle puzzle;
  puzzle.givens = givens;
  return from(puzzle, topology);
}

CellSet Grid::with_at_most(int count) const {
  std::array<CellSet, 10> more_than;  // [n]: the cells with more than n
  for (const CellSet& places : places_) {
    for (int n = count; n > 0; --n) more_than[n] |= more_than[n - 1] & places;
    more_than[0] |= places;
  }
  return (more_than[0] - more_than[count]) & open_;
}

CellSet Grid::bivalue() const {
  CellSet one, two, three;  // cells with at least so many
  for (const CellSet& places : places_) {
    three |= two & places;
    two |= one & places;
    one |= places;
  }
  return (two - three) & open_;
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
  for (Cell c : topology_->on_board() - open_) {
    if (!candidates(c).empty()) board.set(c, candidates(c).first());
  }
  return board;
}

Puzzle Grid::puzzle() const {
  Puzzle puzzle;
  puzzle.givens = given_board();
  const Board digits = board();
  for (Cell c : CellSet::all() - open_ - givens_) {
    if (auto d = digits.at(c)) puzzle.placed.set(c, *d);
  }
  auto implied = from(puzzle, emptied());
  for (Cell c : open_) {
    DigitSet struck = (implied ? implied->candidates(c) : DigitSet::all()) - candidates(c);
    // What the rules strike to begin with is not said again.
    if (rulebook_) struck &= at_start(c);
    for (Digit d : struck) puzzle.removed.push_back({c, d});
  }
  return puzzle;
}

Board Grid::given_board() const {
  Board board;
  for (Cell c : givens_) {
    if (!candidates(c).empty()) board.set(c, candidates(c).first());
  }
  return board;
}

}  // namespace nonet
