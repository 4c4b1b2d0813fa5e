#include "bench/variant_corpus.h"

#include <pthread.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>

#include "nonet/json/value.h"

namespace nonet {
namespace {

std::vector<int> solution_in(const JsonValue& json) {
  std::vector<int> digits;
  const JsonValue* solution = json.find("solution");
  if (solution == nullptr) return digits;
  if (solution->kind == JsonValue::Kind::kString) {
    for (const char ch : solution->string) digits.push_back(ch <= '9' ? ch - '0' : ch - 'A' + 10);
  } else {
    for (const JsonValue& number : solution->list)
      digits.push_back(static_cast<int>(std::strtol(number.string.c_str(), nullptr, 10)));
  }
  return digits;
}

}  // namespace

std::vector<CorpusPuzzle> read_corpus(const std::string& file, std::size_t sample,
                                      std::size_t from) {
  std::vector<CorpusPuzzle> puzzles;
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line); ++number) {
    if (number % sample != from) continue;
    const auto json = parse_json(line);
    if (!json) continue;
    const JsonValue* id = json->find("id");
    puzzles.push_back({id != nullptr ? id->string : "line " + std::to_string(number + 1), line,
                       solution_in(*json)});
  }
  return puzzles;
}

static double ms_of(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double processor_ms() {
  return ms_of(CLOCK_THREAD_CPUTIME_ID);
}

ProcessorLimit::ProcessorLimit(double seconds) {
  clockid_t clock{};
  if (pthread_getcpuclockid(pthread_self(), &clock) != 0) clock = CLOCK_MONOTONIC;
  const double until = ms_of(clock) + 1e3 * seconds;
  watcher_ = std::thread([this, clock, until] {
    while (!ended_ && ms_of(clock) < until)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    if (!ended_) reached_ = true;
  });
}

ProcessorLimit::~ProcessorLimit() {
  ended_ = true;
  watcher_.join();
}

}  // namespace nonet
