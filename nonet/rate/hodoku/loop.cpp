#include "nonet/rate/hodoku/loop.h"

#include "nonet/rate/hodoku/order.h"
#include "nonet/solve/ground.h"

namespace nonet {
namespace {

HodokuMemory::Roomy roomy_houses(const HodokuState& state) {
  HodokuMemory::Roomy roomy{};
  std::uint64_t houses = 0;
  for (int cells = 9; cells >= 0; --cells) {
    houses |= state.houses_with_open(cells);
    roomy[static_cast<std::size_t>(cells)] = houses;
  }
  return roomy;
}

}  // namespace

bool HodokuLoop::next(Sink accept, const Stop* stop) {
  return next_single(accept) || next_pattern(accept, stop);
}

bool HodokuLoop::next_single(Sink accept) {
  bool taken = false;
  state_.next_single([&](const HodokuState::Single& single) {
    if (!plan_->singles.contains(single.technique)) return false;
    // Nothing where a broken grid makes a single that the finder does not call one.
    find(single.technique, grid(), [&](const Hit& hit) {
      if (hit.placements.front() != single.candidate) return false;
      taken = accept(hit);
      if (!taken) memory_.distrust();
      return true;
    });
    return taken;
  });
  return taken;
}

bool HodokuLoop::next_pattern(Sink accept, const Stop* stop) {
  memory_.note_changes(*plan_, grid(), roomy_houses(state_));
  auto takes = [&](const Hit& hit) {
    if (!hodoku_meets(grid(), hit)) return false;
    if (accept(hit)) return true;
    memory_.distrust();
    return false;
  };
  for (std::size_t i = 0; i < plan_->groups.size(); ++i) {
    const HodokuPlan::Group& group = plan_->groups[i];
    if (group.assumes_one && !one_solution()) continue;
    Ask ask = group.ask;
    ask.stop = stop;
    if (group.finder == &find_brute_force) ask.solution = solution();
    if (!memory_.narrow(i, *plan_, grid().topology(), ask)) continue;
    if (group.sorted ? chosen_of(group, ask, takes) : first_of(group, ask, takes)) return true;
    if (ask.stopped()) return false;
    memory_.found_nothing(i, group.scope);
  }
  return false;
}

// The first hit of the earliest row that has one.
bool HodokuLoop::first_of(const HodokuPlan::Group& group, const Ask& ask, Sink takes) const {
  std::optional<int> best;
  group.finder(grid(), ask, [&](const Hit& hit) {
    const int order = row_of(hit.technique).hodoku_order;
    if ((best && order >= *best) || !takes(hit)) return false;
    best = order;
    return group.row_by_row || order == group.first_order;
  });
  return best && (group.row_by_row || *best == group.first_order || !ask.stopped());
}

bool HodokuLoop::chosen_of(const HodokuPlan::Group& group, const Ask& ask, Sink takes) const {
  std::vector<KeptHit> hits;
  group.finder(grid(), ask, [&](const Hit& hit) {
    hits.emplace_back(hit);
    return false;
  });
  if (ask.stopped()) return false;
  for (std::size_t i : hodoku_order(hits, grid())) {
    if (takes(hits[i].hit())) return true;
  }
  return false;
}

// What was taken so far follows from the puzzle, so that the state tells as well as the start.
bool HodokuLoop::one_solution() {
  if (!one_solution_) one_solution_ = ground_of(grid()).one_solution();
  return *one_solution_;
}

const Board* HodokuLoop::solution() {
  if (!solution_ && one_solution()) solution_ = ground_of(grid()).solution;
  return solution_ ? &*solution_ : nullptr;
}

}  // namespace nonet
