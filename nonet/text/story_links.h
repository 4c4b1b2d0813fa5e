// What each line of a step's story follows from: the arrows for whoever draws it. A line that says
// that something is false follows from a line that found another true; one that says that something
// is true, or that nothing is left, from the lines that took all else away.
#pragma once

#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

enum class LinkKind : std::uint8_t {
  kNone,    // a supposition, a split: follows from nothing
  kWeak,    // true, so the next is false
  kStrong,  // false (all others), so the next is true
  kSet,     // the same through cells that hold as many digits as they are, but for one
};
// "weak", "strong", "set"; "" of kNone.
std::string_view name_of(LinkKind kind);

struct StoryLink {
  LinkKind kind = LinkKind::kNone;
  std::vector<int> from;  // lines of the story, in their order
};

// One for each inference. `before` is the state before the step.
std::vector<StoryLink> links_of(const Step& step, const Grid& before);

}  // namespace nonet
