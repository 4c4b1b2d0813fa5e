#include "nonet/rate/hodoku/way.h"

namespace nonet {

bool HodokuWay::take_singles() {
  const HodokuSingles::Counts singles = loop_.take_singles();
  for (std::size_t i = 0; i < singles.size(); ++i) {
    counted_.count(static_cast<Technique>(i), singles[i]);
  }
  return !loop_.full();
}

std::optional<Technique> HodokuWay::take_pattern() {
  std::optional<KeptHit> hit;
  const bool found = loop_.next_pattern([&](const Hit& next) {
    hit.emplace(next);
    return true;
  });
  if (!found) return std::nullopt;
  counted_.count(hit->technique);
  loop_.take(hit->placements, hit->removals);
  return hit->technique;
}

}  // namespace nonet
