#include "nonet/sight/network.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "nonet/sight/weights.h"

namespace nonet::sight {
namespace {

struct Shape {
  int inputs;
  int outputs;
  bool convolution;
  bool halved;  // afterwards, the larger of each two by two taken
};
constexpr std::array<Shape, 7> kShapes = {{{1, 16, true, true},
                                           {16, 32, true, false},
                                           {32, 32, true, true},
                                           {32, 64, true, false},
                                           {64, 64, true, true},
                                           {64 * 16, 80, false, false},
                                           {80, kClasses, false, false}}};

float float_at(const char* bytes) {
  std::uint32_t bits = 0;
  for (int i = 3; i >= 0; --i) bits = bits << 8 | static_cast<unsigned char>(bytes[i]);
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// Pictures lie channel by channel within a pixel: what a pixel says to all outputs is a row of sums
// that the compiler makes vectors of.
std::vector<float> convolved(const std::vector<float>& in, int side, int inputs, int outputs,
                             const std::vector<float>& weights, const std::vector<float>& biases) {
  std::vector<float> out(static_cast<std::size_t>(side) * side * outputs);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      std::array<float, 64> sums;
      std::copy(biases.begin(), biases.end(), sums.begin());
      for (int dy = -1; dy <= 1; ++dy) {
        if (y + dy < 0 || y + dy >= side) continue;
        for (int dx = -1; dx <= 1; ++dx) {
          if (x + dx < 0 || x + dx >= side) continue;
          const float* from = &in[static_cast<std::size_t>((y + dy) * side + x + dx) * inputs];
          const float* weight =
              &weights[static_cast<std::size_t>((dy + 1) * 3 + dx + 1) * inputs * outputs];
          for (int i = 0; i < inputs; ++i, weight += outputs) {
            const float value = from[i];
            if (value == 0) continue;
            for (int o = 0; o < outputs; ++o) sums[o] += value * weight[o];
          }
        }
      }
      float* to = &out[static_cast<std::size_t>(y * side + x) * outputs];
      for (int o = 0; o < outputs; ++o) to[o] = std::max(0.0F, sums[o]);
    }
  }
  return out;
}

std::vector<float> halved(const std::vector<float>& in, int side, int channels) {
  const int half = (side + 1) / 2;
  std::vector<float> out(static_cast<std::size_t>(half) * half * channels, 0.0F);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const float* from = &in[static_cast<std::size_t>(y * side + x) * channels];
      float* to = &out[static_cast<std::size_t>(y / 2 * half + x / 2) * channels];
      for (int i = 0; i < channels; ++i) to[i] = std::max(to[i], from[i]);
    }
  }
  return out;
}

}  // namespace

std::optional<Network> Network::from_bytes(std::string_view bytes) {
  std::size_t length = 0;
  for (const Shape& shape : kShapes)
    length += static_cast<std::size_t>(shape.outputs) *
              (8 + static_cast<std::size_t>(shape.inputs) * (shape.convolution ? 9 : 1));
  if (bytes.size() != length) return std::nullopt;
  Network network;
  const char* at = bytes.data();
  for (const Shape& shape : kShapes) {
    Layer layer{shape.inputs, shape.outputs, {}, {}};
    const int around = shape.convolution ? 9 : 1;
    std::vector<float> scales;
    for (int o = 0; o < shape.outputs; ++o, at += 4) scales.push_back(float_at(at));
    for (int o = 0; o < shape.outputs; ++o, at += 4) layer.biases.push_back(float_at(at));
    layer.weights.resize(static_cast<std::size_t>(around) * shape.inputs * shape.outputs);
    for (int o = 0; o < shape.outputs; ++o) {
      for (int i = 0; i < shape.inputs; ++i) {
        // The file has the last picture channel by channel, the code pixel by pixel.
        const int input = shape.inputs == 64 * 16 ? i % 16 * 64 + i / 16 : i;
        for (int k = 0; k < around; ++k, ++at)
          layer.weights[(static_cast<std::size_t>(k) * shape.inputs + input) * shape.outputs + o] =
              scales[o] * static_cast<float>(static_cast<signed char>(*at));
      }
    }
    network.layers_.push_back(std::move(layer));
  }
  return network;
}

Likelihoods Network::read(const Patch& patch) const {
  std::vector<float> values = patch.ink;
  int side = kPatchSide;
  for (std::size_t at = 0; at < layers_.size(); ++at) {
    const Layer& layer = layers_[at];
    if (kShapes[at].convolution) {
      values = convolved(values, side, layer.inputs, layer.outputs, layer.weights, layer.biases);
      if (kShapes[at].halved) {
        values = halved(values, side, layer.outputs);
        side = (side + 1) / 2;
      }
      continue;
    }
    std::vector<float> sums = layer.biases;
    for (int i = 0; i < layer.inputs; ++i) {
      if (values[i] == 0) continue;
      const float* weight = &layer.weights[static_cast<std::size_t>(i) * layer.outputs];
      for (int o = 0; o < layer.outputs; ++o) sums[o] += values[i] * weight[o];
    }
    if (at + 1 < layers_.size())
      for (float& sum : sums) sum = std::max(0.0F, sum);
    values = std::move(sums);
  }
  const float most = *std::max_element(values.begin(), values.end());
  Likelihoods likelihoods{};
  float whole = 0;
  for (int i = 0; i < kClasses; ++i) whole += likelihoods[i] = std::exp(values[i] - most);
  for (float& each : likelihoods) each /= whole;
  return likelihoods;
}

const Network& Network::own() {
  static const Network network = *from_bytes(own_weights());
  return network;
}

}  // namespace nonet::sight
