// Puzzles with rules out of a file of JSON lines, each with its solution.
#pragma once

#include <atomic>
#include <ctime>
#include <string>
#include <vector>

#include "nonet/core/stop.h"
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

// Asks for a stop when the thread that made it has used so much of its own time: whatever else the
// machine does, a puzzle gets the same.
class ProcessorLimit {
 public:
  explicit ProcessorLimit(double seconds);
  ~ProcessorLimit();
  ProcessorLimit(const ProcessorLimit&) = delete;
  ProcessorLimit& operator=(const ProcessorLimit&) = delete;

  Stop stop() const { return Stop(&reached_); }

 private:
  std::atomic<bool> reached_{false};
  timer_t timer_{};
};

}  // namespace nonet
