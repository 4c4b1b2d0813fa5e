// How fast puzzles are made, and that every one is what was asked for: the tables of `script/bench
// generate`, each level and technique first, and at the end what all of it comes to beside what it
// is to come to.
//
//   generate_bench [PUZZLES] [ROUNDS] [SECONDS]
//
// So many puzzles (a million unless told) are made and checked (made_checks.h). Every level and
// every technique of HoDoKu's is asked for so many times (10), each for so many seconds at most
// (60), of the clock and with all cores, as a person waits; all else is processor time of one
// thread.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "cli/commands/make_together.h"
#include "made_checks.h"
#include "nonet/core/canon.h"
#include "nonet/generate/solutions.h"

namespace nonet::bench {
namespace {

// The faster of two others on a machine like those that these aims were set for: rust_sudoku's
// generator; tdoku's makes 3,441.
constexpr double kFastestOther = 8644;

// ---- how many a second

double print_rate(const char* what, std::size_t count, double seconds) {
  const double rate = static_cast<double>(count) / seconds;
  std::printf("| %-46s | %10.0f |\n", what, rate);
  std::fflush(stdout);
  return rate;
}

void measure_solutions() {
  Random random({1, 0, 0});
  random_solution(random);
  const double start = processor_seconds();
  constexpr std::size_t kSolutions = 100'000;
  for (std::size_t i = 0; i < kSolutions; ++i) random_solution(random);
  print_rate("solutions", kSolutions, processor_seconds() - start);
}

double measure_canon() {
  std::vector<std::optional<Made>> puzzles(20'000);
  Generator({}, 1).make(0, puzzles);
  const double start = processor_seconds();
  for (const auto& made : puzzles) canonical_form(made->puzzle);
  return print_rate("canonical forms of minimal puzzles", puzzles.size(),
                    processor_seconds() - start);
}

// Most are minimal; a fifth has all symmetries in turn and clues to spare; of the minimal and
// symmetric ones, which take long to find, there are some.
Checked measure_puzzles(std::size_t count, double& minimal_rate) {
  Checked all;
  std::size_t symmetric = 0;
  double seconds = 0;
  for (const bool minimal : {true, false}) {
    for (const std::string_view word : symmetry_words()) {
      Demand demand;
      demand.minimal = minimal;
      demand.symmetry = symmetry_named(word);
      if (minimal && demand.symmetry == ClueSymmetry::kNone) continue;
      const Checked checked = make_and_check(demand, count / (minimal ? 10'000 : 40));
      all += checked;
      if (demand.symmetry == ClueSymmetry::kNone) {
        print_rate("puzzles of 28 to 34 clues", checked.puzzles, checked.seconds);
      } else if (!minimal) {
        symmetric += checked.puzzles;
        seconds += checked.seconds;
      } else if (demand.symmetry == ClueSymmetry::kRotate180) {
        print_rate("minimal puzzles, rotate180", checked.puzzles, checked.seconds);
      }
    }
  }
  print_rate("symmetric puzzles of 28 to 34 clues", symmetric, seconds);
  const Checked minimal = make_and_check({}, count - all.puzzles);
  minimal_rate = print_rate("minimal puzzles", minimal.puzzles, minimal.seconds);
  return all += minimal;
}

// ---- how long for one that is asked for

struct Limits {
  std::size_t rounds;
  std::chrono::seconds each;
};

// The median over seeds of its own, as `nonet generate` makes one puzzle. One that was not found
// took as long as it was given.
double measure_demand(const std::string& what, const Demand& demand, const Limits& limits) {
  using Clock = std::chrono::steady_clock;
  const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  std::vector<double> seconds;
  std::atomic<std::uint64_t> tried{0};
  std::size_t missed = 0;
  for (std::size_t i = 0; i < limits.rounds; ++i) {
    const Clock::time_point start = Clock::now();
    const auto made = cli::make_together(Generator(demand, 1000 + i), 0, threads,
                                         Stop::after(limits.each), &tried);
    seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    missed += made ? 0 : 1;
  }
  std::sort(seconds.begin(), seconds.end());
  const std::size_t middle = limits.rounds / 2;
  const double median =
      limits.rounds % 2 == 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2;
  std::printf("| %-44s | %9.4f | %9llu | %zu of %zu |\n", what.c_str(), median,
              static_cast<unsigned long long>(tried / limits.rounds), limits.rounds - missed,
              limits.rounds);
  std::fflush(stdout);
  return median;
}

// The longest of several medians, and of what that is.
struct Slowest {
  double seconds = 0;
  std::string what;

  void take(double median, std::string_view of) {
    if (median <= seconds) return;
    seconds = median;
    what = of;
  }
  std::string text() const {
    char number[32];
    std::snprintf(number, sizeof number, "%.1f ms", 1000 * seconds);
    return std::string(number) + " (" + what + ")";
  }
};

struct Waits {
  Slowest level, extreme_level;
  Slowest to_hard, unfair, extreme;  // by techniques
};

Waits measure_demands(const Limits& limits) {
  std::printf("\n| %-44s | %9s | %9s | found |\n|---|---:|---:|---:|\n", "asked for", "median s",
              "tried");
  Waits waits;
  for (const std::string_view word : level_words()) {
    Demand demand;
    demand.level = level_named(word);
    const double median = measure_demand("level " + std::string(word), demand, limits);
    (demand.level == Level::kExtreme ? waits.extreme_level : waits.level).take(median, word);
  }
  for (const Technique technique : policy_hodoku().order) {
    const TechniqueRow& row = row_of(technique);
    Demand demand;
    demand.required = {TechniqueSet{technique}};
    if (find_impossible(demand)) continue;
    const double median = measure_demand(
        std::string(name_of(row.level)) + ": " + std::string(row.slug), demand, limits);
    Slowest& slowest = row.level <= Level::kHard     ? waits.to_hard
                       : row.level == Level::kUnfair ? waits.unfair
                                                     : waits.extreme;
    slowest.take(median, row.slug);
  }
  return waits;
}

// ---- what it comes to

bool has_avx2() {
  return best_isa() >= Isa::kAvx2;
}

void print_row(const std::string& what, const std::string& aim, const std::string& here, bool met) {
  std::printf("| %-62s | %-24s | %-40s | %s |\n", what.c_str(), aim.c_str(), here.c_str(),
              met ? "yes" : "no");
}

void print_times(const std::string& what, const Slowest& slowest, double most) {
  const bool millis = most < 1;
  print_row(what,
            "under " + std::to_string(static_cast<int>(millis ? most * 1000 : most)) +
                (millis ? " ms" : " s"),
            slowest.text(), slowest.seconds < most);
}

std::string of(const char* form, double number) {
  char text[64];
  std::snprintf(text, sizeof text, form, number);
  return text;
}

void print_summary(const Checked& checked, double minimal, double canon, const Waits& waits) {
  std::printf("\n| %-62s | %-24s | %-40s | met |\n|---|---|---|---|\n", "", "at least", "here");
  print_row(std::to_string(checked.puzzles) + " puzzles checked by the scalar engine, " +
                std::to_string(checked.by_sat) + " by CaDiCaL",
            "no exception", std::to_string(checked.wrong) + " wrong", checked.wrong == 0);
  const double times = minimal / kFastestOther;
  const double aim = has_avx2() ? 5 : 2;
  print_row("minimal puzzles a second / rust_sudoku's 8,644",
            of("%.0f x", aim) + (has_avx2() ? " with AVX2 or better" : " with NEON"),
            of("%.2f x", times) + of(" (%.0f/s)", minimal), times >= aim);
  print_times("--level easy to unfair, median, the slowest", waits.level, 0.05);
  print_times("--level extreme, median", waits.extreme_level, 1);
  print_times("--requires up to Hard, median, the slowest", waits.to_hard, 1);
  print_times("--requires Unfair, median, the slowest", waits.unfair, 10);
  print_row("--requires Extreme, median, the slowest", "measured", waits.extreme.text(), true);
  print_row("canonical forms of minimal puzzles a second", "20000", of("%.0f", canon),
            canon >= 20'000);
}

bool measure(std::size_t puzzles, const Limits& limits) {
  std::printf("Kernel %s, one thread, processor time\n\n",
              std::string(name_of(best_isa())).c_str());
  std::printf("| %-46s | %10s |\n|---|---:|\n", "", "a second");
  measure_solutions();
  double minimal = 0;
  const Checked checked = measure_puzzles(puzzles, minimal);
  const double canon = measure_canon();
  const Waits waits = measure_demands(limits);
  print_summary(checked, minimal, canon, waits);
  return checked.wrong == 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  auto number = [&](int place, long usual) {
    return argc > place ? std::strtol(argv[place], nullptr, 10) : usual;
  };
  const bool right = nonet::bench::measure(
      static_cast<std::size_t>(number(1, 1'000'000)),
      {static_cast<std::size_t>(number(2, 10)), std::chrono::seconds(number(3, 60))});
  return right ? 0 : 1;
}
