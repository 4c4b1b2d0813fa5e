// A picture as sight takes it: grey, a byte a pixel, row by row, 0 black. What a file holds
// (JPEG, PNG) is the business of whoever asks.
#pragma once

#include <cstdint>
#include <vector>

namespace nonet::sight {

struct Point {
  double x = 0;
  double y = 0;
};
inline Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
inline Point operator*(double k, Point a) {
  return {k * a.x, k * a.y};
}
// Twice the area of the triangle from the origin; positive where b lies clockwise of a on the
// screen.
inline double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
double distance(Point a, Point b);

// Pixel (x, y) has its centre at (x + 0.5, y + 0.5), so that a picture of half the size has all
// points at half their coordinates.
class Picture {
 public:
  Picture() = default;
  Picture(int width, int height, std::uint8_t grey = 255)
      : width_(width), height_(height), grey_(static_cast<std::size_t>(width) * height, grey) {}
  // `grey` has width times height bytes.
  Picture(int width, int height, std::vector<std::uint8_t> grey)
      : width_(width), height_(height), grey_(std::move(grey)) {}

  int width() const { return width_; }
  int height() const { return height_; }
  std::uint8_t at(int x, int y) const { return grey_[index(x, y)]; }
  std::uint8_t& at(int x, int y) { return grey_[index(x, y)]; }
  const std::uint8_t* row(int y) const { return grey_.data() + index(0, y); }

  // Between pixels; outside, what the nearest one at the edge has.
  float sample(Point p) const;

  // A pixel for each two by two.
  Picture halved() const;

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_ = 0;
  int height_ = 0;
  std::vector<std::uint8_t> grey_;
};

}  // namespace nonet::sight
