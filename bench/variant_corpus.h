// Puzzles with rules out of a file of JSON lines, each with its solution.
#pragma once

#include <string>
#include <vector>

#include "nonet/rules/variant.h"

namespace nonet {

struct CorpusPuzzle {
  std::string id;
  std::string text;  // its line
  std::vector<int> solution;
};

// Of every `sample` lines the one `from`, counted from 0; an empty list where there is no file.
std::vector<CorpusPuzzle> read_corpus(const std::string& file, std::size_t sample,
                                      std::size_t from);

// Of this thread, in milliseconds.
double processor_ms();

}  // namespace nonet
