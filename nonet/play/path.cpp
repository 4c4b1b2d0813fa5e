#include "nonet/play/path.h"

#include "nonet/proof/checker.h"

namespace nonet {

std::optional<Step> next_proved_step(const Grid& grid, const Policy& policy, int* refused) {
  return next_step(grid, policy, [&](const Step& step) {
    if (check(grid, step).proved()) return true;
    if (refused != nullptr) ++*refused;
    return false;
  });
}

Path find_path(const Grid& start, const Policy& policy) {
  Path path{start, {}, start, 0};
  while (!path.end.open().empty()) {
    auto step = next_proved_step(path.end, policy, &path.refused);
    if (!step) break;
    apply(*step, path.end);
    path.steps.push_back(std::move(*step));
  }
  return path;
}

}  // namespace nonet
