#include "nonet/sight/mesh.h"

#include <algorithm>
#include <cmath>

namespace nonet::sight {

// A projective map of the unit square onto the corners (Heckbert 1989).
Mesh Mesh::flat(const Quad& q) {
  Point sum = q[0] - q[1] + q[2] - q[3];
  Point right = q[1] - q[2];
  Point low = q[3] - q[2];
  double scale = cross(right, low);
  double g = cross(sum, low) / scale;
  double h = cross(right, sum) / scale;
  Point du = q[1] - q[0] + g * q[1];
  Point dv = q[3] - q[0] + h * q[3];
  Mesh mesh;
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      double u = column / 9.0;
      double v = row / 9.0;
      mesh.crossing(row, column) = (1 / (1 + g * u + h * v)) * (q[0] + u * du + v * dv);
    }
  }
  return mesh;
}

Point Mesh::at(double u, double v) const {
  int column = std::clamp(static_cast<int>(std::floor(u)), 0, 8);
  int row = std::clamp(static_cast<int>(std::floor(v)), 0, 8);
  u -= column;
  v -= row;
  Point top = (1 - u) * crossing(row, column) + u * crossing(row, column + 1);
  Point low = (1 - u) * crossing(row + 1, column) + u * crossing(row + 1, column + 1);
  return (1 - v) * top + v * low;
}

double Mesh::cell_side() const {
  return std::sqrt(std::max(1.0, area(corners()))) / 9;
}

bool Mesh::regular() const {
  std::array<double, 9> across{};
  std::array<double, 9> down{};
  double width = 0;
  double height = 0;
  for (int gap = 0; gap < 9; ++gap) {
    for (int line = 0; line < 10; ++line) {
      across[gap] += distance(crossing(line, gap), crossing(line, gap + 1));
      down[gap] += distance(crossing(gap, line), crossing(gap + 1, line));
    }
    width += across[gap];
    height += down[gap];
  }
  if (width > 1.9 * height || height > 1.9 * width) return false;
  for (int gap = 0; gap < 8; ++gap) {
    for (const auto& gaps : {across, down})
      if (gaps[gap] > 1.55 * gaps[gap + 1] || gaps[gap + 1] > 1.55 * gaps[gap]) return false;
  }
  return true;
}

Mesh Mesh::scaled(double factor) const {
  Mesh mesh = *this;
  for (Point& p : mesh.crossings_) p = factor * p;
  return mesh;
}

Mesh Mesh::turned(int quarters) const {
  Mesh mesh = *this;
  for (int i = 0; i < (quarters & 3); ++i) {
    Mesh before = mesh;
    for (int row = 0; row < 10; ++row)
      for (int column = 0; column < 10; ++column)
        mesh.crossing(row, column) = before.crossing(column, 9 - row);
  }
  return mesh;
}

}  // namespace nonet::sight
