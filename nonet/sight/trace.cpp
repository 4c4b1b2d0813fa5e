// A line is dark between two sides that are light. Each of the twenty is the way through the
// flattened picture, from one end to the other, that is clearest all along and bends little:
// dynamic programming over how far it has strayed. Where there is nothing to see, the others tell:
// the strays are fitted by a cubic over the grid, and a crossing believes itself only as far as its
// lines are clear.
#include "nonet/sight/trace.h"

#include <algorithm>
#include <cmath>

namespace nonet::sight {
namespace {

constexpr int kSide = 24;   // pixels a cell
constexpr int kMargin = 1;  // cells
constexpr int kWidth = (9 + 2 * kMargin) * kSide;
constexpr int kBegin = kMargin * kSide - kSide / 3;  // a line is followed a little beyond its ends
constexpr int kEnd = kWidth - kBegin;
constexpr int kMostReach = 12;  // pixels that a line may stray
constexpr int kMostStates = 2 * kMostReach + 1;
constexpr float kFull = 0.10F;  // darker by so much of the paper: as clear as a line can be
constexpr float kClear = 0.2F;

using Flat = std::vector<float>;

std::size_t slot(int x, int y) {
  return static_cast<std::size_t>(y) * kWidth + x;
}

// How much like a line going down each pixel is, 0 to 1. Along the line noise is averaged out, over
// so many pixels in both directions.
Flat lines_down(const Flat& flat, int smoothed) {
  constexpr int kEdge = 7;  // as far as sides are looked at
  std::vector<float> sums(kWidth);
  std::vector<float> row(kWidth + 2 * kEdge);
  Flat clear(flat.size());
  for (int y = 0; y < kWidth; ++y) {
    const int from = std::max(0, y - smoothed);
    const int to = std::min(kWidth - 1, y + smoothed);
    std::fill(sums.begin(), sums.end(), 0.0F);
    for (int i = from; i <= to; ++i)
      for (int x = 0; x < kWidth; ++x) sums[x] += flat[slot(x, i)];
    const float share = 1 / static_cast<float>(to - from + 1);
    for (int x = 0; x < kWidth; ++x) row[x + kEdge] = sums[x] * share;
    for (int x = 0; x < kEdge; ++x)
      row[x] = row[kEdge], row[kWidth + kEdge + x] = row[kWidth + kEdge - 1];
    float* out = &clear[slot(0, y)];
    for (int x = 0; x < kWidth; ++x) {
      const float* at = &row[x + kEdge];
      const float here = (at[-1] + 2 * at[0] + at[1]) / 4;
      float best = 0;
      for (int away : {3, 5, 7}) {
        const float paper = std::min(at[-away], at[away]);
        best = std::max(best, (paper - here) / std::max(paper, 40.0F));
      }
      out[x] = std::min(best / kFull, 1.0F);
    }
  }
  return clear;
}

struct Way {
  std::array<int, kWidth> stray{};  // pixels to the right, row by row
};

Way follow(const Flat& clear, int x, int reach) {
  const int states = 2 * reach + 1;
  constexpr float kBend = 0.8F;
  std::array<float, kMostStates> best{};
  std::array<float, kMostStates> next{};
  std::array<std::array<std::int8_t, kMostStates>, kWidth> from;
  for (int y = kBegin; y < kEnd; ++y) {
    for (int s = 0; s < states; ++s) {
      float most = best[s];
      int came = 0;
      for (int step : {-1, 1}) {
        if (s + step < 0 || s + step >= states) continue;
        float value = best[s + step] - kBend;
        if (value > most) most = value, came = step;
      }
      int at = std::clamp(x + s - reach, 0, kWidth - 1);
      // Among equals the one that strays least.
      next[s] = most + clear[slot(at, y)] - 0.002F * static_cast<float>(std::abs(s - reach));
      from[y][s] = static_cast<std::int8_t>(came);
    }
    best = next;
  }
  int s = static_cast<int>(std::max_element(best.begin(), best.begin() + states) - best.begin());
  Way way;
  for (int y = kEnd - 1; y >= kBegin; --y) {
    way.stray[y] = s - reach;
    s += from[y][s];
  }
  return way;
}

// The same, but straight: on a screen.
Way straight(const Flat& clear, int x, int reach) {
  float most = -1;
  Way way;
  for (int s = -reach; s <= reach; ++s) {
    const int at = std::clamp(x + s, 0, kWidth - 1);
    float sum = -0.5F * static_cast<float>(std::abs(s));  // among equals the one that strays least
    for (int y = kBegin; y < kEnd; ++y) sum += clear[slot(at, y)];
    if (sum <= most) continue;
    most = sum;
    way.stray.fill(s);
  }
  return way;
}

struct Seen {
  explicit Seen(const Flat& flat) : smooth(lines_down(flat, 3)), sharp(lines_down(flat, 1)) {}
  Flat smooth;  // to follow lines by
  Flat sharp;   // to tell how clear they are
};

// How far from x the line really is: the middle of all that is clear around it, near row y. Black
// lines are equally clear over all of their breadth.
double beside(const Flat& sharp, int x, int y) {
  constexpr int kAlong = 7;
  constexpr int kAside = 3;
  float weight = 0;
  float sum = 0;
  for (int i = std::max(kBegin, y - kAlong); i < std::min(kEnd, y + kAlong + 1); ++i) {
    for (int aside = -kAside; aside <= kAside; ++aside) {
      if (x + aside < 0 || x + aside >= kWidth) continue;
      const float clear = sharp[slot(x + aside, i)];
      weight += clear;
      sum += clear * static_cast<float>(aside);
    }
  }
  return weight < 1 ? 0 : sum / weight;
}

struct Lines {
  std::array<Way, 10> ways;
  int beyond_begin = 0;  // how many of the inner lines go on there, outside the grid
  int beyond_end = 0;
  std::array<std::array<float, 9>, 10> clear{};
};

// Beginning `shift` pixels to the right of where they should be.
Lines follow_all(const Seen& seen, int reach, Bends bends, int shift = 0) {
  Lines lines;
  for (int line = 0; line < 10; ++line) {
    const int x = (kMargin + line) * kSide + shift;
    lines.ways[line] = (bends == Bends::kNone ? straight : follow)(seen.smooth, x, reach);
    for (int piece = 0; piece < 9; ++piece) {
      // As clear as its ends are, which a digit does not reach, but not at the crossings
      // themselves, where the other line is.
      auto mean = [&](int from, int to) {
        float sum = 0;
        for (int i = from; i < to; ++i) {
          const int y = (kMargin + piece) * kSide + i;
          sum += seen.sharp[slot(std::clamp(x + lines.ways[line].stray[y], 0, kWidth - 1), y)];
        }
        return sum / static_cast<float>(to - from);
      };
      const float least = std::min({mean(2, 6), mean(2, kSide - 2), mean(kSide - 6, kSide - 2)});
      lines.clear[line][piece] = least;
    }
    if (line == 0 || line == 9) continue;
    auto on = [&](int from) {
      float sum = 0;
      for (int y = from; y < from + 4; ++y)
        sum += seen.sharp[slot(std::clamp(x + lines.ways[line].stray[y], 0, kWidth - 1), y)];
      return sum > 2;
    };
    lines.beyond_begin += on(kBegin);
    lines.beyond_end += on(kEnd - 4);
  }
  return lines;
}

using Field = std::array<double, 100>;

// The cubic in row and column that is nearest to the strays, where there is weight; crossings that
// are far from it count less and less.
Field fitted(const Field& stray, const Field& weight) {
  constexpr int kTerms = 10;
  auto terms = [](int row, int column) {
    double u = column / 4.5 - 1;
    double v = row / 4.5 - 1;
    return std::array<double, kTerms>{1,     u,         v,         u * u,     u * v,
                                      v * v, u * u * u, u * u * v, u * v * v, v * v * v};
  };
  Field trust = weight;
  Field smooth{};
  for (int round = 0; round < 4; ++round) {
    double m[kTerms][kTerms + 1] = {};
    for (int at = 0; at < 100; ++at) {
      auto t = terms(at / 10, at % 10);
      for (int i = 0; i < kTerms; ++i) {
        for (int j = 0; j < kTerms; ++j) m[i][j] += trust[at] * t[i] * t[j];
        m[i][kTerms] += trust[at] * t[i] * stray[at];
      }
    }
    for (int i = 0; i < kTerms; ++i)
      m[i][i] += i < 3 ? 1e-6 : 0.3;  // straight unless seen otherwise
    for (int i = 0; i < kTerms; ++i) {
      int pivot = i;
      for (int k = i + 1; k < kTerms; ++k)
        if (std::abs(m[k][i]) > std::abs(m[pivot][i])) pivot = k;
      std::swap(m[i], m[pivot]);
      if (std::abs(m[i][i]) < 1e-12) continue;
      for (int k = 0; k < kTerms; ++k) {
        if (k == i) continue;
        double factor = m[k][i] / m[i][i];
        for (int j = i; j <= kTerms; ++j) m[k][j] -= factor * m[i][j];
      }
    }
    for (int at = 0; at < 100; ++at) {
      auto t = terms(at / 10, at % 10);
      smooth[at] = 0;
      for (int i = 0; i < kTerms; ++i)
        if (std::abs(m[i][i]) >= 1e-12) smooth[at] += t[i] * m[i][kTerms] / m[i][i];
      double off = (stray[at] - smooth[at]) / 1.5;
      trust[at] = weight[at] / (1 + off * off);
    }
  }
  return smooth;
}

}  // namespace

Traced trace_lines(const Pyramid& pyramid, const Mesh& mesh, double reach, bool inverted,
                   Bends bends) {
  Flat flat = flatten(pyramid, mesh, kSide, kMargin);
  if (inverted)
    for (float& grey : flat) grey = 255 - grey;
  Flat turned(flat.size());
  for (int y = 0; y < kWidth; ++y)
    for (int x = 0; x < kWidth; ++x) turned[slot(y, x)] = flat[slot(x, y)];
  const int pixels = std::clamp(static_cast<int>(reach * kSide), 1, kMostReach);
  const Seen clear_down(flat);
  const Seen clear_across(turned);
  const Lines down = follow_all(clear_down, pixels, bends);
  const Lines across = follow_all(clear_across, pixels, bends);

  Field x_stray{};
  Field y_stray{};
  Field x_weight{};
  Field y_weight{};
  auto near_crossing = [](const std::array<float, 9>& pieces, int at) {
    return 0.02 + (pieces[std::max(0, at - 1)] + pieces[std::min(8, at)]) / 2;
  };
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      int x = (kMargin + column) * kSide;
      int y = (kMargin + row) * kSide;
      for (int round = 0; round < 3; ++round) {
        x = (kMargin + column) * kSide + down.ways[column].stray[std::clamp(y, kBegin, kEnd - 1)];
        y = (kMargin + row) * kSide + across.ways[row].stray[std::clamp(x, kBegin, kEnd - 1)];
      }
      const int at = row * 10 + column;
      x_stray[at] = x - (kMargin + column) * kSide + beside(clear_down.sharp, x, y);
      y_stray[at] = y - (kMargin + row) * kSide + beside(clear_across.sharp, y, x);
      x_weight[at] = near_crossing(down.clear[column], row);
      y_weight[at] = near_crossing(across.clear[row], column);
    }
  }
  const Field x_fit = fitted(x_stray, x_weight);
  const Field y_fit = fitted(y_stray, y_weight);

  Traced traced;
  auto settled = [](double fit, double stray, double weight) {
    double off = std::clamp(stray - fit, -0.18 * kSide, 0.18 * kSide);
    return fit + off * weight / (weight + 0.1);
  };
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      const int at = row * 10 + column;
      // The middle of pixel x is at x + 0.5.
      double u = column + (settled(x_fit[at], x_stray[at], x_weight[at]) + 0.5) / kSide;
      double v = row + (settled(y_fit[at], y_stray[at], y_weight[at]) + 0.5) / kSide;
      traced.mesh.crossing(row, column) = mesh.at(u, v);
    }
  }
  traced.goes_on =
      std::max({down.beyond_begin, down.beyond_end, across.beyond_begin, across.beyond_end}) >= 7;
  traced.across = across.clear;
  traced.down = down.clear;
  // Text and pictures have lines everywhere, a grid has none in the middle of its cells.
  const Lines between_down = follow_all(clear_down, kSide / 6, Bends::kSome, kSide / 2);
  const Lines between_across = follow_all(clear_across, kSide / 6, Bends::kSome, kSide / 2);
  int clear = 0;
  int between = 0;
  auto whole = [](const std::array<float, 9>& pieces) {
    return std::count_if(pieces.begin(), pieces.end(),
                         [](float piece) { return piece > kClear; }) >= 8;
  };
  for (int line = 0; line < 9; ++line)
    traced.through += whole(between_across.clear[line]) + whole(between_down.clear[line]);
  for (int line = 0; line < 10; ++line) {
    for (int piece = 0; piece < 9; ++piece) {
      clear += (across.clear[line][piece] > kClear) + (down.clear[line][piece] > kClear);
      if (line < 9)
        between += (between_across.clear[line][piece] > kClear) +
                   (between_down.clear[line][piece] > kClear);
    }
  }
  traced.clear = clear / 180.0;
  traced.between = between / 162.0;
  return traced;
}

}  // namespace nonet::sight
