#include "nonet/logic/finder.h"

#include <array>

namespace nonet {

Finder finder_of(Technique technique) {
  static constexpr std::array<Finder, kTechniqueCount> kFinders = {{
#define TECHNIQUE(id, slug, name, synonyms, family, code, short_name, order, level, score, se, \
                  finder, ...)                                                                 \
  &finder,
#include "nonet/logic/techniques.def"
#undef TECHNIQUE
  }};
  return kFinders[static_cast<std::size_t>(technique)];
}

bool find(Technique technique, const Grid& grid, Sink sink, const FinderOptions& options) {
  return finder_of(technique)(grid, Ask{{technique}, options}, sink);
}

Scope scope_of(Technique technique) {
  const Finder finder = finder_of(technique);
  // These take larger sizes too.
  if (technique == Technique::kNakedTuple || technique == Technique::kHiddenTuple) {
    return Scope::kGrid;
  }
  if (finder == &find_naked_subset) return Scope::kCells;
  if (finder == &find_hidden_subset) return Scope::kPlaces;
  if (finder == &find_pointing || finder == &find_claiming) return Scope::kLocked;
  switch (row_of(technique).family) {
    case Family::kFish:
    case Family::kSingleDigit:
    case Family::kColoring:
      return Scope::kDigit;
    default:
      return Scope::kGrid;
  }
}

}  // namespace nonet
