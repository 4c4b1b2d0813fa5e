#include "nonet/logic/finder.h"

#include <array>

namespace nonet {

Finder finder_of(Technique technique) {
  static constexpr std::array<Finder, kTechniqueCount> kFinders = {{
#define TECHNIQUE(id, finder, ...) &finder,
#include "nonet/logic/techniques.def"
#undef TECHNIQUE
  }};
  const auto row = static_cast<std::size_t>(technique);
  return kFinders[row < kFinders.size() ? row : 0];
}

bool asks_rows_together(Finder finder) {
  for (Finder together : {&find_rule_lines, &find_combined_rules, &find_aic, &find_grouped_aic,
                          &find_forcing_chain, &find_forcing_net, &find_aic_wing, &find_medusa,
                          &find_unique_loop, &find_extended_rectangle, &find_bug, &find_whip}) {
    if (finder == together) return true;
  }
  return false;
}

bool find(Technique technique, const Grid& grid, Sink sink, const Options& options) {
  return finder_of(technique)(grid, Ask{{technique}, options}, sink);
}

// By finder, not by family: one that is missing here is only asked more often than it needs to be.
Scope scope_of(Technique technique) {
  // These take larger sizes than their row's too.
  if (technique == Technique::kNakedTuple || technique == Technique::kHiddenTuple) {
    return Scope::kGrid;
  }
  const Finder finder = finder_of(technique);
  if (finder == &find_naked_subset) return Scope::kCells;
  if (finder == &find_hidden_subset) return Scope::kPlaces;
  if (finder == &find_pointing || finder == &find_claiming) return Scope::kLocked;
  for (Finder of_one_digit :
       {&find_fish, &find_skyscraper, &find_two_string_kite, &find_turbot_fish,
        &find_empty_rectangle, &find_simple_colors, &find_multi_colors, &find_x_chain}) {
    if (finder == of_one_digit) return Scope::kDigit;
  }
  return Scope::kGrid;
}

}  // namespace nonet
