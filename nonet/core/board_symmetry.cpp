#include "nonet/core/board_symmetry.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::array<std::string_view, kMotions> kWords = {"rotate180", "rotate90", "horizontal",
                                                           "vertical",  "diagonal", "antidiagonal"};

}  // namespace

Cell moved(Cell c, Motion motion) {
  const int row = row_of(c), column = column_of(c);
  switch (motion) {
    case Motion::kRotate180:
      return cell_at(8 - row, 8 - column);
    case Motion::kRotate90:
      return cell_at(column, 8 - row);
    case Motion::kHorizontal:
      return cell_at(row, 8 - column);
    case Motion::kVertical:
      return cell_at(8 - row, column);
    case Motion::kDiagonal:
      return cell_at(column, row);
    case Motion::kAntidiagonal:
      return cell_at(8 - column, 8 - row);
  }
  return c;
}

std::string_view word_of(Motion motion) {
  return kWords[static_cast<std::size_t>(motion)];
}

std::optional<Motion> motion_called(std::string_view word) {
  const auto found = std::find(kWords.begin(), kWords.end(), word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Motion>(found - kWords.begin());
}

bool BoardSymmetry::in_range() const {
  DigitSet images;
  for (Digit d : digits) {
    if (!d.in_range()) return false;
    images.insert(d);
  }
  return images == DigitSet::all() && static_cast<int>(motion) < kMotions;
}

}  // namespace nonet
