#include "support/small_grids.h"

namespace nonet::test {
namespace {

void fill(const Variant& variant, std::vector<int>& digits, std::vector<std::vector<int>>& all) {
  const std::size_t at = digits.size();
  if (at == kSmallCells) {
    all.push_back(digits);
    return;
  }
  for (int d = variant.low; d <= variant.high; ++d) {
    bool fits = true;
    for (std::size_t i = 0; i < at; ++i) {
      const bool same_line = i / kSmallSide == at / kSmallSide || i % kSmallSide == at % kSmallSide;
      const bool same_box = !variant.boxes.empty() && variant.boxes[i] == variant.boxes[at];
      fits = fits && (digits[i] != d || (!same_line && !same_box));
    }
    if (!fits) continue;
    digits.push_back(d);
    fill(variant, digits, all);
    digits.pop_back();
  }
}

}  // namespace

Variant small_grid(int low, bool boxes) {
  Variant variant;
  variant.rows = variant.cols = kSmallSide;
  variant.low = low;
  variant.high = low + kSmallSide - 1;
  if (boxes) variant.boxes = standard_boxes(kSmallSide, kSmallSide, kSmallSide);
  variant.givens.resize(kSmallCells);
  return variant;
}

std::vector<std::vector<int>> all_fillings(const Variant& variant) {
  std::vector<std::vector<int>> all;
  std::vector<int> digits;
  fill(variant, digits, all);
  return all;
}

}  // namespace nonet::test
