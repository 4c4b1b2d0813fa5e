// HoDoKu's solve loop: asks its techniques in its order for one step each, takes the first that
// answers, applies it and begins again.
//
// The finders in logic/ meet instances in HoDoKu's order. What HoDoKu owes to an accident of its
// making has its own file here, under a name that says so: the singles in queues (singles.h), the
// choice among several instances (order.h), rectangles that it overlooks (rectangles.h).
#pragma once

#include <memory>
#include <optional>

#include "nonet/rate/hodoku/memory.h"
#include "nonet/rate/hodoku/plan.h"
#include "nonet/rate/hodoku/state.h"
#include "nonet/solve/loop.h"

namespace nonet {

class HodokuLoop : public Loop {
 public:
  HodokuLoop(const Grid& start, std::shared_ptr<const HodokuPlan> plan)
      : plan_(std::move(plan)), state_(start) {}

  const Grid& grid() const override { return state_.grid(); }
  // Whether all cells have a digit; the grid is not needed for that (see state.h).
  bool full() const { return state_.open().empty(); }
  // Singles included.
  bool next(Sink accept, const Stop* stop) override;
  void take(std::span<const Candidate> placements, std::span<const Candidate> removals) override {
    state_.apply(placements, removals);
  }

  // For whoever knows; otherwise it is looked for when it first matters.
  void set_one_solution(bool one) { one_solution_ = one; }

  // The next hit that is no single, for a grid where HoDoKu has just met none. Of several that
  // `accept` takes the last counts.
  bool next_pattern(Sink accept, const Stop* stop = nullptr);
  // Takes singles until none is left, without telling them.
  HodokuSingles::Counts take_singles() { return state_.place_singles(plan_->singles); }

 private:
  bool next_single(Sink accept);
  bool first_of(const HodokuPlan::Group& group, const Ask& ask, Sink takes) const;
  bool chosen_of(const HodokuPlan::Group& group, const Ask& ask, Sink takes) const;
  bool one_solution();
  const Board* solution();

  std::shared_ptr<const HodokuPlan> plan_;
  HodokuState state_;
  HodokuMemory memory_;
  std::optional<bool> one_solution_;  // of the puzzle
  std::optional<Board> solution_;
};

}  // namespace nonet
