// HodokuSingles: the singles of a grid, in the order in which HoDoKu meets them.
//
// HoDoKu does not scan for singles. Every change of the grid appends the singles it makes to two
// queues, and the solver reads these from the front. So the order of changes, from the first given
// on, decides which of several singles comes next; that is why steps list their removals in
// HoDoKu's order.
//
//   placing a digit    its peers lose it, in cell order; then the cell's other digits go
//   losing a candidate the cell's last candidate is queued as a naked single; then, for row, column
//                      and box, a digit's last place is queued as a hidden single
//
// A hidden single may be queued once for each of its houses. What no longer holds is passed over
// when it is met: its cell is set, or has lost the digit, which happens only where the puzzle has
// no solution. (HoDoKu takes the latter out of its queue at once, which comes to the same.)
//
// Most of what rating an easy puzzle takes is done here, so this keeps no more than singles need,
// and a change takes no branch that depends on what it finds: it writes behind the end of a queue,
// and the end moves on if that was a single. A queue holds where a single is, not what: the cell of
// a naked one, the digit and house of a hidden one. Looking there again when it is met tells both
// what it is and whether it still holds, for a digit that is placed leaves nothing behind:
//
//   candidates_[r1c1]  = 000001001   none once a digit is placed there
//   spots_[7][row 1]   = 000010001   which cells of the house; none once 7 is placed in it
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/logic/technique.h"

namespace nonet {

class HodokuSingles {
 public:
  // As if the digits were set one by one in cell order, and then the candidates that the grid lacks
  // were struck.
  explicit HodokuSingles(const Grid& start);

  // The cells without a digit.
  const CellSet& open() const { return open_; }
  // The houses that have so many of them, as bits by their ids.
  std::uint64_t houses_with_open(int cells) const { return counts_.houses_with(cells); }
  // What has been placed since the start, in its order.
  std::span<const Candidate> placed() const { return {placed_.data(), placed_end_}; }

  struct Single {
    Technique technique;
    Candidate candidate;
  };
  // The single that HoDoKu takes now; one that `accept` refuses is passed over. What is passed over
  // or taken is used up; a full house that is passed over may still be met as a naked single.
  std::optional<Single> next(FunctionRef<bool(const Single&)> accept);
  // Places all of these techniques, one after the other, until there is none; how many of each.
  using Counts = std::array<int, 3>;  // by the techniques' numbers
  static_assert(static_cast<int>(std::max(Technique::kHiddenSingle, Technique::kNakedSingle)) == 2,
                "the singles come first");
  Counts place_all(TechniqueSet wanted);

  // The digit must be a candidate of an open cell.
  void place(Candidate x);
  // The candidate must be there, in an open cell.
  void strike(Candidate x);

 private:
  static constexpr int kHouses = House::kCount;

  // How many cells of each house are open, for all houses at once: the counts are written in
  // binary, all their lowest digits in one word, bits by the houses' ids, and so on.
  class OpenCounts {
   public:
    // Nine each.
    explicit OpenCounts(int houses) {
      digits_[0] = digits_[3] = ~std::uint64_t{0} >> (64 - houses);
    }
    // One less.
    void lower(std::uint64_t houses) {
      for (std::uint64_t& digits : digits_) {
        digits ^= houses;
        houses &= digits;  // which had a zero: they borrow from the next digit
      }
    }
    std::uint64_t houses_with(int count) const {
      std::uint64_t houses = ~std::uint64_t{0};
      for (int i = 0; i < 4; ++i) houses &= (count >> i & 1) != 0 ? digits_[i] : ~digits_[i];
      return houses;
    }

   private:
    std::array<std::uint64_t, 4> digits_{};
  };

  // How far the queues are written.
  struct Ends {
    int naked = 0;
    int hidden = 0;
  };

  void put(Candidate x);
  void lose(Cell cell, Digit digit, Ends& ends);
  void lose_spots(Cell cell, Digit digit, Ends& ends);
  void settle(Cell cell, Digit digit);
  class TimesOfLoss;
  void queue_naked_of_start(const TimesOfLoss& times);
  void queue_hidden_of_start(const TimesOfLoss& times);
  template <class Accept>
  std::optional<Single> next_such(const Accept& accept);
  template <class Accept>
  std::optional<Single> next_full_house(std::uint64_t houses, const Accept& accept) const;

  const Topology* topology_;
  std::array<DigitSet, 81> candidates_;
  std::array<CellSet, 9> places_;
  std::array<std::uint16_t, 9UL * kHouses> spots_;  // digit * kHouses + house
  CellSet open_;
  OpenCounts counts_;

  // Each cell, and each digit of a house, is queued once at most; one more is room to write to.
  // (No bytes: what is written as a byte might, for all the compiler knows, be any of the above.)
  std::array<std::uint16_t, 81 + 1> naked_;  // cell
  std::array<std::uint16_t, 81> naked_at_;   // where in the queue a cell is that has one candidate
  std::array<std::uint16_t, 9UL * kHouses + 1> hidden_;  // index in spots_
  Ends ends_;
  int naked_read_ = 0;
  int hidden_read_ = 0;

  std::array<Candidate, 81> placed_;
  std::size_t placed_end_ = 0;
};

}  // namespace nonet
