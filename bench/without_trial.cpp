#include "bench/without_trial.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <thread>

#include "nonet/io/puzzle_reader.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

struct Answer {
  bool solved = false;
  double seconds = 0;  // of processor time
};

double processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Answer explained(const std::string& puzzle, const Policy& policy) {
  const double start = processor_time();
  Solver solver(*Grid::from(*read_puzzle(puzzle)), policy);
  while (solver.next() != nullptr) solver.take();
  return {solver.grid().solved(), processor_time() - start};
}

}  // namespace

void print_without_trial(const char* what, const std::vector<std::string>& puzzles) {
  const Policy policy = *restrict_policy(policy_all(), {}, {"trial", "brute-force"});
  std::vector<Answer> answers(puzzles.size());
  std::atomic<std::size_t> next{0};
  auto work = [&] {
    for (std::size_t i = next++; i < puzzles.size(); i = next++) {
      answers[i] = explained(puzzles[i], policy);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
    threads.emplace_back(work);
  }
  for (std::thread& thread : threads) thread.join();

  std::size_t solved = 0;
  double sum = 0;
  double longest = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    solved += answers[i].solved ? 1 : 0;
    sum += answers[i].seconds;
    longest = std::max(longest, answers[i].seconds);
    if (!answers[i].solved) std::printf("  needs a trial: %s\n", puzzles[i].c_str());
  }
  const auto count = static_cast<double>(std::max<std::size_t>(puzzles.size(), 1));
  std::printf(
      "%s: policy all explains %zu of %zu without trial and error (%.1f %%), "
      "%.2f s each, the longest %.2f s\n",
      what, solved, puzzles.size(), 100 * static_cast<double>(solved) / count, sum / count,
      longest);
}

}  // namespace nonet
