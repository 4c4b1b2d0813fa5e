// Checks of puzzles that were made: that each has one solution, is minimal and symmetric if that
// was asked for, by engines that have no instruction in common with the one that made them.
#pragma once

#include "nonet/generate/generator.h"

namespace nonet::bench {

double processor_seconds();

struct Checked {
  std::size_t puzzles = 0;  // by the scalar engine, each
  std::size_t by_sat = 0;   // of them by CaDiCaL
  std::size_t wrong = 0;
  double seconds = 0;  // that making them took

  Checked& operator+=(const Checked& other);
};

// Makes so many puzzles and checks them, every hundredth by CaDiCaL too.
Checked make_and_check(const Demand& demand, std::size_t count);

}  // namespace nonet::bench
