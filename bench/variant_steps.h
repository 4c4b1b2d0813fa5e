// How far proved steps lead with the puzzles of a corpus, and whether one of them is wrong.
#pragma once

#include <cstdint>
#include <vector>

#include "bench/variant_corpus.h"

namespace nonet {

struct StepFigures {
  struct Shares {
    std::size_t puzzles = 0;   // that steps are told of
    std::size_t by_lines = 0;  // solved by lines and techniques
    std::size_t by_one = 0;    // these, and with suppositions that lead to their end by themselves
    std::size_t by_nets = 0;   // these, and with nets, in which others are made within them
    std::size_t by_any = 0;    // these, and with trials
  };
  Shares all, nine;             // nine: by nine
  std::size_t out_of_time = 0;  // of those that were not solved
  std::uint64_t steps = 0, refused = 0, wrong = 0;
};

struct WalkOptions {
  double seconds = 0;  // a puzzle, at most
  unsigned threads = 1;
  bool nets = true;        // nets and trials too
  bool all_steps = false;  // each step of each state is held against the solution, not those taken
  bool tell = false;       // prints a line for each puzzle as soon as it is walked
};
StepFigures walk_steps(const std::vector<CorpusPuzzle>& puzzles, const WalkOptions& options);

}  // namespace nonet
