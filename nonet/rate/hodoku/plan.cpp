#include "nonet/rate/hodoku/plan.h"

#include <algorithm>

#include "nonet/rate/hodoku/almost_locked_sets.h"
#include "nonet/rate/hodoku/chains.h"
#include "nonet/rate/hodoku/fish.h"
#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/rectangles.h"
#include "nonet/rate/hodoku/tables/finders.h"

namespace nonet {
namespace {

bool has_all_subsets(const Policy& policy) {
  for (Technique t : all_techniques()) {
    const TechniqueRow& row = row_of(t);
    const bool subset = row.family == Family::kSingles || finder_of(t) == &find_naked_subset ||
                        finder_of(t) == &find_hidden_subset;
    if (subset && row.hodoku_order != kOff && !policy.allows(t)) return false;
  }
  return true;
}

int pass_of(const TechniqueRow& row) {
  return row.family == Family::kUniqueness ? 0 : row.size;
}

}  // namespace

Finder hodoku_finder(Technique technique, const Options& options) {
  const Finder clean = finder_of(technique);
  if (clean == &find_fish) return hodoku_fish_finder(technique, options);
  if (clean == &find_unique_rectangle) return &find_unique_rectangle_like_hodoku;
  if (clean == &find_almost_locked_sets) return &find_almost_locked_sets_like_hodoku;
  if (clean == &find_x_chain) return &find_x_chain_like_hodoku;
  if (clean == &find_xy_chain) return &find_xy_chain_like_hodoku;
  if (clean == &find_aic) return &find_aic_like_hodoku;
  if (clean == &find_grouped_aic) return &find_grouped_aic_like_hodoku;
  if (clean == &find_forcing_chain) return &find_forcing_chain_like_hodoku;
  if (clean == &find_forcing_net) return &find_forcing_net_like_hodoku;
  return clean;
}

HodokuPlan::HodokuPlan(const Policy& policy) : all_subsets(has_all_subsets(policy)) {
  std::vector<Technique> rows;
  for (Technique t : policy.order) {
    if (row_of(t).hodoku_order == kOff) continue;
    if (row_of(t).family == Family::kSingles) {
      singles.insert(t);
    } else {
      rows.push_back(t);
    }
  }
  std::stable_sort(rows.begin(), rows.end(), [](Technique a, Technique b) {
    return row_of(a).hodoku_order < row_of(b).hodoku_order;
  });
  for (Technique t : rows) {
    const TechniqueRow& row = row_of(t);
    const Finder finder = hodoku_finder(t, policy.options);
    // Siamese fish go by rows.
    if (groups.empty() || groups.back().finder != finder || groups.back().pass != pass_of(row) ||
        finder == &find_siamese_fish_like_hodoku) {
      groups.push_back({finder,
                        pass_of(row),
                        row.hodoku_order,
                        {},
                        scope_of(t),
                        hodoku_sorts(t, policy.options),
                        row.family == Family::kUniqueness,
                        finder == &find_almost_locked_sets_like_hodoku});
      groups.back().ask.options = policy.options;
      // Those that it sorts are joined by a finder of their own.
      groups.back().ask.options.fish.siamese = false;
    }
    groups.back().ask.wanted.insert(t);
  }
}

}  // namespace nonet
