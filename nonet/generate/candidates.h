// Candidates: puzzles that might be what is wanted. They come fresh, from a random solution, or as
// neighbours of one, with its solution and most of its clues; always many at a time, because search
// is fastest so.
#pragma once

#include <span>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/generate/demand.h"
#include "nonet/generate/random.h"
#include "nonet/generate/removal.h"

namespace nonet {

struct Candidacy {
  Board puzzle;  // with one solution
  Board solution;
  bool minimal = false;
};

class Candidates {
 public:
  Candidates(const Demand& demand, const SearchOptions& options);

  // One for each stream. On a pattern there may be fewer, or none.
  std::vector<Candidacy> fresh(std::span<Random> streams, const Stop& stop) const;
  std::vector<Candidacy> neighbours(const Candidacy& of, std::span<Random> streams) const;

 private:
  std::vector<CellSet> shuffled_orbits(Random& random) const;
  int fewest_clues(Random& random) const;
  std::vector<Candidacy> carved(std::vector<Removal>& removals, std::span<Random> streams) const;
  std::vector<Candidacy> on_pattern(std::span<Random> streams, const Stop& stop) const;

  const Demand& demand_;
  const SearchOptions& options_;
  std::vector<CellSet> orbits_;
};

}  // namespace nonet
