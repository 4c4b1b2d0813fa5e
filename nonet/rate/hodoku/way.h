// HodokuWay: HoDoKu's way through a grid, one pattern after the other, and what it has taken. Where
// it ends because nothing more is found, it can be told a digit and go on; copies of it go on with
// other digits.
#pragma once

#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/hodoku/loop.h"

namespace nonet {

class HodokuWay {
 public:
  // Who knows the ground of the start saves a search.
  HodokuWay(const Grid& start, std::shared_ptr<const HodokuPlan> plan, const Ground* known)
      : loop_(start, std::move(plan)) {
    if (known != nullptr) loop_.set_one_solution(known->one_solution());
  }

  const Grid& grid() const { return loop_.grid(); }
  bool full() const { return loop_.full(); }
  // What was taken so far; neither level nor score take into account whether that was all.
  const HodokuRating& counted() const { return counted_; }

  // All singles, one after the other; false if no cell is left open.
  bool take_singles();
  // What comes next where there is no single; nothing at the end of the way.
  std::optional<Technique> take_pattern();
  // A digit that is known from elsewhere.
  void place(Candidate x) { loop_.take({&x, 1}, {}); }

 private:
  HodokuLoop loop_;
  HodokuRating counted_;
};

}  // namespace nonet
