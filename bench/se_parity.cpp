// How close nonet is to Sudoku Explainer 1.2.1, and how much faster: the tables of `script/parity
// se`.
//
//   se_parity DATA [BAND=PUZZLES_PER_SECOND...]
//
// DATA is a folder with se/classic_*.txt and se/paths.txt. A band is named by its lowest rating in
// tenths; a figure such as 61=2.0 is what Sudoku Explainer itself does in a second on such a
// machine. Speed is that of one thread, in its own processor time, the best of three rounds.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rate/se/se.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

struct Rated {
  Grid grid;
  std::string puzzle;
  std::string rating;

  int tenths() const {
    return static_cast<int>(std::lround(std::strtod(rating.c_str(), nullptr) * 10));
  }
};

struct Band {
  int from, to;  // tenths
  std::string name;
};
const Band kBands[] = {{0, 25, "up to 2.5"},
                       {26, 60, "2.6 - 6.0"},
                       {61, 85, "6.1 - 8.5"},
                       {86, 90, "8.6 - 9.0"},
                       {91, 96, "9.1 - 9.6"}};

Grid grid_of(const std::string& puzzle) {
  const auto read = read_puzzle(puzzle);
  const auto grid = read ? Grid::from(*read) : Result<Grid>(read.error());
  return grid ? *grid : Grid();
}

std::vector<Rated> read_ratings(const std::string& file) {
  std::vector<Rated> all;
  std::ifstream in(file);
  for (std::string puzzle, rating; in >> puzzle >> rating;) {
    all.push_back({grid_of(puzzle), puzzle, rating});
  }
  return all;
}

void compare_ratings(const std::string& title, const std::vector<Rated>& list) {
  std::size_t same = 0;
  for (const Rated& each : list) {
    const std::string ours = text_of(rate_se(each.grid));
    same += ours == each.rating ? 1 : 0;
    if (ours != each.rating) {
      std::printf("  other rating: %s: Sudoku Explainer %s, nonet %s\n", each.puzzle.c_str(),
                  each.rating.c_str(), ours.c_str());
    }
  }
  std::printf("%s: ER/EP/ED equal in %zu of %zu\n", title.c_str(), same, list.size());
}

std::string words_of(const std::vector<Candidate>& list,
                     std::string (*text)(Candidate, DigitNames)) {
  std::vector<std::string> words;
  words.reserve(list.size());
  for (Candidate x : list) words.push_back(text(x, {}));
  std::sort(words.begin(), words.end());
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : ",") + word;
  return line.empty() ? "-" : line;
}

// "7.2 Forcing Chain - r1c1<>3 complexity=8", as the data have it.
std::string line_of(const SeStep& step) {
  const std::string complexity =
      step.complexity == 0 ? "-" : "complexity=" + std::to_string(step.complexity);
  return se_tenths(step.rating) + " " + name_of(step.technique) + " " +
         words_of(step.placements, &placement_text) + " " + words_of(step.removals, &removal_text) +
         " " + complexity;
}

std::string line_of(const std::string& told) {
  std::istringstream in(told);
  std::string field[6];
  for (std::string& each : field) std::getline(in, each, '\t');
  std::istringstream removals(field[4]);
  std::vector<std::string> words;
  for (std::string word; std::getline(removals, word, ',');) words.push_back(word);
  std::sort(words.begin(), words.end());
  std::string sorted;
  for (const std::string& word : words) sorted += (sorted.empty() ? "" : ",") + word;
  return field[1] + " " + field[2] + " " + field[3] + " " + sorted + " " + field[5];
}

bool same_path(const std::string& puzzle, const std::vector<std::string>& told) {
  std::size_t at = 0;
  bool same = true;
  rate_se(grid_of(puzzle), [&](const SeStep& step) {
    if (!same) return;
    const std::string theirs = at < told.size() ? told[at] : "nothing";
    same = line_of(step) == theirs;
    ++at;
    if (!same) {
      std::printf("  other path: %s step %zu: Sudoku Explainer %s, nonet %s\n", puzzle.c_str(), at,
                  theirs.c_str(), line_of(step).c_str());
    }
  });
  return same && at == told.size();
}

