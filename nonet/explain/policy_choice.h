// Which techniques somebody chooses: a policy by name, what to add to it or leave out, and what to
// look for first. The command line, the C calls and whoever else lets people choose ask here, so
// that the same words give the same steps.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/logic/policy.h"

namespace nonet {

struct PolicyChoice {
  std::string policy = "all";     // one of policy_words()
  std::vector<std::string> with;  // techniques by any of their names, or families
  std::vector<std::string> only;  // none: all
  std::vector<std::string> without;
  bool uniqueness = true;             // may assume that there is one solution
  std::vector<std::string> settings;  // "fish-fins=3"
  std::vector<std::string> order{};   // these first, one after the other; then the rest as usual
};

// "all", "hodoku", "se", "classic", "whips", "braids", "g-whips".
std::vector<std::string_view> policy_words();

// The first name that means no technique.
std::optional<Error> find_unknown_name(const PolicyChoice& choice);
// The first setting that is none.
std::optional<Error> find_wrong_setting(const PolicyChoice& choice);

// The policy. An Error says what of the above is wrong, or that no technique is left.
Result<Policy> chosen_policy(const PolicyChoice& choice);

}  // namespace nonet
