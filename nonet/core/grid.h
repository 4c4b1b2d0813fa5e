// Grid: the state of a game as logic sees it. Candidates are kept in three views, by cell, by digit
// and by house and digit, and two mutators keep the views in step:
//
//   by cell    cells_[r1c1] = {1,4,7}      by digit   places_[7] = {r1c1, r1c5, ...}
//   by house   spots_[7][row 1] = 000010001: which cells of the house, in its order
//
// A placed digit stays the one candidate of its cell and the one place in its houses, because a
// constraint that is satisfied must not look like one that has become impossible. So
//   candidates(c) of a placed cell is {its digit}; places(d) & house holds the placed cell;
//   open() are the cells without a placed digit, and `places(d) & open()` what is still open.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

// The rules that a puzzle has besides its houses (rules/rulebook.h).
class Rulebook;

class Grid {
 public:
  // An empty grid: all candidates everywhere.
  explicit Grid(const Topology& topology = Topology::classic());
  // The same in a game with rules. The topology may be part of the rulebook: the grid keeps it.
  Grid(const Topology& topology, std::shared_ptr<const Rulebook> rulebook);
  // An empty grid of the same game.
  Grid emptied() const { return Grid(*topology_, rulebook_); }

  // The state that a puzzle describes: givens and placed digits set, removed candidates struck.
  // An Error names a digit that stands twice in a house, one placed on a given, or one struck
  // where it stands.
  static Result<Grid> from(const Puzzle& puzzle, const Topology& topology = Topology::classic());
  static Result<Grid> from(const Board& givens, const Topology& topology = Topology::classic());
  // The same in the game of an empty grid, where candidates may be struck that no rule leaves: what
  // it has counts as what the puzzle leaves.
  static Result<Grid> from(const Puzzle& puzzle, const Grid& empty);

  const Topology& topology() const { return *topology_; }
  // Null in the ordinary game.
  const Rulebook* rulebook() const { return rulebook_.get(); }
  const std::shared_ptr<const Rulebook>& shared_rulebook() const { return rulebook_; }

  DigitSet candidates(Cell c) const { return cells_[c.slot()]; }
  const CellSet& places(Digit d) const { return places_[d.slot()]; }
  bool has(Cell c, Digit d) const { return candidates(c).contains(d); }
  bool has(Candidate x) const { return has(x.cell, x.digit); }
  const CellSet& open() const { return open_; }
  const CellSet& givens() const { return givens_; }
  // What the puzzle itself leaves a cell: a given its digit, any other cell all nine; in a puzzle
  // given by candidates alone, those it begins with. What a player has struck since is no matter.
  DigitSet at_start(Cell c) const { return at_start_[c.slot()]; }
  bool is_open(Cell c) const { return open_.contains(c); }
  // The open cells with at most so many candidates, and at least one.
  CellSet with_at_most(int count) const;
  // The open cells with exactly two candidates.
  CellSet bivalue() const;
  // Cells of the house that can hold the digit; one cell when it is placed.
  CellSet places(House h, Digit d) const { return places(d) & topology_->cells(h); }
  // The same as bits: bit i is the i-th cell of the house.
  unsigned spots(House h, Digit d) const { return spots_[d.slot()][h.slot()]; }
  // The same for all houses, by their ids.
  using Spots = std::array<std::uint16_t, House::kCount>;
  const Spots& spots(Digit d) const { return spots_[d.slot()]; }
  // Digits of the house that no cell holds yet.
  DigitSet open_digits(House h) const;

  // Sets a digit and strikes it from all peers. The digit must be a candidate of an open cell.
  void place(Cell c, Digit d) {
    const CellSet losers = topology_->peers(c) & places(d);
    open_.erase(c);
    if (!losers.empty()) {
      places_[d.slot()] -= losers;
      for (Cell peer : losers) cells_[peer.slot()].erase(d);
      for (const Topology::Seat& seat : topology_->seats_of(c)) {
        spots_[d.slot()][seat.house.slot()] = seat.bit;
      }
      take_shadow(topology_->shadow_of(c), d);
    }
    for (Digit other : candidates(c)) {
      if (other != d) eliminate(c, other);
    }
  }
  // Strikes a candidate; false if it was gone already.
  bool eliminate(Cell c, Digit d) {
    if (!has(c, d)) return false;
    cells_[c.slot()].erase(d);
    places_[d.slot()].erase(c);
    for (const Topology::Seat& seat : topology_->seats_of(c)) {
      auto& spots = spots_[d.slot()][seat.house.slot()];
      spots = static_cast<std::uint16_t>(spots & ~seat.bit);
    }
    return true;
  }
  bool eliminate(Candidate x) { return eliminate(x.cell, x.digit); }

  bool solved() const { return open_.empty() && !broken(); }
  // A truth without a candidate left: a cell without a digit, or a house without a place for one.
  // Nothing if there is none, which is no promise that the grid has a solution.
  std::optional<Truth> dead_truth() const;
  bool broken() const { return dead_truth().has_value(); }

  // The placed digits, givens included, and nothing beyond a smaller board.
  Board board() const;
  Board given_board() const;
  // The state as a puzzle: its givens, what was placed on top, and what was struck beyond that.
  Puzzle puzzle() const;

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  // Clears the spots of a digit that the peers of a cell have in other houses, for all at once.
  void take_shadow(const Topology::Shadow& shadow, Digit d) {
    std::uint16_t* spots = spots_[d.slot()].data();
    const auto houses = static_cast<std::size_t>(
        topology_->house_count() <= kFewHouses ? kFewHouses : House::kCount);
    for (std::size_t i = 0; i < houses; ++i)
      spots[i] = static_cast<std::uint16_t>(spots[i] & ~shadow[i]);
  }

  static constexpr int kFewHouses = 32;

  const Topology* topology_;
  std::shared_ptr<const Rulebook> rulebook_;
  std::array<DigitSet, 81> cells_;
  std::array<CellSet, 9> places_;
  std::array<Spots, 9> spots_;
  CellSet open_ = CellSet::all();
  CellSet givens_;
  std::array<DigitSet, 81> at_start_;
};

}  // namespace nonet
#pragma GCC visibility pop
