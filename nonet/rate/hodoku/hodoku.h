// HoDoKu's solve loop and its rating (version 2.2.0, default settings).
//
// The loop asks the techniques in HoDoKu's order for one step each, takes the first that answers,
// applies it and begins again. The score is the sum of the scores of the techniques asked; the
// level is that of the hardest one, or higher where the score is beyond what the level allows.
//
// The finders in logic/ meet instances in HoDoKu's order. What HoDoKu owes to an accident of its
// making has its own file here, under a name that says so: the singles in queues (state.h),
// the choice among several instances (order.h), rectangles that it overlooks
// (rectangles.h).
//
// Techniques that nonet does not have yet are beyond Hard; a puzzle that needs one ends unsolved,
// and its level and score are lower bounds. One of them, Sue de Coq, HoDoKu asks before colours: a
// puzzle that took colours may be another's way to its end, and is not rated exactly either.
#pragma once

#include <optional>

#include "nonet/logic/finder.h"
#include "nonet/rate/hodoku/state.h"

#pragma GCC visibility push(default)
namespace nonet {

struct HodokuRating {
  Level level = Level::kEasy;
  int score = 0;
  bool solved = false;
  bool exact = false;  // solved, and no row was asked that HoDoKu would have asked another before
  std::array<std::uint16_t, kTechniqueCount> uses{};  // how often each technique was taken

  int uses_of(Technique t) const { return uses[static_cast<std::size_t>(t)]; }

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

class HodokuSolver {
 public:
  explicit HodokuSolver(const Grid& start) : state_(start) {}

  const Grid& grid() const { return state_.grid(); }

  // The step that HoDoKu takes next, singles included; a step that `accept` refuses is passed over
  // as if it were not there. Nothing if the grid is solved or no technique has a step.
  std::optional<Step> next_step(FunctionRef<bool(const Step&)> accept);
  // The same without singles, for a grid where HoDoKu has just met none.
  std::optional<Step> next_pattern(FunctionRef<bool(const Step&)> accept);
  // Applies a step that was found so, and counts it.
  void take(const Step& step);

  // Takes singles until none is left, without building steps for them.
  void take_singles();

  // So far; `solved` tells whether it is final.
  HodokuRating rating() const;

 private:
  // Where the next step of some rows can be: a digit or a house in which they found nothing is not
  // looked at again until it has lost a candidate.
  struct Where {
    DigitSet digits = DigitSet::all();
    std::uint64_t houses = ~std::uint64_t{0};
  };

  void count(Technique technique);
  void note_changes();

  HodokuState state_;
  HodokuRating so_far_;
  std::vector<Where> where_;      // for each group of rows that is asked in one pass
  std::array<CellSet, 9> noted_;  // the places of each digit when that was last brought up to date
  bool refused_ = false;          // a step was passed over: from then on all is looked at
};

// The rating of a grid with exactly one solution; other grids are rated too, but mean nothing.
HodokuRating rate_hodoku(const Grid& start);

}  // namespace nonet
#pragma GCC visibility pop
