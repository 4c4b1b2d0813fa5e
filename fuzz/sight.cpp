// Any pixels as a picture: the reader answers with cells that make sense, or with a sentence. Bytes
// alone would hardly ever be a grid, so they are laid over one: the first say how large the picture
// is, where in it the grid lies and how askew, the rest is added to its pixels, over and over.
//
// This is the whole way, and takes its time under sanitizers; sight_parts.cpp has its steps, each
// on something small.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "fuzz/quick_network.h"
#include "nonet/sight/sighting_json.h"

using namespace nonet;
using namespace nonet::sight;

namespace {

constexpr std::size_t kHead = 8;

Picture picture_of(const std::uint8_t* data, std::size_t size) {
  const int width = kLeastSide + data[0] % 16;
  const int height = kLeastSide + data[1] % 16;
  const double left = data[2] % 20;
  const double top = data[3] % 20;
  const double cell = 6 + data[4] / 51.0;
  const double askew = (data[5] - 128) / 256.0;
  const int cells = 7 + data[6] % 4;
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
