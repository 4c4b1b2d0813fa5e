// Hit: what a finder reports: what follows, what it may be compared by, and how to tell it. Of the
// thousands of patterns that a search may meet one is taken, and only that one is told as a Step
// with certificate, marks and story.
//
// How to tell it is a Telling: a function with the few values that it needs (cells, digits,
// houses), copied along, never a reference. So a hit can be kept and told later, as long as the
// grid is as it was.
#pragma once

#include <cstddef>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/logic/technique.h"

namespace nonet {

class Telling {
 public:
  // `tell` fills in all of a step but its technique and effects.
  template <class Tell>
  requires std::is_invocable_v<const Tell&, const Grid&, Step&> Telling(const Tell& tell)  // NOLINT
  {
    static_assert(std::is_trivially_copyable_v<Tell>, "capture values, not what owns memory");
    static_assert(sizeof(Tell) <= kRoom, "capture what it can be worked out from again");
    static_assert(alignof(Tell) <= alignof(std::max_align_t));
    ::new (static_cast<void*>(room_)) Tell(tell);
    call_ = [](const std::byte* room, const Grid& before, Step& step) {
      (*std::launder(reinterpret_cast<const Tell*>(room)))(before, step);
    };
  }

  void operator()(const Grid& before, Step& step) const { call_(room_, before, step); }

 private:
  static constexpr std::size_t kRoom = 96;

  alignas(std::max_align_t) std::byte room_[kRoom];
  void (*call_)(const std::byte*, const Grid&, Step&);
};

struct Hit {
  Technique technique;
  std::span<const Candidate> placements;  // these two lie with the finder: for the call only
  std::span<const Candidate> removals;
  Telling telling;
  int length = 0;               // of a chain, in nodes; otherwise 0
  int se_rating_times_ten = 0;  // see Step

  // The step in full; `before` is the grid that it was found in.
  Step told(const Grid& before) const;
};

// A hit that outlives the call that it was reported in.
struct KeptHit {
  Technique technique;
  std::vector<Candidate> placements;
  std::vector<Candidate> removals;
  Telling telling;
  int length;
  int se_rating_times_ten;

  explicit KeptHit(const Hit& hit)
      : technique(hit.technique),
        placements(hit.placements.begin(), hit.placements.end()),
        removals(hit.removals.begin(), hit.removals.end()),
        telling(hit.telling),
        length(hit.length),
        se_rating_times_ten(hit.se_rating_times_ten) {}

  Hit hit() const {
    return {technique, placements, removals, telling, length, se_rating_times_ten};
  }
};

}  // namespace nonet
