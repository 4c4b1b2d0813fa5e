#include "bench/against_solution.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <vector>

#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"

namespace nonet {
namespace {

constexpr std::size_t kPortion = 100;
// A prime: so many puzzles farther on in a set is the next, and each is met once.
constexpr std::size_t kStride = 10007;

struct Tally {
  std::size_t paths = 0, solved = 0, steps = 0;
  std::size_t strikes = 0, placements = 0;
  std::size_t wrong = 0;    // of both
  std::size_t refused = 0;  // by the checker
  std::size_t untold = 0;   // contradictions that are said to be there, and not how
  double seconds = 0;       // of processor time

  Tally& operator+=(const Tally& more) {
    paths += more.paths, solved += more.solved, steps += more.steps;
    strikes += more.strikes, placements += more.placements;
    wrong += more.wrong, refused += more.refused, untold += more.untold;
    seconds += more.seconds;
    return *this;
  }
};

double processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// In an order in which any portion is spread over the whole set.
std::vector<std::string> puzzles_of(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  std::vector<std::string> spread;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    spread.push_back(lines[i * kStride % lines.size()]);
  }
  return spread;
}

void look_at(const Step& step, const Grid& before, const Board& solution, const std::string& puzzle,
             Tally& tally) {
  ++tally.steps;
  tally.strikes += step.removals.size();
  tally.placements += step.placements.size();
  std::size_t wrong = 0;
  for (Candidate x : step.removals) wrong += *solution.at(x.cell) == x.digit ? 1 : 0;
  for (Candidate x : step.placements) wrong += *solution.at(x.cell) == x.digit ? 0 : 1;
  for (const Inference& line : step.inferences) {
    tally.untold += line.kind == Inference::Kind::kUntold ? 1 : 0;
  }
  tally.wrong += wrong;
  if (wrong != 0) {
    std::printf("  wrong: %s: %s\n", puzzle.c_str(), expert_line(step, before).c_str());
  }
}

Tally looked_at(const std::string& puzzle) {
  static const Policy all = policy_all();
  Tally tally;
  const double start = processor_time();
  const Grid grid = *Grid::from(*read_puzzle(puzzle));
  const SearchResult found = search(grid);
  if (!found.unique()) {
    std::printf("  not one solution: %s\n", puzzle.c_str());
    return {.paths = 1};
  }
  Solver solver(grid, all);
  while (const Step* step = solver.next()) {
    look_at(*step, solver.grid(), found.first, puzzle, tally);
    solver.take();
  }
  for (const Solver::Refusal& refusal : solver.refusals()) {
    std::printf("  refused: %s: %s\n", puzzle.c_str(), refusal.fault.c_str());
  }
  tally.paths = 1;
  tally.solved = solver.grid().solved() ? 1 : 0;
  tally.refused = solver.refusals().size();
  tally.seconds = processor_time() - start;
  if (tally.solved == 0) std::printf("  not solved: %s\n", puzzle.c_str());
  return tally;
}

void print_row(const Tally& tally, std::size_t first) {
  std::printf("| %6zu to %6zu | %6zu | %6zu | %7zu | %8zu | %8zu | %5zu | %7zu | %6zu | %7.0f |\n",
              first + 1, first + tally.paths, tally.paths, tally.solved, tally.steps, tally.strikes,
              tally.placements, tally.wrong, tally.refused, tally.untold, tally.seconds);
  std::fflush(stdout);
}

}  // namespace

bool print_against_solution(const std::string& folder, std::size_t most, std::size_t from) {
  std::vector<std::string> puzzles = puzzles_of(folder + "/puzzles6_forum_hardest_1106");
  const std::vector<std::string> more = puzzles_of(folder + "/puzzles5_forum_hardest_1905_11+");
  puzzles.insert(puzzles.end(), more.begin(), more.end());
  std::printf("| %-16s | %-6s | %-6s | %-7s | %-8s | %-8s | %-5s | %-7s | %-6s | %-7s |\n",
              "puzzles", "paths", "solved", "steps", "strikes", "placed", "wrong", "refused",
              "untold", "seconds");
  std::printf("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
  Tally sum;
  const std::size_t end = std::min(puzzles.size(), from + most);
  for (std::size_t first = from; first < end; first += kPortion) {
    Tally portion;
    for (std::size_t i = first; i < std::min(end, first + kPortion); ++i) {
      portion += looked_at(puzzles[i]);
    }
    print_row(portion, first);
    sum += portion;
  }
  print_row(sum, from);
  return sum.paths > 0 && sum.solved == sum.paths && sum.wrong + sum.refused + sum.untold == 0;
}

}  // namespace nonet
