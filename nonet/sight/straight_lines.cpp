// Hough's transform: each pixel of ink votes for all lines through it, and lines that stand out are
// taken by pairs. Only lines that lean less than kLean degrees are looked for.
#include "nonet/sight/straight_lines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet::sight {
namespace {

constexpr int kLean = 20;            // degrees
constexpr std::size_t kLines = 18;   // in each direction
constexpr std::size_t kOffered = 6;  // quadrilaterals
constexpr int kSamples = 27;         // along a line

// All points with along * slope + offset = across.
struct Line {
  double slope = 0;
  double offset = 0;
  int votes = 0;
};

// Lines that go across: y = x * slope + offset. With `down`, x = y * slope + offset.
std::vector<Line> strongest(const Picture& mask, bool down) {
  const int length = down ? mask.height() : mask.width();
  const int breadth = down ? mask.width() : mask.height();
  const int shift = length;  // offsets begin below 0
  const int offsets = breadth + 2 * shift;
  std::vector<int> votes(static_cast<std::size_t>(2 * kLean + 1) * offsets);
  std::vector<double> slopes;
  for (int degree = -kLean; degree <= kLean; ++degree)
    slopes.push_back(std::tan(degree * std::numbers::pi / 180));
  for (int y = 0; y < mask.height(); ++y) {
    for (int x = 0; x < mask.width(); ++x) {
      if (!mask.at(x, y)) continue;
      const int along = down ? y : x;
      const int across = down ? x : y;
      for (std::size_t i = 0; i < slopes.size(); ++i)
        ++votes[i * offsets +
                static_cast<std::size_t>(std::lround(across - along * slopes[i]) + shift)];
    }
  }
  auto at = [&](std::size_t i, int offset) { return votes[i * offsets + offset]; };
  std::vector<Line> lines;
  for (std::size_t i = 0; i < slopes.size(); ++i) {
    for (int offset = 1; offset + 1 < offsets; ++offset) {
      const int here = at(i, offset);
      if (here < length / 5 || here < at(i, offset - 1) || here < at(i, offset + 1)) continue;
      lines.push_back({slopes[i], static_cast<double>(offset - shift) + 0.5, here});
    }
  }
  std::sort(lines.begin(), lines.end(),
            [](const Line& a, const Line& b) { return a.votes > b.votes; });
  // Of those that are nearly the same the strongest.
  const double near = std::max(2.0, breadth / 60.0);
  std::vector<Line> apart;
  for (const Line& line : lines) {
    auto middle = [&](const Line& l) { return l.offset + l.slope * length / 2; };
    if (std::any_of(apart.begin(), apart.end(), [&](const Line& other) {
          return std::abs(middle(line) - middle(other)) < near;
        }))
      continue;
    apart.push_back(line);
    if (apart.size() == kLines) break;
  }
  return apart;
}

Point crossing(const Line& across, const Line& down) {
  const double x = (down.slope * across.offset + down.offset) / (1 - down.slope * across.slope);
  return {x, x * across.slope + across.offset};
}

Picture grown(const Picture& mask, int by) {
  Picture wide = mask;
  for (int y = by; y + by < mask.height(); ++y) {
    for (int x = by; x + by < mask.width(); ++x) {
      if (!mask.at(x, y)) continue;
      for (int dy = -by; dy <= by; ++dy)
        for (int dx = -by; dx <= by; ++dx) wide.at(x + dx, y + dy) = 1;
    }
  }
  return wide;
}

// How much more ink there is on the twenty lines than half-way between them.
double fit(const Picture& wide, const Quad& q) {
  auto inked = [&](double u, double v) {
    Point top = (1 - u) * q[0] + u * q[1];
    Point low = (1 - u) * q[3] + u * q[2];
    Point p = (1 - v) * top + v * low;
    const int x = static_cast<int>(p.x);
    const int y = static_cast<int>(p.y);
    return x >= 0 && y >= 0 && x < wide.width() && y < wide.height() && wide.at(x, y) ? 1 : 0;
  };
  int on = 0;
  int between = 0;
  for (int i = 0; i < kSamples; ++i) {
    const double along = (i + 0.5) / kSamples;
    for (int line = 0; line < 10; ++line) on += inked(line / 9.0, along) + inked(along, line / 9.0);
    for (int line = 0; line < 9; ++line)
      between += inked((line + 0.5) / 9, along) + inked(along, (line + 0.5) / 9);
  }
  return on / (20.0 * kSamples) - between / (18.0 * kSamples);
}

}  // namespace

std::vector<Quad> outlines_of_lines(const Picture& mask) {
  const double least = std::min(mask.width(), mask.height()) / 4.0;
  const std::vector<Line> across = strongest(mask, false);
  const std::vector<Line> down = strongest(mask, true);
  const Picture wide = grown(mask, std::max(1, std::max(mask.width(), mask.height()) / 300));
  std::vector<std::pair<double, Quad>> fits;
  for (const Line& top : across) {
    for (const Line& low : across) {
      for (const Line& left : down) {
        for (const Line& right : down) {
          const Quad quad = {crossing(top, left), crossing(top, right), crossing(low, right),
                             crossing(low, left)};
          if (quad[3].y - quad[0].y < least || quad[2].y - quad[1].y < least) continue;
          const double width = distance(quad[0], quad[1]) + distance(quad[3], quad[2]);
          const double height = distance(quad[0], quad[3]) + distance(quad[1], quad[2]);
          if (quad[1].x - quad[0].x < least || width > 1.6 * height || height > 1.6 * width)
            continue;
          const double value = fit(wide, quad);
          if (value > 0.25) fits.emplace_back(value, quad);
        }
      }
    }
  }
  std::sort(fits.begin(), fits.end(),
            [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Quad> best;
  for (const auto& [value, quad] : fits) {
    if (best.size() == kOffered) break;
    best.push_back(quad);
  }
  return best;
}

}  // namespace nonet::sight
