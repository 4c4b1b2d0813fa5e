#include "nonet/explain/course.h"

#include <algorithm>

namespace nonet {
namespace {

bool is_taught(const TechniqueRow& row) {
  constexpr int kLargestFish = 4;
  return !row.joins && row.family != Family::kRules && row.id != Technique::kSupposition &&
         row.id != Technique::kLawOfLeftovers && row.id != Technique::kBruteForce &&
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
  std::vector<Technique> taught = all_techniques();
  std::erase_if(taught, [](Technique technique) { return !is_taught(row_of(technique)); });
  std::stable_sort(taught.begin(), taught.end(), [](Technique a, Technique b) {
    const TechniqueRow &left = row_of(a), &right = row_of(b);
    if (left.level != right.level) return left.level < right.level;
    return left.family < right.family;
  });
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
