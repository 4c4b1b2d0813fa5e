// A network that is as good as blind but quick: nearly all of its weights are 0. It says this of
// some pictures and that of others. The one that nonet has inside takes seconds a board under
// sanitizers; what is fuzzed is what stands around it.
#pragma once

#include <array>
#include <cstring>
#include <optional>
#include <string>

#include "nonet/sight/network.h"

namespace nonet::sight {

// The weights as a file has them (network.h). Each convolution hands on one channel as it is; the
// first full layer mixes what came of it in eight ways, the last makes classes of those.
inline std::string quick_weights(unsigned seed) {
  struct Shape {
    int inputs, outputs, around;
  };
  constexpr std::array<Shape, 7> kShapes = {{{1, 16, 9},
                                             {16, 32, 9},
                                             {32, 32, 9},
                                             {32, 64, 9},
                                             {64, 64, 9},
                                             {64 * 16, 80, 1},
                                             {80, kClasses, 1}}};
  std::string bytes;
  auto add = [&](float value) {
    std::array<char, sizeof value> raw{};
    std::memcpy(raw.data(), &value, sizeof value);  // every machine that fuzzes is little endian
    bytes.append(raw.data(), raw.size());
  };
  for (std::size_t layer = 0; layer < kShapes.size(); ++layer) {
    const Shape& shape = kShapes[layer];
    const bool convolution = shape.around == 9;
    const int used = convolution ? 1 : layer == 5 ? 8 : kClasses;
    for (int o = 0; o < shape.outputs; ++o) add(o < used ? (convolution ? 1.0F : 0.02F) : 0.0F);
    for (int o = 0; o < shape.outputs; ++o) add(0);
    for (int o = 0; o < shape.outputs; ++o) {
      for (int i = 0; i < shape.inputs; ++i) {
        for (int k = 0; k < shape.around; ++k) {
          seed = seed * 1664525U + 1013904223U;
          bytes += static_cast<char>(convolution ? (o == 0 && i == 0 && k == 4) : seed >> 24);
        }
      }
    }
  }
  return bytes;
}

inline const Network& quick_network(unsigned which) {
  static const std::array<std::optional<Network>, 4> kNetworks = {
      Network::from_bytes(quick_weights(1)), Network::from_bytes(quick_weights(2)),
      Network::from_bytes(quick_weights(3)), Network::from_bytes(quick_weights(4))};
  return *kNetworks[which % kNetworks.size()];
}

}  // namespace nonet::sight
