// How long the finders of large patterns, and of easier eyes on small ones, take on a grid where
// the basics end: the table of `script/bench finders`.
//
//   finders_bench FOLDER [ROUNDS [GRIDS]]
//   finders_bench --strikes FOLDER [PUZZLES [FROM]]
//
// FOLDER has sets of puzzles, a puzzle a line. Of each set so many puzzles are taken, evenly, and
// brought to where singles, locked candidates and subsets lead no further; then each finder looks
// for everything that there is. Times are processor time of one thread, the least of all rounds, a
// grid on average; behind them stands the bound that they are held against.
//
// The second holds what policy `all` strikes in the hardest puzzles against their solutions.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "bench/against_solution.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

// What is asked together, since it is worked out together, and the milliseconds it may take.
struct Row {
  const char* called;
  TechniqueSet wanted;
  double most_ms;
};

std::vector<Row> rows() {
  using T = Technique;
  return {
      {"exocets (junior, mirror, double)",
       {T::kJuniorExocet, T::kJuniorExocetMirror, T::kDoubleExocet},
       1},
      {"exocets (senior, single base)", {T::kSeniorExocet, T::kSingleBaseExocet}, 1},
      {"SK loop", {T::kSkLoop}, 2},
      {"tridagon, one guardian", {T::kTridagon}, 0.1},
      {"tridagon, several guardians", {T::kTridagonOr}, 0.1},
      {"multi-sector locked set", {T::kMsls}, 10},
      {"bivalue oddagon", {T::kBivalueOddagon}, 1},
      {"broken wing", {T::kBrokenWing}, 1},
      {"fireworks",
       {T::kFireworkTriple, T::kFireworkQuadruple, T::kFireworkPairBivalue, T::kFireworkPairDouble},
       1},
      {"almost locked candidates",
       {T::kAlmostLockedPair, T::kAlmostLockedTriple, T::kAlmostLockedQuadruple},
       1},
      {"chute remote pair", {T::kChuteRemotePair}, 1},
      {"rectangle elimination", {T::kRectangleElimination}, 1},
      {"disjoint subsets, twinned chains", {T::kDisjointSubset, T::kTwinnedXyChain}, 1},
      {"AIC with ALS", {T::kAicWithAls}, 1},
      {"AIC with unique rectangle", {T::kAicWithRectangle}, 1},
      {"unique rectangle (external)", {T::kRectangleExternal}, 1},
      {"BUG-lite", {T::kBugLite}, 1},
      {"Borescoper's", {T::kBorescoper}, 1},
      {"reverse BUG", {T::kReverseBug}, 1},
      {"Gurth, anti-Gurth", {T::kGurth, T::kAntiGurth}, 1},
  };
}

double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

std::vector<Grid> where_basics_end(const std::string& file, std::size_t most) {
  static const Policy basics =
      *restrict_policy(policy_all(), {"singles", "intersections", "subsets"}, {});
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  std::vector<Grid> grids;
  const std::size_t every = std::max<std::size_t>(1, lines.size() / most);
  for (std::size_t i = 0; i < lines.size() && grids.size() < most; i += every) {
    const auto puzzle = read_puzzle(lines[i]);
    const auto grid = puzzle ? Grid::from(*puzzle) : Result<Grid>(puzzle.error());
    if (!grid) continue;
    Solver solver(*grid, basics);
    while (solver.next() != nullptr) solver.take();
    if (!solver.grid().solved()) grids.push_back(solver.grid());
  }
  return grids;
}

struct Found {
  double ms = 0;
  std::size_t hits = 0;
};

Found looked_for(const Row& row, const std::vector<Grid>& grids) {
  Ask ask;
  ask.wanted = row.wanted;
  Finder finder = nullptr;
  for (Technique t : all_techniques()) {
    if (row.wanted.contains(t)) finder = finder_of(t);
  }
  Found found;
  const double start = processor_ms();
  for (const Grid& grid : grids) {
    finder(grid, ask, [&](const Hit&) {
      ++found.hits;
      return false;
    });
  }
  found.ms = (processor_ms() - start) / static_cast<double>(std::max<std::size_t>(grids.size(), 1));
  return found;
}

std::string cell(double ms) {
  char text[32];
  std::snprintf(text, sizeof text, ms < 0.1 ? " %7.3f |" : " %7.2f |", ms);
  return text;
}

int measured(const std::string& folder, int rounds, std::size_t most) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().filename().string().starts_with("puzzles")) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::vector<Grid>> sets;
  std::printf("| ms a grid, least of %d |", rounds);
  for (const std::string& file : files) {
    std::vector<Grid> grids = where_basics_end(file, most);
    if (grids.empty()) continue;
    const std::string name = std::filesystem::path(file).filename();
    std::printf(" %s (%zu) |", name.substr(0, name.find('_')).c_str(), grids.size());
    sets.push_back(std::move(grids));
  }
  if (sets.empty()) {
    std::fprintf(stderr, "\nThere are no sets %s/puzzles*.\n", folder.c_str());
    return 1;
  }
  std::printf(" at most | found |\n|---|");
  for (std::size_t i = 0; i < sets.size() + 2; ++i) std::printf("---:|");
  std::printf("\n");
  for (const Row& row : rows()) {
    std::size_t hits = 0;
    bool slow = false;
    std::string line;
    for (const std::vector<Grid>& grids : sets) {
      Found best = looked_for(row, grids);
      for (int round = 1; round < rounds; ++round) {
        best.ms = std::min(best.ms, looked_for(row, grids).ms);
      }
      line += cell(best.ms);
      slow |= best.ms > row.most_ms;
      hits += best.hits;
    }
    std::printf("| %-33s |%s %4g%s | %zu |\n", row.called, line.c_str(), row.most_ms,
                slow ? " MISSED" : "", hits);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const bool strikes = argc > 1 && std::strcmp(argv[1], "--strikes") == 0;
  const int at = strikes ? 2 : 1;
  if (argc <= at) {
    std::fprintf(stderr,
                 "finders_bench FOLDER [ROUNDS [GRIDS]]\n"
                 "finders_bench --strikes FOLDER [PUZZLES [FROM]]\n");
    return 2;
  }
  const auto number = [&](int i, int otherwise) {
    return at + i < argc ? std::max(0, static_cast<int>(std::strtol(argv[at + i], nullptr, 10)))
                         : otherwise;
  };
  if (strikes) {
    const auto most = static_cast<std::size_t>(number(1, 10000));
    return nonet::print_against_solution(argv[at], most, static_cast<std::size_t>(number(2, 0)))
               ? 0
               : 1;
  }
  const int grids = std::max(1, number(2, 100));
  return nonet::measured(argv[at], std::max(1, number(1, 3)), static_cast<std::size_t>(grids));
}
