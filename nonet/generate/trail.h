// Trail: how near the way through a puzzle comes to a technique that is hardly ever taken.
//
// One puzzle in a hundred thousand takes a wrap of simple colours: the others that have one have
// something easier just there, mostly a finned swordfish of the same digit. So whether it is taken
// tells a search nothing about where to go on. A trail does, by what such puzzles have in common:
//
//   colours                a digit in which colours are met at all, once the fish with fins are
//   left
//                          aside, and the more the more places it has: where they are many, fish
//                          have too many fins
//   avoidable rectangles   two corners solved, and the candidates of the others beside the two
//                          digits of the rectangle: one digit is what is wanted, two are near
//
// Relatives of the technique count too. What is told is exact where it matters: 0 only if HoDoKu's
// way, up to the rows of that technique, takes it.
#pragma once

#include <memory>

#include "nonet/generate/demand.h"

namespace nonet {

class Trail {
 public:
  // Of one kind: all of colours, or all avoidable rectangles.
  explicit Trail(const TechniqueSet& wanted);
  // To the first among the techniques of the demand that needs one; null if none does.
  static std::shared_ptr<const Trail> to(const Demand& demand);

  // How far the puzzle is from taking it. The ground is that of a puzzle with one solution.
  int distance(const Grid& puzzle, const Ground& ground) const;
  // Whether it is worth while to stay at that distance for longer.
  static bool is_near(int distance);

 private:
  struct Found {
    bool taken = false;
    int nearness = 0;
  };
  Found follow(const Grid& puzzle, const Ground& ground) const;
  Found follow_rectangles(const Grid& puzzle, const Ground& ground) const;
  bool takes(const Grid& puzzle, const Ground& ground) const;

  TechniqueSet wanted_;
  bool of_rectangles_;
  std::shared_ptr<const HodokuPlan> easier_;  // up to its rows, without what is of a higher level
  std::shared_ptr<const HodokuPlan> whole_;   // all up to its rows
};

}  // namespace nonet
