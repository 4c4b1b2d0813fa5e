// How close nonet is to the published ratings of whips, braids and trial and error, and how fast:
// most of the table of `script/parity csp`; the rest, threads and memory, is csp_program.py's.
//
//   csp_parity DATA [all]
//
// DATA is a folder with csp/w_b.txt, csp/te_depth.txt and csp/bxb.txt. BxB takes twenty minutes
// over all of them: every fortieth is rated, or all where that is asked for. Times are processor
// time of one thread, one run.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/search/search.h"

namespace nonet {
namespace {

struct Published {
  Grid grid;
  Board solution;
  std::string puzzle;
  std::vector<int> values;
};

std::vector<Published> read(const std::string& file, std::size_t every) {
  std::vector<Published> all;
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#' || number++ % every != 0) continue;
    std::istringstream fields(line);
    Published next;
    fields >> next.puzzle;
    const auto puzzle = read_puzzle(next.puzzle);
    const auto grid = puzzle ? Grid::from(*puzzle) : Result<Grid>(puzzle.error());
    if (!grid) continue;
    next.grid = *grid;
    next.solution = search(next.grid).first;
    for (int value = 0; fields >> value;) next.values.push_back(value);
    all.push_back(std::move(next));
  }
  return all;
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

struct Outcome {
  std::size_t same = 0, of = 0;
  std::vector<double> seconds;  // of each

  double total() const {
    double sum = 0;
    for (const double each : seconds) sum += each;
    return sum;
  }
  double median() {
    std::sort(seconds.begin(), seconds.end());
    return seconds.empty() ? 0 : seconds[seconds.size() / 2];
  }
};

Outcome compare(const std::vector<Published>& list, CspScale scale, std::size_t column,
                const std::function<bool(const Published&)>& wanted = {}) {
  Outcome outcome;
  for (const Published& each : list) {
    if (wanted && !wanted(each)) continue;
    const double start = processor_seconds();
    const CspRating rating = rate_csp(each.grid, each.solution, scale);
    outcome.seconds.push_back(processor_seconds() - start);
    ++outcome.of;
    const int published = each.values[column];
    if (rating.value == published) {
      ++outcome.same;
    } else {
      std::printf("  other %s: %s: published %d, nonet %s\n", std::string(name_of(scale)).c_str(),
                  each.puzzle.c_str(), published, text_of(rating).c_str());
    }
  }
  return outcome;
}

int run(const std::string& data, bool all_of_them) {
  const auto patterns = read(data + "/csp/w_b.txt", 1);
  const auto depths = read(data + "/csp/te_depth.txt", 1);
  const auto trials = read(data + "/csp/bxb.txt", all_of_them ? 1 : 40);
  if (patterns.empty() || depths.empty() || trials.empty()) {
    std::fprintf(stderr, "csp_parity: there are no ratings in %s/csp\n", data.c_str());
    return 2;
  }
  struct Row {
    CspScale scale;
    std::size_t column;
    int aim;
  };
  std::printf(
      "| rating | equal to the published | puzzles a second | at least |\n|---|---|---|---|\n");
  for (const Row& row : {Row{CspScale::kB, 1, 3000}, Row{CspScale::kGB, 3, 2000},
                         Row{CspScale::kW, 0, 1200}, Row{CspScale::kGW, 2, 300}}) {
    const Outcome outcome = compare(patterns, row.scale, row.column);
    std::printf("| %s | %zu of %zu | %.0f | %d |\n", std::string(name_of(row.scale)).c_str(),
                outcome.same, outcome.of, static_cast<double>(outcome.of) / outcome.total(),
                row.aim);
    std::fflush(stdout);
  }
  std::printf(
      "\n| rating | equal to the published | ms a puzzle | median | at most "
      "|\n|---|---|---|---|---|\n");
  const double aims[] = {0.03, 0.03, 2, 30};
  for (int depth = 0; depth <= 3; ++depth) {
    Outcome outcome = compare(depths, CspScale::kTE, 0,
                              [&](const Published& each) { return each.values[0] == depth; });
    if (outcome.of == 0) continue;
    std::printf("| T&E depth %d | %zu of %zu | %.3f | %.3f | %g |\n", depth, outcome.same,
                outcome.of, outcome.total() / static_cast<double>(outcome.of) * 1000,
                outcome.median() * 1000, aims[depth]);
    std::fflush(stdout);
  }
  Outcome bxb = compare(trials, CspScale::kBxB, 0);
  std::printf("| BxB | %zu of %zu | %.1f | %.1f | 100 (median) |\n", bxb.same, bxb.of,
              bxb.total() / static_cast<double>(bxb.of) * 1000, bxb.median() * 1000);
  // All that are published are 2.
  std::vector<Published> deepest;
  for (const Published& each : depths) {
    if (each.values[0] != 3) continue;
    deepest.push_back(each);
    deepest.back().values[0] = 2;
  }
  std::vector<Published> some;
  for (std::size_t i = 0; i < deepest.size(); i += all_of_them ? 1 : 90) some.push_back(deepest[i]);
  Outcome bxbb = compare(some, CspScale::kBxBB, 0);
  std::printf("| BxBB | %zu of %zu | %.1f | %.1f | |\n", bxbb.same, bxbb.of,
              bxbb.total() / static_cast<double>(bxbb.of) * 1000, bxbb.median() * 1000);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: csp_parity DATA [all]\n");
    return 2;
  }
  return nonet::run(argv[1], argc > 2 && std::string(argv[2]) == "all");
}
