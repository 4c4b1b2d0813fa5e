// Search for every topology: X, jigsaw, windows, anti-chess. Slower than the kernels, which know
// the classic houses by heart; it walks whatever houses and peers the grid has.
#pragma once

#include "nonet/search/search.h"

namespace nonet {

SearchResult search_any_topology(const Grid& grid, std::uint64_t limit,
                                 FunctionRef<bool(const Board&)> visit, const Stop* stop = nullptr);

}  // namespace nonet
