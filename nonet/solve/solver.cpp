#include "nonet/solve/solver.h"

#include "nonet/logic/each_hit.h"
#include "nonet/solve/guard.h"
#include "nonet/solve/loop.h"

namespace nonet {

Policy grounded(Policy policy, const Ground& ground) {
  if (ground.of_start == Ground::Solutions::kSeveral) {
    std::erase(policy.order, Technique::kTrial);
    policy.options.nets.most_splits = 0;
  }
  return ground.one_solution() ? policy : without_uniqueness(std::move(policy));
}

Solver::Solver(const Grid& start, const Policy& policy, const Stop& stop)
    : Solver(start, policy, ground_of(start, stop), stop) {}

Solver::Solver(const Grid& start, const Policy& policy, const Ground& ground, const Stop& stop)
    : policy_(grounded(policy, ground)),
      ground_(ground),
      stop_(stop),
      loop_(make_loop(start, policy_)) {}

Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

const Grid& Solver::grid() const {
  return loop_->grid();
}

std::optional<Step> Solver::proved(const Hit& hit, const Grid& before) {
  Step step = hit.told(before);
  std::string fault = fault_of(step, before, ground_);
  if (fault.empty()) return step;
  refusals_.push_back({step.technique, std::move(fault)});
  return std::nullopt;
}

const Step* Solver::next() {
  if (next_) return &*next_;
  // Asked here too: not every finder asks, and none asks before a single.
  if (!ground_.holds || grid().open().empty() || stopped()) return nullptr;
  const bool found = loop_->next(
      [&](const Hit& hit) {
        std::optional<Step> step = proved(hit, grid());
        // One that is refused does not undo one that was accepted before it.
        if (!step) return false;
        next_ = std::move(step);
        return true;
      },
      &stop_);
  if (!found) next_.reset();
  return next_ ? &*next_ : nullptr;
}

void Solver::take() {
  if (!next_) return;
  loop_->take(next_->placements, next_->removals);
  next_.reset();
}

void Solver::each_now(FunctionRef<bool(Step&&)> visit) {
  each_now(visit, [](Technique) { return false; });
}

void Solver::each_now(FunctionRef<bool(Step&&)> visit, FunctionRef<bool(Technique)> enough) {
  if (!ground_.holds) return;
  each_hit(
      grid(), policy_,
      [&](const Hit& hit) {
        // A proof may take longer than all that a finder does between two hits.
        if (stop_.requested_now()) return true;
        std::optional<Step> step = proved(hit, grid());
        return step && visit(std::move(*step));
      },
      &stop_, enough);
}

Path Solver::path(FunctionRef<bool(const Step&, const Grid&)> tell) {
  Path path{grid(), {}, grid(), 0};
  while (const Step* step = next()) {
    if (tell(*step, grid())) break;
    path.steps.push_back(*step);
    take();
  }
  path.end = grid();
  path.refused = refused();
  return path;
}

Path Solver::path() {
  return path([](const Step&, const Grid&) { return false; });
}

Path find_path(const Grid& start, const Policy& policy) {
  return Solver(start, policy).path();
}

}  // namespace nonet
