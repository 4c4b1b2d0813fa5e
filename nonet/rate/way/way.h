// nonet's own scale: how hard the way is that nonet tells. It is there for puzzles with rules of
// their own, of which the scales of Sudoku Explainer and HoDoKu say nothing, and works for all.
//
//   level       of the hardest step
//   hard steps  how many steps are of that level: four X-wings are more than one
//   score       the points of all steps: HoDoKu's, where it has the technique; otherwise by level,
//               20 (easy), 60, 150, 300, 600 (extreme)
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/policy.h"
#include "nonet/logic/technique.h"
#include "nonet/solve/ground.h"

#pragma GCC visibility push(default)
namespace nonet {

struct WayRating {
  bool finished = false;  // false: it was stopped, or the way ends before the solution
  bool stopped = false;
  Level level = Level::kEasy;
  Technique hardest = Technique::kFullHouse;
  int hard_steps = 0;
  int score = 0;
  std::vector<int> uses;  // by technique
  int open_cells = 0;     // where the way ended

  int uses_of(Technique technique) const;
};

// Of a start whose puzzle has one solution, with its ground where that is known.
WayRating rate_way(const Grid& start, const Ground& ground, const Stop& stop = {});
WayRating rate_way(const Grid& start, const Stop& stop = {});
// The same of the way that another policy takes.
WayRating rate_way(const Grid& start, const Policy& policy, const Ground& ground,
                   const Stop& stop = {});

// The points of a step by this technique.
int points_of(Technique technique);

// "Hard 4 812"
std::string text_of(const WayRating& rating);

}  // namespace nonet
#pragma GCC visibility pop
