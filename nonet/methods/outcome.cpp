#include "nonet/methods/outcome.h"

#include "nonet/core/names.h"

namespace nonet {

std::optional<Error> find_contradiction(const Grid& grid) {
  auto dead = grid.dead_truth();
  if (!dead) return std::nullopt;
  return Error{ErrorCode::kContradiction, nothing_left(*dead, grid.topology())};
}

}  // namespace nonet
