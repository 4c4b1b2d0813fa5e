// HoDoKu's answers as they lie in the data: paths of puzzles, and lists of all steps of a state.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

struct HodokuStep {
  std::string name;     // its short one, with a `+` behind that of a siamese fish
  std::string outcome;  // sorted words

  friend bool operator==(const HodokuStep&, const HodokuStep&) = default;
};

struct HodokuPath {
  std::string puzzle;
  std::string level;
  int score = 0;
  std::vector<HodokuStep> steps;
};

struct HodokuList {
  Grid state;
  std::vector<HodokuStep> steps;
};

std::vector<HodokuPath> read_paths(const std::string& file);
std::vector<HodokuList> read_lists(const std::string& file);

// Our step as it would stand there.
HodokuStep as_hodoku(const Step& step);

}  // namespace nonet
