// Policy: which techniques may be used, in which order and with which options, and which loop asks
// them. A policy is a value; a Solver (solve/solver.h) is made from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/logic/options.h"
#include "nonet/logic/technique.h"

#pragma GCC visibility push(default)
namespace nonet {

class Loop;
struct Policy;

// Makes the loop that decides what comes next; see solve/loop.h.
using LoopMaker = std::unique_ptr<Loop> (*)(const Grid& start, const Policy& policy);

struct Policy {
  std::string name;
  std::vector<Technique> order;
  Options options{};
  LoopMaker loop = nullptr;  // null: the first hit of the first technique that has one

  bool allows(Technique technique) const;
};

// Every technique nonet knows, easiest first; but for those that join two steps of others, and
// those that have ways of their own.
Policy policy_all();
// The five heuristics of the prompt: naked and hidden singles, locked candidates, naked pairs,
// hidden pairs.
Policy policy_classic();

// Just these, for whoever practises them: what two steps of others are joined in is looked for too.
Policy policy_practising(const TechniqueSet& techniques);

// The policy without the techniques that the names mean, or with only these. An Error names the
// first name that means nothing.
Result<Policy> restrict_policy(const Policy& policy, const std::vector<std::string>& only,
                               const std::vector<std::string>& without);

// The policy with these techniques too, each behind those that are easier. An Error names the first
// name that means nothing.
Result<Policy> extend_policy(const Policy& policy, const std::vector<std::string>& with);

// The policy without the techniques that assume that the puzzle has one solution.
Policy without_uniqueness(Policy policy);

}  // namespace nonet
#pragma GCC visibility pop
