#include "nonet/sight/picture.h"

#include <algorithm>
#include <cmath>

namespace nonet::sight {

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

float Picture::sample(Point p) const {
  // In this order what is no number becomes 0: corners on one line span a mesh of such points.
  auto within = [](double at, int last) {
    return std::max(0.0F, std::min(static_cast<float>(at) - 0.5F, static_cast<float>(last)));
  };
  float x = within(p.x, width_ - 1);
  float y = within(p.y, height_ - 1);
  int x0 = static_cast<int>(x);
  int y0 = static_cast<int>(y);
  int x1 = std::min(x0 + 1, width_ - 1);
  int y1 = std::min(y0 + 1, height_ - 1);
  float right = x - static_cast<float>(x0);
  float below = y - static_cast<float>(y0);
  float top = static_cast<float>(at(x0, y0)) * (1 - right) + static_cast<float>(at(x1, y0)) * right;
  float low = static_cast<float>(at(x0, y1)) * (1 - right) + static_cast<float>(at(x1, y1)) * right;
  return top * (1 - below) + low * below;
}

Picture Picture::halved() const {
  Picture half(std::max(1, width_ / 2), std::max(1, height_ / 2));
  for (int y = 0; y < half.height_; ++y) {
    const std::uint8_t* above = row(std::min(2 * y, height_ - 1));
    const std::uint8_t* under = row(std::min(2 * y + 1, height_ - 1));
    std::uint8_t* to = &half.at(0, y);
    for (int x = 0; x < half.width_; ++x) {
      const int left = 2 * x, right = std::min(left + 1, width_ - 1);
      to[x] = static_cast<std::uint8_t>(
          (above[left] + above[right] + under[left] + under[right] + 2) / 4);
    }
  }
  return half;
}

}  // namespace nonet::sight
