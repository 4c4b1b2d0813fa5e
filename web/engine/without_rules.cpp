// What the page begins with knows the ordinary game alone: there the finders that ask rules find
// nothing, and are not part of it.
#include "nonet/logic/finder.h"
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

std::shared_ptr<FillingFinder> fillings_along(const Grid&) {
  return nullptr;
}

}  // namespace nonet
