#include "nonet/sight/outline.h"

#include <algorithm>
#include <cmath>

namespace nonet::sight {
namespace {

constexpr std::size_t kMost = 8;         // outlines a mask
constexpr std::size_t kHullPoints = 48;  // of a hull that are looked at
constexpr std::size_t kMostSquares = 2000;

// Pixels of one kind that hang together.
struct Piece {
  int left = 0;
  int right = 0;
  int top = 0;
  int low = 0;
  std::vector<std::pair<int, int>> pixels;

  int width() const { return right - left + 1; }
  int height() const { return low - top + 1; }

  // The first and the last pixel of each row: the hull of the piece is theirs.
  std::vector<Point> ends() const {
    std::vector<std::pair<int, int>> rows(static_cast<std::size_t>(height()),
                                          {right + 1, left - 1});
    for (auto [x, y] : pixels) {
      auto& row = rows[static_cast<std::size_t>(y - top)];
      row = {std::min(row.first, x), std::max(row.second, x)};
    }
    std::vector<Point> points;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double y = top + static_cast<double>(i) + 0.5;
      points.push_back({rows[i].first + 0.5, y});
      points.push_back({rows[i].second + 0.5, y});
    }
    return points;
  }
};

// Ink hangs together at corners too, paper does not.
template <class Visit>
void each_piece(const Picture& mask, int kind, Visit visit) {
  const int width = mask.width();
  const int height = mask.height();
  Picture seen(width, height, std::uint8_t{0});
  Piece piece;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      if (mask.at(x, y) != kind || seen.at(x, y)) continue;
      piece = {x, x, y, y, {{x, y}}};
      seen.at(x, y) = 1;
      for (std::size_t next = 0; next < piece.pixels.size(); ++next) {
        const auto [px, py] = piece.pixels[next];
        piece.left = std::min(piece.left, px);
        piece.right = std::max(piece.right, px);
        piece.low = std::max(piece.low, py);
        for (int ny = std::max(0, py - 1); ny <= std::min(height - 1, py + 1); ++ny) {
          for (int nx = std::max(0, px - 1); nx <= std::min(width - 1, px + 1); ++nx) {
            if (mask.at(nx, ny) != kind || seen.at(nx, ny)) continue;
            if (kind == 0 && nx != px && ny != py) continue;
            seen.at(nx, ny) = 1;
            piece.pixels.emplace_back(nx, ny);
          }
        }
      }
      visit(piece);
    }
  }
}

std::vector<Point> hull(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Point> round;
  for (int half = 0; half < 2; ++half) {
    std::size_t first = round.size();
    for (const Point& p : points) {
      while (round.size() >= first + 2 &&
             cross(round.back() - round[round.size() - 2], p - round.back()) <= 0)
        round.pop_back();
      round.push_back(p);
    }
    if (!round.empty()) round.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return round;
}

// Leaves out the points that the outline needs least.
void thin_out(std::vector<Point>& round) {
  while (round.size() > kHullPoints) {
    std::size_t least = 0;
    double smallest = 1e300;
    for (std::size_t i = 0; i < round.size(); ++i) {
      Point before = round[(i + round.size() - 1) % round.size()];
      Point after = round[(i + 1) % round.size()];
      double size = std::abs(cross(round[i] - before, after - before));
      if (size < smallest) smallest = size, least = i;
    }
    round.erase(round.begin() + static_cast<std::ptrdiff_t>(least));
  }
}

// The first of the four is the one nearest to the top left.
Quad from_top_left(Quad quad) {
  std::size_t first = 0;
  for (std::size_t i = 1; i < 4; ++i)
    if (quad[i].x + quad[i].y < quad[first].x + quad[first].y) first = i;
  std::rotate(quad.begin(), quad.begin() + static_cast<std::ptrdiff_t>(first), quad.end());
  return quad;
}

bool square_enough(const Quad& quad) {
  double shortest = 1e300;
  double longest = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    double side = distance(quad[i], quad[(i + 1) % 4]);
    shortest = std::min(shortest, side);
    longest = std::max(longest, side);
  }
  return longest < 2.5 * shortest;
}

