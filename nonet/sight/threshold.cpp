#include "nonet/sight/threshold.h"

#include <algorithm>

namespace nonet::sight {

Picture ink(const Picture& picture, const Threshold& threshold) {
  const int width = picture.width();
  const int height = picture.height();
  auto grey = [&](int x, int y) {
    return threshold.inverted ? 255 - picture.at(x, y) : picture.at(x, y);
  };
  // Sums of all pixels above and to the left.
  const std::size_t stride = static_cast<std::size_t>(width) + 1;
  std::vector<std::uint32_t> sums(stride * (static_cast<std::size_t>(height) + 1));
  for (int y = 0; y < height; ++y) {
    std::uint32_t line = 0;
    for (int x = 0; x < width; ++x) {
      line += static_cast<std::uint32_t>(grey(x, y));
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + line;
    }
  }
  Picture mask(width, height, std::uint8_t{0});
  for (int y = 0; y < height; ++y) {
    const int top = std::max(0, y - threshold.radius);
    const int low = std::min(height, y + threshold.radius + 1);
    for (int x = 0; x < width; ++x) {
      const int left = std::max(0, x - threshold.radius);
      const int right = std::min(width, x + threshold.radius + 1);
      const std::uint32_t sum = sums[low * stride + right] - sums[top * stride + right] -
                                sums[low * stride + left] + sums[top * stride + left];
      const double mean = static_cast<double>(sum) / ((low - top) * (right - left));
      // On black paper a share of nothing is nothing: a few greys at least.
      const double least = std::max(4.0, threshold.share * std::max(mean, 60.0));
      mask.at(x, y) = grey(x, y) < mean - least ? 1 : 0;
    }
  }
  return mask;
}

}  // namespace nonet::sight
