// Trial and error: T&E(k) supposes each candidate in turn, in a copy of the grid that is closed
// under T&E(k - 1), and strikes it where that leads to a contradiction; T&E(0) is Singles alone. A
// trial that leads to the solution is not used. How deep it has to go is a puzzle's T&E depth.
//
// Three observations save most of the work, and change no result:
//   a candidate that a trial has set follows from what was supposed there, so that supposing it
//   leads no further: where that trial stood, this one stands;
//   a trial stands as long as nothing that it left has been struck from the grid;
//   what the grid loses, a copy kept from before loses too, and may go on from there.
#pragma once

#include <memory>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/csp/trial.h"

namespace nonet::csp {

// Closes the grid under T&E(1); false if it comes to a contradiction. `sure`: what stands anyway.
// With groups, trials have locked candidates besides Singles.
template <bool kGroups = false>
bool close_by_trials(Labels& s, const Labels& sure = Labels::none());

// The same for T&E(depth). Its copies are made once for each depth, and kept.
class DeepTrials {
 public:
  DeepTrials(int depth, const Stop& stop);
  bool close(Labels& s, const Labels& sure = Labels::none());
  bool stopped() const { return stop_->requested(); }

 private:
  int depth_;
  const Stop* stop_;
  std::unique_ptr<DeepTrials> inner_;  // of depth - 1, above 1
  std::vector<Labels> copies_;
};

// The least depth that solves a puzzle with this solution; -1 if `most` is not enough or it was
// stopped.
int depth_of(const Labels& start, const Labels& solution, int most, const Stop& stop);

}  // namespace nonet::csp
