// Where HoDoKu's loop need not look again: a digit or a house in which a group of rows found
// nothing is passed over until it has lost a candidate that could matter to them.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/plan.h"

namespace nonet {

class HodokuMemory {
 public:
  // How many cells of each house are open, as the houses (bits by their ids) with at least k.
  using Roomy = std::array<std::uint64_t, 10>;

  // What changed since it was last told is looked at again.
  void note_changes(const HodokuPlan& plan, const Grid& grid, const Roomy& roomy);
  // A hit was passed over that may still be there: from now on all is looked at.
  void distrust() { trusted_ = false; }

  // Narrows the ask of a group to where a hit can be; false if that is nowhere.
  bool narrow(std::size_t group, const HodokuPlan& plan, const Topology& topology, Ask& ask) const;
  void found_nothing(std::size_t group, Scope scope);

 private:
  struct Where {
    DigitSet digits = DigitSet::all();
    std::uint64_t houses = ~std::uint64_t{0};
  };

  std::vector<Where> where_;      // by group
  std::array<CellSet, 9> noted_;  // the places of each digit when that was last brought up to date
  Roomy roomy_{};
  bool trusted_ = true;
};

}  // namespace nonet
