// The ways that the lengths of whips and braids are of, as policies.
#include "nonet/csp/climb.h"
#include "nonet/rate/csp/csp.h"

namespace nonet {
namespace {

Policy way_of(const char* name, std::initializer_list<Technique> patterns) {
  using T = Technique;
  Policy policy{name,
                {T::kFullHouse, T::kNakedSingle, T::kHiddenSingle, T::kPointing, T::kClaiming}};
  for (const T pattern : patterns) policy.order.push_back(pattern);
  policy.options.chains.most_questions = csp::kLongest;
  return policy;
}

}  // namespace

Policy policy_whips() {
  return way_of("whips", {Technique::kWhip});
}
Policy policy_g_whips() {
  return way_of("g-whips", {Technique::kWhip, Technique::kGWhip});
}
Policy policy_braids() {
  return way_of("braids", {Technique::kWhip, Technique::kBraid});
}
Policy policy_g_braids() {
  return way_of("g-braids",
                {Technique::kWhip, Technique::kGWhip, Technique::kBraid, Technique::kGBraid});
}

}  // namespace nonet
