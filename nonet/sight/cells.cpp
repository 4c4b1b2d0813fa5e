#include "nonet/sight/cells.h"

#include <algorithm>
#include <cmath>

namespace nonet::sight {
namespace {

constexpr float kLeastContrast = 0.06F;  // of the paper; below that noise would become ink
constexpr std::size_t kInkedCells = 10;  // even the emptiest puzzle has so many with ink, and more

// The grey that a share of the values lie below.
float quantile(std::vector<float> values, double share) {
  auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

// What lies well inside the cell: no line reaches there.
std::vector<float> inside(const Patch& patch, double span) {
  const int from = static_cast<int>(std::ceil(patch.side * (0.5 - 0.36 / span)));
  std::vector<float> values;
  for (int y = from; y < patch.side - from; ++y)
    for (int x = from; x < patch.side - from; ++x) values.push_back(patch.at(x, y));
  return values;
}

}  // namespace

std::vector<Patch> cut_cells(const Pyramid& pyramid, const FoundGrid& grid, int side, double span) {
  double factor = 1;
  const Picture& picture = pyramid.level(grid.mesh.cell_side() * span, side, factor);
  const Mesh mesh = grid.mesh.scaled(factor);
  std::vector<Patch> patches;
  std::vector<float> darkest;
  for (int cell = 0; cell < 81; ++cell) {
    Patch patch;
    patch.side = side;
    const double u = cell % 9 + (1 - span) / 2;
    const double v = cell / 9 + (1 - span) / 2;  // NOLINT: the row
    for (int y = 0; y < side; ++y) {
      for (int x = 0; x < side; ++x) {
        float sum = 0;
        for (double dy : {0.25, 0.75})
          for (double dx : {0.25, 0.75})
            sum += picture.sample(mesh.at(u + (x + dx) * span / side, v + (y + dy) * span / side));
        patch.ink.push_back(grid.inverted ? 255 - sum / 4 : sum / 4);
      }
    }
    const float paper = std::max(30.0F, quantile(inside(patch, span), 0.7));
    for (float& grey : patch.ink) grey = (paper - grey) / paper;
    darkest.push_back(quantile(inside(patch, span), 0.96));
    patches.push_back(std::move(patch));
  }
  std::nth_element(darkest.begin(), darkest.begin() + kInkedCells, darkest.end(), std::greater<>());
  const float contrast = std::max(kLeastContrast, darkest[kInkedCells]);
  for (Patch& patch : patches)
    for (float& ink : patch.ink) ink = std::clamp(ink / contrast, -0.5F, 1.5F);
  return patches;
}

Patch seen_from(const Patch& wide, const View& view) {
  Patch patch;
  const double pixels = kPatchSide / kPatchSpan;  // a cell
  const double cosine = view.scale * std::cos(view.turn);
  const double sine = view.scale * std::sin(view.turn);
  for (int row = 0; row < kPatchSide; ++row) {
    for (int column = 0; column < kPatchSide; ++column) {
      const double x = column + 0.5 - kPatchSide / 2.0;
      const double y = row + 0.5 - kPatchSide / 2.0;
      const double at_x = x * cosine - y * sine + view.slant * y + view.right * pixels;
      const double at_y = x * sine + y * cosine + view.down * pixels;
      const double last = wide.side - 1.001;
      const double px = std::clamp(at_x + wide.side / 2.0 - 0.5, 0.0, last);
      const double py = std::clamp(at_y + wide.side / 2.0 - 0.5, 0.0, last);
      const int left = static_cast<int>(px);
      const int top = static_cast<int>(py);
      const float r = static_cast<float>(px - left);
      const float d = static_cast<float>(py - top);
      patch.ink.push_back((1 - d) * ((1 - r) * wide.at(left, top) + r * wide.at(left + 1, top)) +
                          d * ((1 - r) * wide.at(left, top + 1) + r * wide.at(left + 1, top + 1)));
    }
  }
  const float paper = quantile(inside(patch, kPatchSpan), 0.3);
  for (float& ink : patch.ink) ink = std::clamp(ink - paper, -0.5F, 1.5F);
  return patch;
}

Patch turned(const Patch& patch, int quarters) {
  Patch result = patch;
  const int last = patch.side - 1;
  for (int i = 0; i < (quarters & 3); ++i) {
    Patch before = result;
    for (int y = 0; y < patch.side; ++y)
      for (int x = 0; x < patch.side; ++x) result.ink[result.index(x, y)] = before.at(last - y, x);
  }
  return result;
}

}  // namespace nonet::sight
