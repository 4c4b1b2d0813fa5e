// How close nonet is to HoDoKu, and how much faster: the tables of `script/parity hodoku`.
//
//   hodoku_parity [--speed] DATA [LEVEL=PUZZLES_PER_SECOND...]
//
// With --speed only the last of them, for `script/bench`.
//
// DATA is a folder with reglib.txt, hodoku/{paths,alt1,alt2,findall}.txt and puzzles/. A figure
// such as Easy=2900 is what HoDoKu itself does in a second of processor time on this machine; the
// ratio is printed where it is given.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>

#include "bench/hodoku_answers.h"
#include "bench/hodoku_lists.h"
#include "bench/without_trial.h"
#include "nonet/io/library.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/library_rule.h"
#include "nonet/rate/library_search.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Tally {
  int puzzles = 0;
  int same_rating = 0;
  int same_path = 0;
  long steps = 0;
  long refused = 0;
  long against = 0;  // the solution
  double checking = 0;
};

bool against_solution(const Step& step, const Board& solution) {
  auto holds = [&](Candidate x) { return solution.at(x.cell) == x.digit; };
  return std::any_of(step.removals.begin(), step.removals.end(), holds) ||
         !std::all_of(step.placements.begin(), step.placements.end(), holds);
}

// Walks our own path beside HoDoKu's.
void compare(const HodokuPath& path, const Grid& start, const Policy& policy, Tally& tally) {
  Solver solver(start, policy);
  const Board solution = *solver.ground().solution;
  HodokuRating rating;
  bool same = true;
  std::size_t at = 0;
  while (const Step* step = solver.next()) {
    const auto before = Clock::now();
    tally.refused += check(solver.grid(), *step).proved() ? 0 : 1;
    tally.checking += seconds_since(before);
    ++tally.steps;
    rating.count(step->technique);
    tally.against += against_solution(*step, solution) ? 1 : 0;
    const HodokuStep ours = as_hodoku(*step);
    same = same && at < path.steps.size() && path.steps[at] == ours;
    if (!same && at < path.steps.size()) {
      std::printf("  other path: %s step %zu: HoDoKu %s %s, nonet %s %s\n", path.puzzle.c_str(),
                  at + 1, path.steps[at].name.c_str(), path.steps[at].outcome.c_str(),
                  ours.name.c_str(), ours.outcome.c_str());
      at = path.steps.size();
    }
    ++at;
    solver.take();
  }
  tally.refused += solver.refused();
  ++tally.puzzles;
  rating = finished(rating, solver.grid());
  const bool rated =
      rating.solved && rating.score == path.score && name_of(rating.level) == path.level;
  tally.same_rating += rated ? 1 : 0;
  tally.same_path += same && rated ? 1 : 0;
}

