// Boxes around what is to be read: digits, candidates, labels. Arrows keep clear of them and labels
// hide none. They lie in lists by cell, so that a question looks only at what is near. (The page
// has the same in web/page/src/draw/boxes.ts.)
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "nonet/draw/measures.h"
#include "nonet/draw/picture.h"

namespace nonet::draw {

// Who a box belongs to: a candidate, see key_of, or one of these.
inline constexpr int kDigitKey = -1;
inline constexpr int kLabelKey = -2;  // arrows may come nearer to these
inline int key_of(Candidate at) {
  return at.cell.index() * 10 + at.digit.number();
}

struct Box {
  Point at;  // its middle
  double half_width, half_height;
  int key;
};

class Boxes {
 public:
  void add(const Box& box);
  // Whether a line comes nearer than `room` to what is not one of its ends.
  bool is_crossed(const Point& a, const Point& b, double room, const std::vector<int>& own) const;
  // The pieces of a line that are left where it passes nothing, as shares of it.
  std::vector<std::pair<double, double>> open(const Point& a, const Point& b, double room) const;
  bool is_free(const Box& box, double board) const;

 private:
  std::array<std::vector<Box>, 81> near_;
};

// All that is read on a board; `seen` has the candidates that are written, by cell, and `clues`
// what is written of rules: sums in corners, letters on lines, signs and dots between cells.
Boxes boxes_on(const Grid& grid, const std::vector<DigitSet>& seen, const Measures& measures,
               const std::vector<Shape>& clues);

}  // namespace nonet::draw
