// Finder: looks for one technique in a grid and reports each Step it finds to a sink, until the
// sink says stop. It is pure: same grid, same steps, same order. One signature serves all askers:
// a hint stops at the first step, a rater keeps the least, a collector keeps all.
//
// Only steps that change something are reported: at least one placement of an open cell or one
// removal of a candidate that is still there.
#pragma once

#include "nonet/logic/technique.h"

namespace nonet {

// Returns true to stop the search.
using Sink = FunctionRef<bool(Step&&)>;

// Returns true if the sink stopped it.
using Finder = bool (*)(const Grid& grid, Technique technique, Sink sink);

Finder finder_of(Technique technique);

#define TECHNIQUE(id, slug, name, synonyms, code, level, score, se, finder, ...) \
  bool finder(const Grid& grid, Technique technique, Sink sink);
#include "nonet/logic/techniques.def"
#undef TECHNIQUE

}  // namespace nonet