void keep_largest(std::vector<Quad>& quads) {
  std::sort(quads.begin(), quads.end(),
            [](const Quad& a, const Quad& b) { return area(a) > area(b); });
  if (quads.size() > kMost) quads.resize(kMost);
}

}  // namespace

double area(const Quad& quad) {
  return (cross(quad[2] - quad[0], quad[3] - quad[0]) +
          cross(quad[1] - quad[0], quad[2] - quad[0])) /
         2;
}

Quad largest_quad(std::vector<Point> points) {
  std::vector<Point> round = hull(std::move(points));
  thin_out(round);
  const std::size_t n = round.size();
  if (n < 4) return {};
  Quad best{};
  double most = -1;
  // Each diagonal, and what lies farthest from it on both sides.
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = i + 2; k < n; ++k) {
      std::size_t far[2] = {i, i};
      double height[2] = {0, 0};
      for (std::size_t j = 0; j < n; ++j) {
        double away = cross(round[k] - round[i], round[j] - round[i]);
        std::size_t side = away > 0 ? 1 : 0;
        if (std::abs(away) > height[side]) height[side] = std::abs(away), far[side] = j;
      }
      if (height[0] > 0 && height[1] > 0 && height[0] + height[1] > most) {
        most = height[0] + height[1];
        best = {round[i], round[far[0]], round[k], round[far[1]]};
      }
    }
  }
  if (area(best) < 0) std::swap(best[1], best[3]);
  return from_top_left(best);
}

std::vector<Quad> outlines(const Picture& mask) {
  const int least_side = std::min(mask.width(), mask.height()) / 6;
  std::vector<Quad> found;
  each_piece(mask, 1, [&](const Piece& piece) {
    if (piece.width() < least_side || piece.height() < least_side) return;
    Quad quad = largest_quad(piece.ends());
    if (area(quad) > least_side * least_side && square_enough(quad)) found.push_back(quad);
  });
  keep_largest(found);
  return found;
}

std::vector<Quad> outlines_of_cells(const Picture& mask) {
  const int shorter = std::min(mask.width(), mask.height());
  struct Square {
    Point middle;
    double side;
    std::vector<Point> ends;
    std::size_t group;
  };
  std::vector<Square> squares;
  each_piece(mask, 0, [&](const Piece& piece) {
    const double side = std::max(piece.width(), piece.height());
    if (side < shorter / 60.0 || side > shorter / 8.0) return;
    if (std::min(piece.width(), piece.height()) < 0.6 * side) return;
    if (static_cast<double>(piece.pixels.size()) < 0.4 * side * side) return;
    squares.push_back({{piece.left + piece.width() / 2.0, piece.top + piece.height() / 2.0},
                       side,
                       piece.ends(),
                       squares.size()});
  });
  if (squares.size() > kMostSquares) return {};
  // Neighbours come into one group, and with them theirs.
  auto group_of = [&](std::size_t i) {
    while (squares[i].group != i) i = squares[i].group = squares[squares[i].group].group;
    return i;
  };
  for (std::size_t i = 0; i < squares.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const double larger = std::max(squares[i].side, squares[k].side);
      const double smaller = std::min(squares[i].side, squares[k].side);
      if (larger < 1.5 * smaller && distance(squares[i].middle, squares[k].middle) < 1.5 * larger)
        squares[group_of(i)].group = group_of(k);
    }
  }
  std::vector<Quad> found;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (group_of(i) != i) continue;
    std::vector<Point> ends;
    int count = 0;
    for (std::size_t k = 0; k < squares.size(); ++k) {
      if (group_of(k) != i) continue;
      ends.insert(ends.end(), squares[k].ends.begin(), squares[k].ends.end());
      ++count;
    }
    if (count < 40) continue;
    Quad quad = largest_quad(std::move(ends));
    if (square_enough(quad)) found.push_back(quad);
  }
  keep_largest(found);
  return found;
}

}  // namespace nonet::sight
