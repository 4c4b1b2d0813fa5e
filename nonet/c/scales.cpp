#include "nonet/c/scales.h"

namespace nonet {

// What the page begins with (nonet/CMakeLists.txt).
#ifdef NONET_SMALL

bool has_csp_scales() {
  return false;
}

std::vector<CspRating> rated_by_patterns(const Grid& /*grid*/, const Board& /*solution*/,
                                         const std::vector<RatingColumn>& /*columns*/,
                                         const Stop& /*stop*/) {
  return {};
}

#else

bool has_csp_scales() {
  return true;
}

std::vector<CspRating> rated_by_patterns(const Grid& grid, const Board& solution,
                                         const std::vector<RatingColumn>& columns,
                                         const Stop& stop) {
  std::vector<CspScale> scales;
  for (const RatingColumn& column : columns) {
    if (column.kind == RatingColumn::Kind::kCsp) scales.push_back(column.csp);
  }
  return rate_csp(grid, solution, scales, stop);
}

#endif

}  // namespace nonet
