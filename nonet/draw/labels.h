// Where the labels of a drawing stand: the letters of sets and the numbers of a story's lines. They
// hide no digit, no candidate and not each other: each takes the place nearest to what it belongs
// to that is free, between candidates, in the gap between cells, or where a candidate is missing.
// (web/page/src/draw/labels.ts has the same.)
#pragma once

#include <string>
#include <vector>

#include "nonet/draw/boxes.h"
#include "nonet/draw/scene.h"

namespace nonet::draw {

inline constexpr double kTagRadius = 9;
inline constexpr double kBadge = 8.5;  // half of its height

struct Letter {
  std::string role;
  Point at;
};
struct Badge {
  std::string text;
  Point at;
  double width;
};
struct Labels {
  std::vector<Letter> letters;
  std::vector<Badge> badges;
};

// What they take is added to the boxes; `seen` has the candidates that are written, by cell.
Labels labels_of(const Scene& scene, const std::vector<DigitSet>& seen, const Measures& measures,
                 Boxes& boxes);

}  // namespace nonet::draw
