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
#include <optional>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

class Grid {
 public:
  // An empty grid: all candidates everywhere.
  explicit Grid(const Topology& topology = Topology::classic());

  // The state that a puzzle describes: givens and placed digits set, removed candidates struck.
  // An Error names a digit that stands twice in a house, one placed on a given, or one struck
  // where it stands.
  static Result<Grid> from(const Puzzle& puzzle, const Topology& topology = Topology::classic());
  static Result<Grid> from(const Board& givens, const Topology& topology = Topology::classic());

  const Topology& topology() const { return *topology_; }

  DigitSet candidates(Cell c) const { return cells_[c.index()]; }
  const CellSet& places(Digit d) const { return places_[d.index()]; }
  bool has(Cell c, Digit d) const { return candidates(c).contains(d); }
  bool has(Candidate x) const { return has(x.cell, x.digit); }
  const CellSet& open() const { return open_; }
  const CellSet& givens() const { return givens_; }
  // What the puzzle itself leaves a cell: a given its digit, any other cell all nine; in a puzzle
  // given by candidates alone, those it begins with. What a player has struck since is no matter.
  DigitSet at_start(Cell c) const { return at_start_[c.index()]; }
  bool is_open(Cell c) const { return open_.contains(c); }
  // The open cells with at most so many candidates, and at least one.
  CellSet with_at_most(int count) const;
  // The open cells with exactly two candidates.
  CellSet bivalue() const;
  // Cells of the house that can hold the digit; one cell when it is placed.
  CellSet places(House h, Digit d) const { return places(d) & topology_->cells(h); }
  // The same as bits: bit i is the i-th cell of the house.
  unsigned spots(House h, Digit d) const { return spots_[d.index()][h.index()]; }
  // Digits of the house that no cell holds yet.
  DigitSet open_digits(House h) const;

  // Sets a digit and strikes it from all peers. The digit must be a candidate of an open cell.
  void place(Cell c, Digit d) {
    place(
        c, d, [](House, Digit, unsigned) {}, [](Cell) {});
  }
  // Strikes a candidate; false if it was gone already.
  bool eliminate(Cell c, Digit d) {
    return eliminate(c, d, [](House, Digit, unsigned) {});
  }
  // The same, and tells `thinned` where a digit is left with one spot or none in a house, and the
  // spots; in the order of the losses that did it. A placed digit goes from the peers first, then
  // the cell's other digits go, both in ascending order; houses in the order of their ids. The
  // peers that lose the placed digit are told to `lost`, in ascending order.
  template <class Thinned, class Lost>
  void place(Cell c, Digit d, Thinned&& thinned, Lost&& lost) {
    const CellSet losers = topology_->peers(c) & places(d);
    open_.erase(c);
    if (!losers.empty()) {
      places_[d.index()] -= losers;
      for (Cell peer : losers) {
        cells_[peer.index()].erase(d);
        lost(peer);
      }
      for (const Topology::Seat& seat : topology_->seats_of(c)) {
        spots_[d.index()][seat.house.index()] = seat.bit;
      }
      take_shadow(c, d, thinned);
    }
    for (Digit other : candidates(c)) {
      if (other != d) eliminate(c, other, thinned);
    }
  }
  template <class Thinned>
  bool eliminate(Cell c, Digit d, Thinned&& thinned) {
    if (!has(c, d)) return false;
    cells_[c.index()].erase(d);
    places_[d.index()].erase(c);
    for (const Topology::Seat& seat : topology_->seats_of(c)) {
      auto& spots = spots_[d.index()][seat.house.index()];
      spots = static_cast<std::uint16_t>(spots & ~seat.bit);
      if (at_most_one_bit(spots)) thinned(seat.house, d, spots);
    }
    return true;
  }
  bool eliminate(Candidate x) { return eliminate(x.cell, x.digit); }

  bool solved() const { return open_.empty() && !broken(); }
  // A truth without a candidate left: a cell without a digit, or a house without a place for one.
  // Nothing if there is none, which is no promise that the grid has a solution.
  std::optional<Truth> dead_truth() const;
  bool broken() const { return dead_truth().has_value(); }

  // The placed digits, givens included.
  Board board() const;
  Board given_board() const;
  // The state as a puzzle: its givens, what was placed on top, and what was struck beyond that.
  Puzzle puzzle() const;

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  // Clears the spots of a digit that the peers of a cell have in other houses. That is done for all
  // houses at once, and hardly ever thins one to a single spot; what it thins is told in the order
  // of the last cell that each house lost.
  template <class Thinned>
  void take_shadow(Cell c, Digit d, Thinned& thinned) {
    if (topology_->house_count() <= kFewHouses) {
      take_shadow<kFewHouses>(topology_->shadow_of(c), d, thinned);
    } else {
      take_shadow<House::kCount>(topology_->shadow_of(c), d, thinned);
    }
  }
  template <int kHouses, class Thinned>
  void take_shadow(const Topology::Shadow& shadow, Digit d, Thinned& thinned) {
    using Lane = std::uint16_t;
    Lane* spots = spots_[d.index()].data();
    Lane thinning[kHouses];  // what a house lost that is left with one spot or none
    Lane any = 0;
    for (int i = 0; i < kHouses; ++i) {
      const Lane lost = static_cast<Lane>(spots[i] & shadow[i]);
      const Lane left = static_cast<Lane>(spots[i] & ~shadow[i]);
      const Lane more = static_cast<Lane>(left & static_cast<Lane>(left - 1));
      spots[i] = left;
      thinning[i] = more == 0 ? lost : Lane{0};
      any = static_cast<Lane>(any | thinning[i]);
    }
    if (any != 0) tell_thinned<kHouses>(thinning, d, thinned);
  }
  template <int kHouses, class Thinned>
  void tell_thinned(const std::uint16_t* thinning, Digit d, Thinned& thinned) {
    std::uint64_t houses = 0;
    for (int i = 0; i < kHouses; ++i) houses |= std::uint64_t{thinning[i] != 0} << i;
    std::uint16_t events[kHouses];  // the cell, then the house
    int count = 0;
    for (; houses != 0; houses &= houses - 1) {
      const int i = std::countr_zero(houses);
      const Cell last = topology_->order(House(i))[std::bit_width(thinning[i]) - 1];
      const int event = last.index() << 8 | i;
      int at = count++;
      for (; at > 0 && event < events[at - 1]; --at) events[at] = events[at - 1];
      events[at] = static_cast<std::uint16_t>(event);
    }
    for (int i = 0; i < count; ++i) {
      const House house(events[i] & 0xff);
      thinned(house, d, spots(house, d));
    }
  }

  static constexpr int kFewHouses = 32;

  const Topology* topology_;
  std::array<DigitSet, 81> cells_;
  std::array<CellSet, 9> places_;
  std::array<std::array<std::uint16_t, House::kCount>, 9> spots_;
  CellSet open_ = CellSet::all();
  CellSet givens_;
  std::array<DigitSet, 81> at_start_;
};

}  // namespace nonet
#pragma GCC visibility pop
