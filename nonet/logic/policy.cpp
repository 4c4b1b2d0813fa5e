#include "nonet/logic/policy.h"

#include <algorithm>

#include "nonet/core/visible.h"
#include "nonet/logic/unknown_technique.h"

namespace nonet {

bool Policy::allows(Technique technique) const {
  return std::find(order.begin(), order.end(), technique) != order.end();
}

Policy policy_all() {
  Policy policy{"all", all_techniques()};
  std::erase_if(policy.order, [](Technique t) { return row_of(t).joins || row_of(t).on_request; });
  return policy;
}

Policy policy_classic() {
  return {"classic",
          {Technique::kNakedSingle, Technique::kHiddenSingle, Technique::kPointing,
           Technique::kClaiming, Technique::kNakedPair, Technique::kHiddenPair}};
}

Policy policy_practising(const TechniqueSet& techniques) {
  Policy policy{"practice", all_techniques()};
  std::erase_if(policy.order, [&](Technique t) { return !techniques.contains(t); });
  policy.options.single_digit.dual_kites = true;
  policy.options.single_digit.dual_empty_rectangles = true;
  return policy;
}

namespace {

Result<std::vector<Technique>> meant_by(const std::vector<std::string>& names) {
  std::vector<Technique> all;
  for (const std::string& name : names) {
    std::vector<Technique> meant = techniques_named(name);
    if (meant.empty()) {
      return Error{ErrorCode::kBadOption, unknown_technique(name)};
    }
    all.insert(all.end(), meant.begin(), meant.end());
  }
  return all;
}

}  // namespace

Result<Policy> restrict_policy(const Policy& policy, const std::vector<std::string>& only,
                               const std::vector<std::string>& without) {
  auto wanted = meant_by(only);
  if (!wanted) return wanted.error();
  auto unwanted = meant_by(without);
  if (!unwanted) return unwanted.error();
  Policy restricted = policy;
  std::erase_if(restricted.order, [&](Technique t) {
    auto in = [t](const std::vector<Technique>& list) {
      return std::find(list.begin(), list.end(), t) != list.end();
    };
    return (!only.empty() && !in(*wanted)) || in(*unwanted);
  });
  return restricted;
}

Result<Policy> extend_policy(const Policy& policy, const std::vector<std::string>& with) {
  auto wanted = meant_by(with);
  if (!wanted) return wanted.error();
  Policy extended = policy;
  for (Technique t : *wanted) {
    if (extended.allows(t)) continue;
    const auto harder = std::find_if(extended.order.begin(), extended.order.end(),
                                     [t](Technique other) { return other > t; });
    extended.order.insert(harder, t);
  }
  return extended;
}

Policy without_uniqueness(Policy policy) {
  std::erase_if(policy.order, [](Technique t) { return row_of(t).family == Family::kUniqueness; });
  return policy;
}

}  // namespace nonet
