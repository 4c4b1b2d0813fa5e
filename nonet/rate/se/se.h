// Sudoku Explainer's rating (version 1.2.1): how hard the hardest step of a puzzle is, the hardest
// up to the first digit, and the first of all.
//
//   ER   the hardest of all steps          7.2/1.2/1.2
//   EP   the hardest up to and with the first that places a digit
//   ED   the first
//
// Its techniques are asked in its order; the first that has something gives the step, and all
// begins again. Ratings are tenths, so that they are kept as numbers of these.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/policy.h"
#include "nonet/rate/se/technique.h"

#pragma GCC visibility push(default)
namespace nonet {

struct SeRating {
  int er = 0, ep = 0, ed = 0;  // in tenths
  // The first techniques that were as hard.
  SeTechnique of_er, of_ep, of_ed;
  bool finished = false;  // otherwise a stop came first, and it means nothing

  struct Use {
    SeTechnique technique;
    int count;
    friend bool operator==(const Use&, const Use&) = default;
  };
  std::vector<Use> uses;  // how often each technique was taken, in the order of the first time

  int uses_of(const SeTechnique& technique) const;
  // Adds a step; whether it places a digit.
  void count(const SeTechnique& technique, int tenths, bool places);

  friend bool operator==(const SeRating&, const SeRating&) = default;
};

// Its way of solving as a policy: its techniques, as rows of nonet's table, in its order and by its
// loop. Each step has its rating (Step::se_rating_times_ten).
Policy policy_se();

// "7.2/1.2/1.2".
std::string text_of(const SeRating& rating);
// "7.2".
std::string se_tenths(int tenths);

// A step of Sudoku Explainer's path, as its own program tells it.
struct SeStep {
  SeTechnique technique;
  int rating;          // in tenths
  int complexity = 0;  // of chains, otherwise 0
  std::vector<Candidate> placements;
  std::vector<Candidate> removals;  // without what a placed digit takes from its peers
};

// The rating of a grid with exactly one solution; other grids are rated too, but mean nothing. A
// grid that it cannot solve is rated 20.0; a solved one 0.0.
SeRating rate_se(const Grid& start, const Stop& stop = {});
// The same; `tell` hears each step before it is taken.
SeRating rate_se(const Grid& start, FunctionRef<void(const SeStep&)> tell, const Stop& stop = {});

}  // namespace nonet
#pragma GCC visibility pop
