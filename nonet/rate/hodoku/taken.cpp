#include "nonet/rate/hodoku/taken.h"

#include <algorithm>

#include "nonet/rate/hodoku/hodoku.h"

namespace nonet {
namespace {

TechniqueSet find_taken() {
  const Policy policy = policy_hodoku();
  TechniqueSet taken;
  for (const Technique t : policy.order) taken.insert(t);
  // Two of a kind told as one is an option of HoDoKu's that is off.
  const auto& patterns = policy.options.single_digit;
  if (!patterns.dual_kites) taken.erase(Technique::kDualTwoStringKite);
  if (!patterns.dual_empty_rectangles) taken.erase(Technique::kDualEmptyRectangle);
  taken.erase(Technique::kFrankenXWing);
  taken.erase(Technique::kFrankenSwordfish);
  taken.erase(Technique::kFinnedFrankenXWing);
  return taken;
}

}  // namespace

const TechniqueSet& taken_by_hodoku() {
  static const TechniqueSet kTaken = find_taken();
  return kTaken;
}

bool can_hodoku_take(const TechniqueSet& techniques) {
  const auto all = all_techniques();
  return std::any_of(all.begin(), all.end(), [&](Technique t) {
    return techniques.contains(t) && taken_by_hodoku().contains(t);
  });
}

}  // namespace nonet
