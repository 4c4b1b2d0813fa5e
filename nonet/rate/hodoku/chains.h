// X-chains and XY-chains as HoDoKu 2.2.0 collects them: depth first from each cell and digit, so
// that a long chain may be met before a short one that takes away the same. Both stay in the list
// that it then sorts (order.h), the longer one first; that decides ties.
#pragma once

#include "nonet/logic/finder.h"

namespace nonet {

// In place of find_x_chain and find_xy_chain.
bool find_x_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
bool find_xy_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);

}  // namespace nonet
