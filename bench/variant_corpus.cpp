#include "bench/variant_corpus.h"

#include <unistd.h>

#include <cmath>
#include <csignal>
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

namespace {

void tell_reached(int, siginfo_t* signal, void*) {
  static_cast<std::atomic<bool>*>(signal->si_value.sival_ptr)->store(true);
}

}  // namespace

// No thread watches: in a program that has only one, memory is given out without locks, here as for
// whoever calls the library.
ProcessorLimit::ProcessorLimit(double seconds) {
  struct sigaction action {};
  action.sa_sigaction = tell_reached;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigaction(SIGRTMIN, &action, nullptr);
  sigevent event{};
  event.sigev_notify = SIGEV_THREAD_ID;  // to this thread, and so not after the timer's end
  event._sigev_un._tid = gettid();
  event.sigev_signo = SIGRTMIN;
  event.sigev_value.sival_ptr = &reached_;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer_) != 0) std::abort();
  itimerspec time{};
  time.it_value.tv_sec = static_cast<time_t>(seconds);
  time.it_value.tv_nsec = static_cast<long>(1e9 * (seconds - std::floor(seconds)));
  timer_settime(timer_, 0, &time, nullptr);
}

ProcessorLimit::~ProcessorLimit() {
  timer_delete(timer_);
}

}  // namespace nonet
