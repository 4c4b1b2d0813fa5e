#include "nonet/rules/variant.h"

#include <algorithm>

namespace nonet {

const std::vector<KindRow>& all_kinds() {
  static const std::vector<KindRow> rows{
#define NONET_KIND(id, slug, name, synonyms, members, words, drawing) \
  {Kind::id, slug, name, synonyms, members, words},
#include "nonet/rules/kinds.def"
#undef NONET_KIND
  };
  return rows;
}

const KindRow& row_of(Kind kind) {
  return all_kinds()[static_cast<std::size_t>(kind)];
}

std::optional<Kind> kind_from(std::string_view slug) {
  for (const KindRow& row : all_kinds()) {
    if (row.slug == slug) return row.kind;
  }
  return std::nullopt;
}

bool is_plain(const Variant& variant) {
  return variant.rows == 9 && variant.cols == 9 && variant.low == 1 && variant.high == 9 &&
         variant.clues.empty() && variant.boxes == standard_boxes(9, 9, 9);
}

std::string spot_name(const Variant& variant, Spot spot) {
  return "r" + std::to_string(spot / variant.cols + 1) + "c" +
         std::to_string(spot % variant.cols + 1);
}

std::optional<std::pair<int, int>> standard_box_shape(int rows, int cols, int size) {
  // As high as it is wide, or wider; higher only where no such box fits (five rows of ten).
  for (const bool higher : {false, true}) {
    for (int side = size; side > 1; --side) {
      if (side * side > size || size % side != 0) continue;
      const int height = higher ? size / side : side, width = size / height;
      if (rows % height == 0 && cols % width == 0) return std::pair(height, width);
    }
  }
  return std::nullopt;
}

std::vector<int> standard_boxes(int rows, int cols, int size) {
  const auto shape = standard_box_shape(rows, cols, size);
  if (!shape) return {};
  const auto [height, width] = *shape;
  std::vector<int> boxes(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
  auto next = boxes.begin();
  for (int row = 0, first = 0; row < rows; ++row) {
    if (row > 0 && row % height == 0) first += cols / width;
    for (int col = 0, box = first; col < cols; col += width, ++box)
      next = std::fill_n(next, width, box);
  }
  return boxes;
}

}  // namespace nonet
