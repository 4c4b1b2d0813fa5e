// Loop: what comes next. It owns the grid and whatever it has to remember between steps (HoDoKu's
// queues, where nothing was found), and offers hits in its order; whoever asks takes one. A loop
// proves nothing and guards nothing: that is the business of the Solver that holds it.
#pragma once

#include <memory>
#include <span>

#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"

namespace nonet {

class Loop {
 public:
  virtual ~Loop() = default;
  Loop() = default;
  Loop& operator=(const Loop&) = delete;

  virtual const Grid& grid() const = 0;
  // Offers hits until one is taken; one that `accept` refuses is skipped as if it were not
  // there. Where a better one may follow it continues: the last that was accepted counts. Returns
  // whether there was one; a stop ends it without.
  virtual bool next(Sink accept, const Stop* stop) = 0;
  // Carries out what was accepted.
  virtual void take(std::span<const Candidate> placements, std::span<const Candidate> removals) = 0;

 protected:
  // For those that may be copied to go on in several ways.
  Loop(const Loop&) = default;
};

// The loop that a policy asks for.
std::unique_ptr<Loop> make_loop(const Grid& start, const Policy& policy);

}  // namespace nonet
