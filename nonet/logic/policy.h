// Policy: which techniques may be used, and in which order. The solve loop is the same for all but
// HoDoKu's: take the first step of the first technique that has one, apply it, begin again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/logic/finder.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Policy {
  enum class Loop : std::uint8_t {
    kFirst,   // the first step of the first technique
    kHodoku,  // what rate/hodoku/hodoku.h takes, of the techniques in `order`; explain/path.h knows
              // how
  };

  std::string name;
  std::vector<Technique> order;
  Loop loop = Loop::kFirst;

  bool allows(Technique technique) const;
};

// Every technique nonet knows, easiest first.
Policy policy_all();
// The techniques that HoDoKu's solve loop asks, in its order and by its loop.
Policy policy_hodoku();
// The five heuristics of the prompt: naked and hidden singles, locked candidates, naked pairs,
// hidden pairs.
Policy policy_classic();

// The policy without the techniques that the names mean, or with only these. An Error names the
// first name that means nothing.
Result<Policy> restrict_policy(const Policy& policy, const std::vector<std::string>& only,
                               const std::vector<std::string>& without);

// The policy without the techniques that assume that the puzzle has one solution.
Policy without_uniqueness(Policy policy);

// The first step that the policy finds and `accept` takes; a refused step is passed over.
std::optional<Step> next_step(const Grid& grid, const Policy& policy,
                              FunctionRef<bool(const Step&)> accept);

// Every step of every technique of the policy that can be done now, in policy order.
std::vector<Step> all_steps(const Grid& grid, const Policy& policy);

}  // namespace nonet
#pragma GCC visibility pop
