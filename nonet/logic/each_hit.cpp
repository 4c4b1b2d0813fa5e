#include "nonet/logic/each_hit.h"

#include <algorithm>
#include <vector>

namespace nonet {

bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop,
              FillingFinder* fillings) {
  return each_hit(
      grid, policy, sink, stop, [](Technique) { return false; }, fillings);
}

bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop,
              FunctionRef<bool(Technique)> enough, FillingFinder* fillings) {
  Ask ask;
  ask.fillings = fillings;
  ask.options = policy.options;
  ask.stop = stop;
  const std::vector<Technique>& order = policy.order;
  for (std::size_t i = 0; i < order.size();) {
    const Finder finder = finder_of(order[i]);
    std::vector<Technique> rows = {order[i++]};
    while (asks_rows_together(finder) && i < order.size() && finder_of(order[i]) == finder) {
      rows.push_back(order[i++]);
    }
    ask.wanted = {};
    for (const Technique technique : rows) ask.wanted.insert(technique);
    bool ended = false;
    auto offer = [&](const Hit& hit) {
      if (!enough(hit.technique)) {
        ended = sink(hit);
        if (ended || !enough(hit.technique)) return ended;
      }
      return std::all_of(rows.begin(), rows.end(), enough);
    };
    finder(grid, ask, offer);
    if (ended || ask.stopped()) return true;
  }
  return false;
}

}  // namespace nonet
