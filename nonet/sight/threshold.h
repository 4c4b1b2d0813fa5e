// What is ink and what is paper, where the light changes over the picture: a pixel is ink if it is
// darker than the mean of its surroundings by a share of that mean.
#pragma once

#include "nonet/sight/picture.h"

namespace nonet::sight {

struct Threshold {
  int radius = 12;        // of the surroundings, in pixels
  double share = 0.1;     // darker by so much of the mean
  bool inverted = false;  // light ink on dark paper
};

// A mask: 1 where there is ink, 0 elsewhere.
Picture ink(const Picture& picture, const Threshold& threshold);

}  // namespace nonet::sight
