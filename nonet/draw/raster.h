// A picture as pixels: each shape is painted over what is there, by how much of a pixel it covers.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/draw/draw.h"

#pragma GCC visibility push(default)
namespace nonet::draw {

inline constexpr int kMostPixels = 4096;  // of a side

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // row by row, three bytes a pixel
};

// As wide as the look says, or a pixel for each unit; no side is longer than kMostPixels.
Pixels pixels_of(const Picture& picture, const FileLook& look = {});

}  // namespace nonet::draw
#pragma GCC visibility pop