void compare_paths(const std::string& file) {
  std::ifstream in(file);
  std::string puzzle;
  std::vector<std::string> told;
  int paths = 0, same = 0;
  std::size_t steps = 0;
  auto finish = [&] {
    if (puzzle.empty()) return;
    ++paths;
    steps += told.size();
    same += same_path(puzzle, told) ? 1 : 0;
    told.clear();
  };
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line.starts_with("PUZZLE ")) {
      finish();
      std::istringstream(line.substr(7)) >> puzzle;
    } else {
      told.push_back(line_of(line));
    }
  }
  finish();
  std::printf("paths equal in technique, rating, effects and complexity: %d of %d (%zu steps)\n",
              same, paths, steps);
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double throughput(const std::vector<const Rated*>& list) {
  double best = 0;
  long sum = 0;
  for (int round = 0; round < 3; ++round) {
    const double start = processor_seconds();
    for (const Rated* each : list) sum += rate_se(each->grid).er;
    best = std::max(best, static_cast<double>(list.size()) / (processor_seconds() - start));
  }
  return sum == 0 ? 0 : best;
}

void print_speed(const std::vector<Rated>& all, const std::map<int, double>& theirs) {
  std::printf("\n| ER | puzzles | nonet, puzzles/s | Sudoku Explainer, puzzles/s | ratio |\n");
  std::printf("|---|---|---|---|---|\n");
  for (const Band& band : kBands) {
    std::vector<const Rated*> list;
    for (const Rated& each : all) {
      if (each.tenths() >= band.from && each.tenths() <= band.to) list.push_back(&each);
    }
    if (list.empty()) continue;
    const double ours = throughput(list);
    auto figure = theirs.find(band.from);
    if (figure == theirs.end()) {
      std::printf("| %s | %zu | %.0f | not measured | - |\n", band.name.c_str(), list.size(), ours);
    } else {
      std::printf("| %s | %zu | %.0f | %g | %.0f |\n", band.name.c_str(), list.size(), ours,
                  figure->second, ours / figure->second);
    }
  }
}

double seconds_with_threads(const std::vector<Rated>& all, std::size_t count) {
  const auto start = std::chrono::steady_clock::now();
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < count; ++t) {
    threads.emplace_back([&, t] {
      for (std::size_t i = t; i < all.size(); i += count) rate_se(all[i].grid);
    });
  }
  for (std::thread& thread : threads) thread.join();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

int run(const std::string& data, const std::map<int, double>& theirs) {
  std::vector<Rated> all = read_ratings(data + "/se/classic_se121_java.txt");
  if (all.empty()) {
    std::fprintf(stderr, "se_parity: there are no ratings in %s/se/classic_se121_java.txt\n",
                 data.c_str());
    return 2;
  }
  compare_ratings("ratings by Sudoku Explainer", all);
  const std::vector<Rated> more = read_ratings(data + "/se/classic_se121_fast8plus.txt");
  compare_ratings("ratings 8.0 - 9.4 by a second rater", more);
  compare_ratings("ratings 10.2 - 10.5 by a second rater",
                  read_ratings(data + "/se/classic_hardest_fast.txt"));
  compare_paths(data + "/se/paths.txt");
  all.insert(all.end(), more.begin(), more.end());
  print_speed(all, theirs);
  const double one = seconds_with_threads(all, 1);
  std::printf("\ntwo threads / one: %.2f\n", one / seconds_with_threads(all, 2));
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("memory at most: %ld MB\n", usage.ru_maxrss / 1024);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: se_parity DATA [BAND=PUZZLES_PER_SECOND...]\n");
    return 2;
  }
  std::map<int, double> theirs;
  for (int i = 2; i < argc; ++i) {
    char* rest = nullptr;
    const long band = std::strtol(argv[i], &rest, 10);
    if (*rest == '=') theirs[static_cast<int>(band)] = std::strtod(rest + 1, nullptr);
  }
  return nonet::run(argv[1], theirs);
}
