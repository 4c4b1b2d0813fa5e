#include "nonet/logic/each_hit.h"

namespace nonet {

bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop) {
  Ask ask;
  ask.options = policy.options;
  ask.stop = stop;
  const std::vector<Technique>& order = policy.order;
  for (std::size_t i = 0; i < order.size();) {
    const Finder finder = finder_of(order[i]);
    ask.wanted = {order[i++]};
    while (asks_rows_together(finder) && i < order.size() && finder_of(order[i]) == finder) {
      ask.wanted.insert(order[i++]);
    }
    if (finder(grid, ask, sink) || ask.stopped()) return true;
  }
  return false;
}

}  // namespace nonet
