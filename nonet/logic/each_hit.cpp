#include "nonet/logic/each_hit.h"

namespace nonet {

bool each_hit(const Grid& grid, const Policy& policy, Sink sink, const Stop* stop) {
  Ask ask;
  ask.options = policy.options;
  ask.stop = stop;
  for (Technique technique : policy.order) {
    ask.wanted = {technique};
    if (finder_of(technique)(grid, ask, sink) || ask.stopped()) return true;
  }
  return false;
}

}  // namespace nonet
