// Sudoku Explainer's solve loop: its techniques in its order, the first that has something gives
// the step (steps.h), told as any other (tell.h) and with its rating.
#pragma once

#include "nonet/rate/se/state.h"
#include "nonet/solve/loop.h"

namespace nonet::se {

class SeLoop : public Loop {
 public:
  SeLoop(const Grid& start, const Policy& policy) : grid_(start), state_(start), policy_(policy) {}

  const Grid& grid() const override { return grid_; }
  bool next(Sink accept, const Stop* stop) override;
  void take(std::span<const Candidate> placements, std::span<const Candidate> removals) override;

 private:
  Grid grid_;
  State state_;
  Policy policy_;
};

}  // namespace nonet::se
