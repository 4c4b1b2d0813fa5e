// How far proved steps lead with the puzzles of a corpus, and whether one of them is wrong.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bench/variant_corpus.h"

namespace nonet {

struct StepFigures {
  std::size_t puzzles = 0;      // of 9x9 with the digits 1 to 9
  std::size_t by_lines = 0;     // solved by lines and techniques
  std::size_t by_one = 0;       // these, and with suppositions that lead to their end by themselves
  std::size_t by_nets = 0;      // these, and with nets, in which others are made within them
  std::size_t by_any = 0;       // these, and with trials
  std::size_t out_of_time = 0;  // of those that were not solved
  std::uint64_t steps = 0, refused = 0, wrong = 0;
  std::vector<std::string> tells;  // a line a puzzle
};

// Each puzzle for so many seconds at most. `all_steps`: every step that can be done in each state
// is held against the solution, not only the one that is taken.
StepFigures walk_steps(const std::vector<CorpusPuzzle>& puzzles, double seconds, unsigned threads,
                       bool all_steps);

}  // namespace nonet
