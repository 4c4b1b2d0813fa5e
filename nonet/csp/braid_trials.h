// Braid trials: T&E(B_x), trial and error whose copies are closed under braids up to length x, for
// puzzles that are beyond T&E(1). BxB is the least x with which it solves a puzzle of depth 2, BxBB
// the least with two trials, one in the other, for puzzles of depth 3.
//
// What trials with Singles do not refute, braids of no length do: a copy is closed under braids
// only if T&E(1) comes to a contradiction in it. A copy is kept, and goes on from where it was.
#pragma once

#include <vector>

#include "nonet/csp/climb.h"
#include "nonet/csp/trial_and_error.h"

namespace nonet::csp {

class BraidTrials {
 public:
  explicit BraidTrials(const Stop& stop) : stop_(stop), climb_(stop) { begin(); }

  // Forgets the copies: another grid comes.
  void begin();
  // Closes the grid, which has lost something at most since the last time, under T&E(B_length);
  // false if it comes to a contradiction. `sure`: what stands anyway.
  bool close(Labels& s, int length, const Labels& sure);

 private:
  bool refutes(const Labels& s, Label z, int length);

  struct Copy {
    Labels by_trials = Labels::all();  // closed under T&E(1)
    Labels by_braids = Labels::all();
    int closed_for = -1;  // that length; -1: for none
    bool looked_at = false;
    bool falls = false;  // T&E(1) refutes it
  };
  const Stop& stop_;
  Climb<false> climb_;
  std::vector<Copy> copies_;
};

// 0 for a puzzle that T&E(1) solves; kNoLength if no length does, or it was stopped.
int bxb_of(const Labels& start, const Labels& solution, const Stop& stop);
int bxbb_of(const Labels& start, const Labels& solution, const Stop& stop);

}  // namespace nonet::csp
