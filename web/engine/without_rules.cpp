// What the page begins with knows the ordinary game alone: there the finders that ask rules find
// nothing, what cites a rule is not of the game, and neither is part of it. Nor does it know the
// kin of examples: what is not found by chance is left to the larger engine.
#include "nonet/generate/kin.h"
#include "nonet/logic/finder.h"
#include "nonet/proof/rule_premises.h"
#include "nonet/rules/fillings.h"

namespace nonet {

#define NONET_FINDS_NOTHING(finder)            \
  bool finder(const Grid&, const Ask&, Sink);  \
  bool finder(const Grid&, const Ask&, Sink) { \
    return false;                              \
  }

NONET_FINDS_NOTHING(find_rule_lines)
NONET_FINDS_NOTHING(find_innies_and_outies)
NONET_FINDS_NOTHING(find_required_digit)
NONET_FINDS_NOTHING(find_pointing_by_sight)
NONET_FINDS_NOTHING(find_killer_subset)
NONET_FINDS_NOTHING(find_hidden_killer_pair)
NONET_FINDS_NOTHING(find_combined_rules)

bool has_kin(const Demand&) {
  return false;
}
bool is_left_to_kin(const Demand& demand) {
  return demand.practised.has_value();
}
std::optional<Candidacy> kin(const Demand&, const SearchOptions&, Random&, const Stop&,
                             std::uint64_t&) {
  return std::nullopt;
}

std::shared_ptr<FillingFinder> fillings_along(const Grid&) {
  return nullptr;
}

std::optional<std::vector<RulePremise>> premises_of(const std::vector<RuleUse>& uses, const Grid&) {
  if (!uses.empty()) return std::nullopt;
  return std::vector<RulePremise>();
}

Narrowing Narrower::narrow(const RulePremise&, CandidateSet&, std::uint64_t&, std::uint64_t) {
  return Narrowing::kGaveUp;
}

}  // namespace nonet
