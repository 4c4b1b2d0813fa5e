#include "nonet/rules/probe.h"

#include <algorithm>

#include "nonet/rules/engine.h"
#include "nonet/rules/rulebook.h"

namespace nonet {

std::vector<Candidate> failing_candidates(const Grid& grid) {
  if (grid.rulebook() == nullptr) return {};
  Scheme scheme = grid.rulebook()->scheme();
  for (Cell c : Cell::all()) {
    scheme.start[c.slot()] = static_cast<DigitMask>(grid.candidates(c).bits());
  }
  Engine engine(scheme);
  std::vector<DigitMask> start = engine.start();
  engine.work_on(start.data());
  if (std::find(start.begin(), start.end(), 0) != start.end()) return {};
  engine.wake_all();
  if (!engine.propagate()) return {};
  std::vector<std::pair<int, Candidate>> failing;
  std::vector<DigitMask> supposed(start.size());
  for (Cell c : grid.open()) {
    for (Digit d : grid.candidates(c)) {
      supposed = start;
      engine.work_on(supposed.data());
      const unsigned digit = 1U << d.index();
      if (engine.keep(c.index(), digit) && engine.propagate()) continue;
      int changed = 0;
      for (Cell other : Cell::all()) {
        changed += supposed[other.slot()] == start[other.slot()] ? 0 : 1;
      }
      failing.emplace_back(changed, Candidate{c, d});
    }
  }
  std::stable_sort(failing.begin(), failing.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Candidate> candidates;
  for (const auto& [changed, x] : failing) candidates.push_back(x);
  return candidates;
}

}  // namespace nonet
