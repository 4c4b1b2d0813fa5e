// Search over a corpus of puzzles with rules, and how it stands beside another program's times.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "bench/variant_corpus.h"

namespace nonet {

struct PeerTime {
  double ms = 0;
  bool stored = true;  // not of this run
};
using PeerTimes = std::map<std::string, PeerTime>;

// iss_times.tsv: a head that names the columns, of which setup_ms and ms count together.
PeerTimes read_stored_times(const std::string& file);
// What bench/iss.mjs writes, over those that are there.
void read_times(const std::string& file, PeerTimes& times);

struct Searched {
  std::string id;
  std::string refused;  // why it was not searched
  bool right = false;   // the solution, and proved to be the only one
  bool stopped = false;
  bool several = false;  // solutions, of which the first obeys all rules
  std::uint64_t guesses = 0;
  double ms = 0;  // reading, setting up, counting to two: the best of the rounds
};

Searched search_puzzle(const CorpusPuzzle& puzzle, double seconds, int rounds);

}  // namespace nonet
