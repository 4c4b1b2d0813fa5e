// Any pixels as a picture: the reader answers with cells that make sense, or with a sentence. Bytes
// alone would hardly ever be a grid, so they are laid over one: the first say how large the picture
// is, where in it the grid lies and how askew, the rest is added to its pixels, over and over.
//
// The network that nonet has inside takes seconds under sanitizers. What is fuzzed is what stands
// around it, so most pictures are read by one that is as good as blind but quick: nearly all of its
// weights are 0. It says this of some pictures and that of others.
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include "nonet/sight/network.h"
#include "nonet/sight/sighting_json.h"

using namespace nonet;
using namespace nonet::sight;

namespace {

constexpr std::size_t kHead = 8;

Picture picture_of(const std::uint8_t* data, std::size_t size) {
  const int width = 90 + data[0] % 110;
  const int height = 90 + data[1] % 110;
  const double left = data[2] % 40;
  const double top = data[3] % 40;
  const double cell = 6 + data[4] / 16.0;
  const double askew = (data[5] - 128) / 256.0;
  const int cells = 4 + data[6] % 8;
  Picture picture(width, height, 220);
  std::size_t at = kHead;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const double u = (x - left + askew * y) / cell;
      const double v = (y - top - askew * x) / cell;
      const bool inside = u > -0.1 && v > -0.1 && u < cells + 0.1 && v < cells + 0.1;
      const bool line = std::abs(u - std::round(u)) < 0.1 || std::abs(v - std::round(v)) < 0.1;
      if (inside && line && data[7] % 8 != 0) picture.at(x, y) = 30;
      if (size == kHead) continue;
      picture.at(x, y) = static_cast<std::uint8_t>(picture.at(x, y) + data[at]);
      if (++at == size) at = kHead;
    }
  }
  return picture;
}

// The weights as a file has them (network.h). Each convolution hands on one channel as it is; the
// first full layer mixes what came of it in eight ways, the last makes classes of those.
std::string quick_weights(unsigned seed) {
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

const Network& quick_network(unsigned which) {
  static const std::array<std::optional<Network>, 4> kNetworks = {
      Network::from_bytes(quick_weights(1)), Network::from_bytes(quick_weights(2)),
      Network::from_bytes(quick_weights(3)), Network::from_bytes(quick_weights(4))};
  return *kNetworks[which % kNetworks.size()];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < kHead) return 0;
  SeeOptions options;
  options.grid = data[7] / 128;
  // Now and then with its own: a picture in a hundred.
  const unsigned reader = data[7] / 8 % 16 + data[6] / 8 * 16U;
  if (reader != 0) options.network = &quick_network(reader);
  const auto seen = see(picture_of(data, size), options);
  if (!seen) {
    if (seen.error().message.empty()) std::abort();
    return 0;
  }
  for (const SeenCell& cell : seen->cells) {
    if ((cell.digit == 0) != (cell.ink == Ink::kNone)) std::abort();
    if (cell.digit < 0 || cell.digit > 9 || !(cell.sure >= 0 && cell.sure <= 1.001F)) std::abort();
    if (cell.changed() && !cell.doubtful) std::abort();
  }
  if (sighting_json(*seen).find("null") != std::string::npos) std::abort();
  if (seen->solutions != 1 && !seen->doubtful()) std::abort();
  return 0;
}
