// OpenChoices: the ways to choose some open cells of a house, with the digits that they hold
// together: what almost locked sets and their like are looked for among.
//
// They come in the order in which a search meets them that takes a first cell, goes on with each
// later one in turn, and then tries another first: a; ab; abc; ...; ac; ...; b; bc; ... What a
// choice grew from, the same without its last cell, was met before it.
#pragma once

#include <array>

#include "nonet/core/grid.h"

namespace nonet {

struct OpenChoice {
  std::uint16_t spots;  // the cells as bits in the order of the house
  std::uint16_t digits;

  int cell_count() const { return count_nine(spots); }
  DigitSet digit_set() const { return DigitSet::from_bits(digits); }
};

class OpenChoices {
 public:
  // Of the cells in `from` only.
  OpenChoices(const Grid& grid, House house, const CellSet& from);

  const OpenChoice* begin() const { return choices_.data(); }
  const OpenChoice* end() const { return choices_.data() + count_; }

 private:
  // Adds what grows from a choice by cells from `next` on.
  void grow(const OpenChoice& chosen, std::size_t next);

  std::array<OpenChoice, 9> cells_;  // each alone
  std::size_t open_ = 0;
  std::array<OpenChoice, 511> choices_;
  std::size_t count_ = 0;
};

}  // namespace nonet
