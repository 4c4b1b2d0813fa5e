// HodokuState: a grid that meets its singles in HoDoKu's order.
//
// HoDoKu does not scan for singles. Every change of the grid appends the singles it makes to two
// queues, and the solver reads these from the front. So the order of changes, from the first given
// on, decides which of several singles comes next; that is why steps list their removals in
// HoDoKu's order, and why this state, not the grid alone, is what a path of HoDoKu's runs on.
//
//   placing a digit    its peers lose it, in cell order; then the cell's other digits go
//   losing a candidate the cell's last candidate is queued as a naked single; then, for row, column
//                      and box, a digit's last place is queued as a hidden single
//
// A hidden single may be queued once for each of its houses. What no longer holds is passed over
// when it is met: its cell is set, or has lost the digit, which happens only where the puzzle has
// no solution. (HoDoKu takes the latter out of its queue at once, which comes to the same.)
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/logic/technique.h"

namespace nonet {

class HodokuState {
 public:
  // As if the digits were set one by one in cell order, and then the candidates that the grid lacks
  // were struck.
  explicit HodokuState(const Grid& start);

  const Grid& grid() const { return grid_; }

  // How many cells of the house have no digit yet.
  int open_in(House h) const { return open_in_[h.index()]; }

  struct Single {
    Technique technique;
    Candidate candidate;
  };
  // The single that HoDoKu takes now; one that `accept` refuses is passed over. What is passed over
  // or taken is used up; a full house that is passed over may still be met as a naked single.
  std::optional<Single> next_single(FunctionRef<bool(const Single&)> accept);

  void place(Candidate x);
  void strike(Candidate x);
  void apply(std::span<const Candidate> placements, std::span<const Candidate> removals);

 private:
  void queue_naked(Cell cell) {
    const DigitSet left = grid_.candidates(cell);
    if (is_one_bit(left.bits())) naked_.push_back({cell, left.first()});
  }
  // The digit has one spot left in the house, or none.
  void queue_hidden(House house, Digit digit, unsigned spots) {
    if (spots == 0) return;
    const Cell last = grid_.topology().order(house)[std::countr_zero(spots)];
    if (grid_.is_open(last)) hidden_.push_back({last, digit});
  }
  // Wherever that happened in the houses of a cell that lost the digit.
  void queue_hidden_around(Cell cell, Digit digit) {
    for (const Topology::Seat& seat : grid_.topology().seats_of(cell)) {
      const unsigned spots = grid_.spots(seat.house, digit);
      if (at_most_one_bit(spots)) queue_hidden(seat.house, digit, spots);
    }
  }
  // What the placing of a digit takes from houses that it leaves with one spot or none.
  struct Thinned {
    int houses = 0;                                 // how many were looked at; 0: none was thinned
    std::array<std::uint16_t, House::kCount> lost;  // so many are written

    template <int kHouses>
    void look(const std::uint16_t* spots, const std::uint16_t* shadow);
  };
  void find_thinned(const Grid::Spots& spots, const Topology::Shadow& shadow,
                    Thinned& thinned) const;
  void queue_thinned(Digit digit, const Thinned& thinned);
  void queue_singles_of_start();
  std::optional<Single> next_full_house(FunctionRef<bool(const Single&)> accept);
  bool waits(Candidate x) const { return grid_.is_open(x.cell) && grid_.has(x); }

  Grid grid_;
  // How many cells of each house are open, and, as bits, the houses with just one.
  std::array<std::uint8_t, House::kCount> open_in_{};
  std::uint64_t nearly_full_ = 0;
  // How far the queue of naked singles was searched for a full house in vain, and the houses that
  // were nearly full then.
  std::size_t looked_until_ = 0;
  std::uint64_t looked_houses_ = 0;
  std::vector<Candidate> naked_;
  std::vector<Candidate> hidden_;
  std::size_t naked_read_ = 0;
  std::size_t hidden_read_ = 0;
};

}  // namespace nonet
