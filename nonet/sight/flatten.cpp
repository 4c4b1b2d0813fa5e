#include "nonet/sight/flatten.h"

#include <algorithm>

namespace nonet::sight {

Pyramid::Pyramid(Picture picture) {
  levels_.push_back(std::move(picture));
  while (std::min(levels_.back().width(), levels_.back().height()) > 120)
    levels_.push_back(levels_.back().halved());
}

const Picture& Pyramid::level(double side, double wanted, double& factor) const {
  std::size_t at = 0;
  factor = 1;
  while (at + 1 < levels_.size() && side * factor / 2 >= wanted) ++at, factor /= 2;
  return levels_[at];
}

const Picture& Pyramid::no_longer_than(int most, double& factor) const {
  std::size_t at = 0;
  factor = 1;
  while (at + 1 < levels_.size() && std::max(levels_[at].width(), levels_[at].height()) > most)
    ++at, factor /= 2;
  return levels_[at];
}

std::vector<float> flatten(const Pyramid& pyramid, const Mesh& mesh, int side, int margin) {
  double factor = 1;
  const Picture& picture = pyramid.level(mesh.cell_side(), side, factor);
  const Mesh scaled = mesh.scaled(factor);
  const int width = (9 + 2 * margin) * side;
  std::vector<float> flat(static_cast<std::size_t>(width) * width);
  for (int y = 0; y < width; ++y) {
    const double v = (y + 0.5) / side - margin;
    for (int x = 0; x < width; ++x)
      flat[static_cast<std::size_t>(y) * width + x] =
          picture.sample(scaled.at((x + 0.5) / side - margin, v));
  }
  return flat;
}

}  // namespace nonet::sight
