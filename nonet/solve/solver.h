// Solver: the one way to steps. It owns the loop with its grid, proves each step before anybody
// sees it, and keeps the guard: a start that contradicts its puzzle gives no step, and what assumes
// one solution is used only where the puzzle has one (see ground.h). Paths, hints, lists of steps
// and the prompt ask solvers and nothing else, so nobody can forget either. (Ratings, which show no
// step, run the loop without proofs, by the same ground.)
//
//   Solver solver(grid, policy_all());
//   while (const Step* step = solver.next()) {
//     ...sentence_of(*step, solver.grid())...
//     solver.take();
//   }
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/policy.h"
#include "nonet/solve/ground.h"

#pragma GCC visibility push(default)
namespace nonet {

class Loop;
struct Hit;

// The steps from a start to its end.
struct Path {
  Grid start;
  std::vector<Step> steps;
  Grid end;
  int refused = 0;  // hits that the checker did not confirm

  bool solved() const { return end.solved(); }
};

class Solver {
 public:
  // `stop` may end any search; it reaches into finders.
  Solver(const Grid& start, const Policy& policy, const Stop& stop = {});
  // For who has asked for the ground of this start before: in a game with rules that may take long.
  Solver(const Grid& start, const Policy& policy, const Ground& ground, const Stop& stop);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  const Grid& grid() const;
  const Ground& ground() const { return ground_; }
  // The policy without what the ground forbids (that there is one solution), or makes pointless:
  // where the start has several solutions, nearly all trials and splits end in one of them.
  const Policy& policy() const { return policy_; }

  // The next step, the same until it is taken. Null if the grid is solved, the start does not hold,
  // the policy has nothing, or a stop was requested.
  const Step* next();
  // Takes the step that next() gave.
  void take();

  // Every step that can be done now, as it is found, in the order of the policy; of those with the
  // same line in expert's notation the caller may want one. Ends when `visit` returns true.
  void each_now(FunctionRef<bool(Step&&)> visit);
  // The same without techniques of which there have been enough.
  void each_now(FunctionRef<bool(Step&&)> visit, FunctionRef<bool(Technique)> enough);

  // From here to the end. `tell` hears each step before it is taken, with the grid before it, and
  // may return true to end.
  Path path(FunctionRef<bool(const Step&, const Grid&)> tell);
  Path path();

  // Hits that the checker refused so far: each is a mistake of ours.
  struct Refusal {
    Technique technique;
    std::string fault;
  };
  const std::vector<Refusal>& refusals() const { return refusals_; }
  int refused() const { return static_cast<int>(refusals_.size()); }
  bool stopped() const { return stop_.requested(); }

 private:
  // The step of a hit, if it may be shown.
  std::optional<Step> proved(const Hit& hit, const Grid& before);

  Policy policy_;
  Ground ground_;
  Stop stop_;
  std::unique_ptr<Loop> loop_;
  std::optional<Step> next_;
  std::vector<Refusal> refusals_;
};

// The whole way, each step proved.
Path find_path(const Grid& start, const Policy& policy);

// The policy without what may not, or should not, be used on this ground.
Policy grounded(Policy policy, const Ground& ground);

}  // namespace nonet
#pragma GCC visibility pop
