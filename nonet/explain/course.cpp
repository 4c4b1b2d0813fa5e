#include "nonet/explain/course.h"

#include <algorithm>

namespace nonet {
namespace {

bool is_taught(const TechniqueRow& row) {
  constexpr int kLargestFish = 4;
  return !row.joins && !row.on_request && row.family != Family::kRules &&
         row.id != Technique::kSupposition && row.id != Technique::kLawOfLeftovers &&
         row.id != Technique::kBruteForce &&
         !(row.family == Family::kFish && row.size > kLargestFish);
}

// The first behind `technique` that is like it in family, or just the first.
void add_next(const std::vector<Technique>& list, Technique technique, bool of_family,
              std::vector<Technique>& next) {
  auto at = std::find(list.begin(), list.end(), technique);
  if (at == list.end()) return;
  for (++at; at != list.end(); ++at) {
    if (of_family && row_of(*at).family != row_of(technique).family) continue;
    if (std::find(next.begin(), next.end(), *at) == next.end()) next.push_back(*at);
    return;
  }
}

}  // namespace

std::vector<Technique> course() {
  std::vector<Technique> taught;
  const std::vector<Technique> all = all_techniques();
  for (int level = 0; level <= static_cast<int>(Level::kExtreme); ++level) {
    for (int family = 0; family <= static_cast<int>(Family::kLastResorts); ++family) {
      for (Technique technique : all) {
        const TechniqueRow& row = row_of(technique);
        if (static_cast<int>(row.level) == level && static_cast<int>(row.family) == family &&
            is_taught(row))
          taught.push_back(technique);
      }
    }
  }
  return taught;
}

std::vector<Technique> leads_to(Technique technique) {
  const std::vector<Technique> order = course();
  std::vector<Technique> next;
  add_next(order, technique, true, next);
  add_next(order, technique, false, next);
  if (std::find(order.begin(), order.end(), technique) == order.end())
    add_next(all_techniques(), technique, true, next);
  return next;
}

}  // namespace nonet
