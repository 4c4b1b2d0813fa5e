#include "cli/app/policy_option.h"

namespace nonet::cli {

Result<Policy> policy_option(const Invocation& call) {
  const std::string name = call.value("policy").value_or("all");
  if (name != "all" && name != "hodoku") {
    return Error{"--policy must be all or hodoku, not '" + name + "'"};
  }
  auto policy = restrict_policy(name == "hodoku" ? policy_hodoku() : policy_all(),
                                call.list("only"), call.list("without"));
  if (!policy) return Error{policy.error().message + "; 'nonet techniques' lists them"};
  if (policy->order.empty()) return Error{"--only and --without leave no technique to use"};
  if (!call.has("no-uniqueness")) return policy;
  Policy rest = without_uniqueness(*policy);
  if (rest.order.empty()) return Error{"--no-uniqueness leaves no technique to use"};
  return rest;
}

}  // namespace nonet::cli
