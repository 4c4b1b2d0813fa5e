// HodokuState: a grid and the singles that HoDoKu meets in it, what a path of HoDoKu's runs on.
//
// The singles (singles.h) are kept with every change. The grid is what the other techniques and the
// tellings look at, and catches up when it is asked for: an easy puzzle is rated without it.
#pragma once

#include <span>

#include "nonet/rate/hodoku/singles.h"

namespace nonet {

class HodokuState {
 public:
  explicit HodokuState(const Grid& start) : singles_(start), grid_(start) {}

  const Grid& grid() const;
  // The same as in the grid, which need not catch up for it.
  const CellSet& open() const { return singles_.open(); }
  std::uint64_t houses_with_open(int cells) const { return singles_.houses_with_open(cells); }

  using Single = HodokuSingles::Single;
  std::optional<Single> next_single(FunctionRef<bool(const Single&)> accept) {
    return singles_.next(accept);
  }

  HodokuSingles::Counts place_singles(TechniqueSet wanted) { return singles_.place_all(wanted); }

  void place(Candidate x) { singles_.place(x); }
  void strike(Candidate x);
  void apply(std::span<const Candidate> placements, std::span<const Candidate> removals);

 private:
  HodokuSingles singles_;
  mutable Grid grid_;
  mutable std::size_t placed_ = 0;  // so much of what has been placed the grid has
};

}  // namespace nonet
