// The ratings of Berthier's theory, of a game. The engine that the page begins with, which is to be
// small and shows none, goes without them.
#pragma once

#include <vector>

#include "nonet/core/grid.h"
#include "nonet/explain/rating_json.h"

namespace nonet {

// Whether there are any in this engine.
bool has_csp_scales();

// Those of the columns; one that was stopped is not finished.
std::vector<CspRating> rated_by_patterns(const Grid& grid, const Board& solution,
                                         const std::vector<RatingColumn>& columns,
                                         const Stop& stop);

}  // namespace nonet
