// The reader of digits: a small network that looks at one cell. sight/train makes its weights.
//
//   28 x 28 ink -> 16 x 28 x 28 -> halved -> 32 x 14 x 14 -> 32 x 14 x 14 -> halved -> 64 x 7 x 7
//   -> 64 x 7 x 7 -> halved (4 x 4) -> 80 -> 19 classes
//
// Arrows are 3 by 3 convolutions, then two full layers; below 0 is cut off after all but the last.
// A file of weights has for each layer: a scale an output, a bias an output (4-byte floats, little
// endian), and the weights, output by output, as bytes from -127 to 127, to be multiplied by the
// output's scale.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/sight/cells.h"

namespace nonet::sight {

// 0: nothing in the cell; 1..9: that digit, printed; 10..18: the digits 1..9 by hand.
constexpr int kClasses = 19;
// How likely each is; the sum is 1.
using Likelihoods = std::array<float, kClasses>;

class Network {
 public:
  // Nothing if the file is not of the right length.
  static std::optional<Network> from_bytes(std::string_view bytes);
  // The one that nonet has inside.
  static const Network& own();

  Likelihoods read(const Patch& patch) const;

 private:
  struct Layer {
    int inputs = 0;
    int outputs = 0;
    std::vector<float>
        weights;  // of a convolution [input][3][3][output], of a full one [input][output]
    std::vector<float> biases;
  };
  std::vector<Layer> layers_;
};

}  // namespace nonet::sight
