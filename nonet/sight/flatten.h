// A grid laid flat: square cells of the same size, whatever the camera and the paper did.
#pragma once

#include <vector>

#include "nonet/sight/mesh.h"
#include "nonet/sight/picture.h"

namespace nonet::sight {

// A picture and its halves, so that what is small is sampled from a picture that is small too.
class Pyramid {
 public:
  explicit Pyramid(Picture picture);
  // The smallest one in which `side` pixels of the picture are not fewer than `wanted`; `factor` is
  // how much smaller it is.
  const Picture& level(double side, double wanted, double& factor) const;
  // The largest one with no side longer than `most`; the smallest, if all are longer.
  const Picture& no_longer_than(int most, double& factor) const;
  const Picture& picture() const { return levels_.front(); }

 private:
  std::vector<Picture> levels_;
};

// `side` pixels a cell, with `margin` cells around the grid.
std::vector<float> flatten(const Pyramid& pyramid, const Mesh& mesh, int side, int margin);

}  // namespace nonet::sight