double percent(long part, long whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

// Puzzles rated in a second of processor time, the best of several rounds.
double throughput(const std::vector<Grid>& grids) {
  constexpr int kRounds = 9;
  constexpr std::clock_t kRound = CLOCKS_PER_SEC / 20;  // at least
  constexpr std::clock_t kEnough = 4 * CLOCKS_PER_SEC;
  const std::clock_t begin = std::clock();
  double best = 0;
  long sum = 0;
  // All have one solution, as `nonet rate` knows before it begins.
  Ground ground;
  ground.of_puzzle = ground.of_start = Ground::Solutions::kOne;
  ground.holds = true;
  for (int round = 0; round < kRounds && std::clock() - begin < kEnough; ++round) {
    const std::clock_t start = std::clock();
    std::clock_t took = 0;
    double rated = 0;
    while (took < kRound) {
      for (const Grid& grid : grids) sum += rate_hodoku(grid, &ground).score;
      rated += static_cast<double>(grids.size());
      took = std::clock() - start;
    }
    best = std::max(best, rated * CLOCKS_PER_SEC / static_cast<double>(took));
  }
  return sum == 0 ? 0 : best;
}

void print_library(const std::string& file) {
  std::ifstream in(file);
  int passed = 0;
  int failed = 0;
  long steps = 0;
  long refused = 0;
  for (std::string text; std::getline(in, text);) {
    auto line = parse_library_line(text);
    if (!line) continue;
    LibraryVerdict verdict = verify(*line);
    if (verdict.passed) {
      ++passed;
    } else {
      ++failed;
      std::printf("  fails: %s: %s\n", text.c_str(), verdict.problem.c_str());
    }
    auto grid = Grid::from(line->puzzle);
    auto found = library_search(*line);
    if (!grid || !found) continue;
    for (const Step& step : *found) {
      ++steps;
      refused += check(*grid, step).proved() ? 0 : 1;
    }
  }
  std::printf("library lines: %d of %d pass\n", passed, passed + failed);
  std::printf("steps found on their boards: %ld, refused by the checker %ld\n", steps, refused);
}

void print_speed(const std::map<std::string, std::vector<Grid>>& by_level,
                 const std::map<std::string, double>& hodoku) {
  std::printf("\n| level | puzzles | nonet, puzzles/s | HoDoKu, puzzles/s | ratio |\n");
  std::printf("|---|---|---|---|---|\n");
  for (const char* level : {"Easy", "Medium", "Hard", "Unfair", "Extreme"}) {
    const auto grids = by_level.find(level);
    if (grids == by_level.end()) continue;
    const double ours = throughput(grids->second);
    const std::size_t count = grids->second.size();
    auto theirs = hodoku.find(level);
    if (theirs == hodoku.end()) {
      std::printf("| %s | %zu | %.0f | not measured | - |\n", level, count, ours);
    } else {
      std::printf("| %s | %zu | %.0f | %.4g | %.1f |\n", level, count, ours, theirs->second,
                  ours / theirs->second);
    }
  }
}

// The other settings for which there are answers: techniques that are off, and no forcing ones.
Policy first_alternative() {
  auto policy =
      extend_policy(policy_hodoku(),
                    {"death-blossom", "franken-jellyfish", "finned-franken-jellyfish",
                     "mutant-x-wing", "finned-mutant-x-wing", "mutant-swordfish",
                     "finned-mutant-swordfish", "kraken-fish", "template-set", "template-delete"});
  return *restrict_policy(*policy, {}, {"forcing-chain", "forcing-net"});
}

// And: everything joined to twins, almost locked sets in chains, thin empty rectangles, and no
// rectangle without all its candidates.
Policy second_alternative() {
  Policy policy = policy_hodoku();
  SingleDigitOptions& single_digit = policy.options.single_digit;
  single_digit.dual_kites = single_digit.dual_empty_rectangles = true;
  single_digit.thin_empty_rectangles = true;
  policy.options.fish.siamese = true;
  policy.options.chains.sets = true;
  policy.options.uniqueness.missing_candidates = false;
  return policy;
}

void print_paths(const char* what, const std::vector<HodokuPath>& paths, const Policy& policy) {
  Tally tally;
  for (const HodokuPath& path : paths) {
    compare(path, *Grid::from(*read_puzzle(path.puzzle)), policy, tally);
  }
  std::printf("%s: %d puzzles; level and score equal %d (%.2f %%), path too %d (%.2f %%)\n", what,
              tally.puzzles, tally.same_rating, percent(tally.same_rating, tally.puzzles),
              tally.same_path, percent(tally.same_path, tally.puzzles));
  std::printf(
      "steps of these paths: %ld, refused by the checker %ld (%.2f us a step), against the "
      "solution %ld\n",
      tally.steps, tally.refused,
      tally.checking * 1e6 / static_cast<double>(std::max(tally.steps, 1L)), tally.against);
}

std::vector<std::string> extreme_without_brute_force(const std::vector<HodokuPath>& paths) {
  std::vector<std::string> puzzles;
  for (const HodokuPath& path : paths) {
    auto guesses = [](const HodokuStep& step) { return step.name == "bf"; };
    if (path.level == "Extreme" && std::none_of(path.steps.begin(), path.steps.end(), guesses)) {
      puzzles.push_back(path.puzzle);
    }
  }
  return puzzles;
}

std::vector<std::string> first_of_hardest(const std::string& data, std::size_t count) {
  std::ifstream file(data + "/puzzles/puzzles5_forum_hardest_1905_11+");
  std::vector<std::string> puzzles;
  for (std::string line; puzzles.size() < count && std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') puzzles.push_back(line.substr(0, Cell::kCount));
  }
  return puzzles;
}

int run(const std::string& data, const std::map<std::string, double>& hodoku, bool only_speed) {
  const std::vector<HodokuPath> paths = read_paths(data + "/hodoku/paths.txt");
  if (paths.empty()) {
    std::fprintf(stderr, "hodoku_parity: there are no paths in %s/hodoku/paths.txt\n",
                 data.c_str());
    return 2;
  }
  if (!only_speed) {
    print_library(data + "/reglib.txt");
    print_paths("paths, HoDoKu's settings", paths, policy_hodoku());
    print_paths("alt1, more techniques", read_paths(data + "/hodoku/alt1.txt"),
                first_alternative());
    print_paths("alt2, other options", read_paths(data + "/hodoku/alt2.txt"), second_alternative());
    print_lists(data + "/hodoku/findall.txt");
    print_without_trial("Extreme puzzles that HoDoKu solves without brute force",
                        extreme_without_brute_force(paths));
    print_without_trial("the hardest known, first 1,000", first_of_hardest(data, 1000));
  }
  std::map<std::string, std::vector<Grid>> by_level;
  for (const HodokuPath& path : paths) {
    by_level[path.level].push_back(*Grid::from(*read_puzzle(path.puzzle)));
  }
  print_speed(by_level, hodoku);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool only_speed = std::erase(arguments, "--speed") > 0;
  if (arguments.empty()) {
    std::fprintf(stderr, "usage: hodoku_parity [--speed] DATA [LEVEL=PUZZLES_PER_SECOND...]\n");
    return 2;
  }
  std::map<std::string, double> hodoku;
  for (const std::string& text : arguments) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) continue;
    hodoku[text.substr(0, equals)] = std::strtod(text.c_str() + equals + 1, nullptr);
  }
  return nonet::run(arguments.front(), hodoku, only_speed);
}
