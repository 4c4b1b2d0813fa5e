// Puzzles with rules at random: of every kind, with all the members that it has, for whatever is to
// hold of all of them. They need not have a solution, nor even a meaning.
#pragma once

#include <random>

#include "nonet/rules/variant.h"

namespace nonet::test {

class RandomVariants {
 public:
  explicit RandomVariants(unsigned seed) : random_(seed) {}

  int number(int from, int to) { return std::uniform_int_distribution(from, to)(random_); }
  bool chance(int of) { return number(1, of) == 1; }

  // A grid of any size, with or without boxes, and a few givens.
  Variant grid();
  // A square grid with the digits from 1 on.
  Variant square(int size);
  // A clue of this kind for the grid.
  Clue clue(Kind kind, const Variant& variant);

 private:
  void add(Clue& clue, std::string_view member, const Variant& variant);
  std::vector<Spot> cells(const Variant& variant, int count);
  void add_givens(Variant& variant);

  std::mt19937 random_;
};

}  // namespace nonet::test
