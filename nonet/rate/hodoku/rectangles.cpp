#include "nonet/rate/hodoku/rectangles.h"

#include <algorithm>

#include "nonet/logic/rectangles.h"

namespace nonet {

bool find_unique_rectangle_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  // By the corners that come first and last in the grid, which no other rectangle shares.
  std::array<std::bitset<Cell::kCount>, Cell::kCount> seen;
  return each_unique_rectangle(
      grid, ask.options.uniqueness, [&](const Corners& corners, DigitSet digits) {
        const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
        auto mark = seen[low->index()][static_cast<std::size_t>(high->index())];
        if (mark) return false;
        mark = true;
        return report_unique_rectangle(grid, ask, corners, digits, sink);
      });
}

}  // namespace nonet
