// How fast puzzles are made, and that every one is what was asked for: the tables of `script/bench
// generate`.
//
//   generate_bench [PUZZLES] [ROUNDS] [SECONDS]
//
// So many puzzles (a million unless told) are checked: one solution and minimal by the scalar
// engine, which shares no instruction with the one that made them where the processor has better.
// Every level and every technique of HoDoKu's is asked for so many times (10), each for so many
// seconds at most (60). Processor time of one thread throughout.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "nonet/core/canon.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/solutions.h"

namespace nonet {
namespace {

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void print_rate(const char* what, std::size_t count, double seconds) {
  std::printf("| %-46s | %10.0f |\n", what, static_cast<double>(count) / seconds);
}

std::vector<std::optional<Made>> timed(const char* what, const Demand& demand, std::size_t count) {
  std::vector<std::optional<Made>> made(count);
  const double start = processor_seconds();
  Generator(demand, 1).make(0, made);
  print_rate(what, count, processor_seconds() - start);
  return made;
}

void measure_rates(std::vector<std::optional<Made>>& puzzles) {
  std::printf("| %-46s | %10s |\n|---|---:|\n", "one thread", "a second");
  Random random({1, 0, 0});
  random_solution(random);
  double start = processor_seconds();
  constexpr std::size_t kSolutions = 100'000;
  for (std::size_t i = 0; i < kSolutions; ++i) random_solution(random);
  print_rate("solutions", kSolutions, processor_seconds() - start);
  puzzles = timed("minimal puzzles", {}, puzzles.size());
  Demand symmetric;
  symmetric.symmetry = ClueSymmetry::kRotate180;
  timed("minimal puzzles, rotate180", symmetric, 1000);
  Demand loose;
  loose.minimal = false;
  timed("puzzles of 28 to 34 clues", loose, 10'000);
  const std::size_t forms = std::min<std::size_t>(puzzles.size(), 20'000);
  start = processor_seconds();
  for (std::size_t i = 0; i < forms; ++i) canonical_form(puzzles[i]->puzzle);
  print_rate("canonical forms of minimal puzzles", forms, processor_seconds() - start);
}

// Puzzles without one of their clues: each must have several solutions.
bool is_minimal(const Board& puzzle, const SearchOptions& scalar) {
  std::vector<Board> without;
  for (const Cell c : Cell::all()) {
    if (!puzzle.has(c)) continue;
    without.push_back(puzzle);
    without.back().clear(c);
  }
  std::vector<SearchResult> results(without.size());
  search_batch(std::span<const Board>(without), 2, results, scalar);
  return std::all_of(results.begin(), results.end(),
                     [](const SearchResult& result) { return result.solutions == 2; });
}

bool check(const std::vector<std::optional<Made>>& puzzles) {
  const SearchOptions scalar = {Isa::kScalar};
  std::size_t wrong = 0;
  for (const auto& made : puzzles) {
    SearchResult result;
    search_batch(std::span(&made->puzzle, 1), 2, {&result, 1}, scalar);
    const bool right = result.unique() && result.first == made->solution;
    if (!right || !is_minimal(made->puzzle, scalar)) ++wrong;
  }
  std::printf("\n%zu minimal puzzles checked by the scalar engine: %zu wrong.\n", puzzles.size(),
              wrong);
  return wrong == 0;
}

struct Limits {
  std::size_t rounds;
  std::chrono::seconds each;
};

// Prints the median time of a demand, over seeds of its own.
void measure_demand(const std::string& what, const Demand& demand, const Limits& limits) {
  std::vector<double> seconds;
  std::atomic<std::uint64_t> tried{0};
  std::size_t missed = 0;
  for (std::size_t i = 0; i < limits.rounds; ++i) {
    std::optional<Made> made;
    const double start = processor_seconds();
    Generator(demand, 1000 + i).make(0, {&made, 1}, Stop::after(limits.each), &tried);
    seconds.push_back(processor_seconds() - start);
    missed += made ? 0 : 1;
  }
  std::sort(seconds.begin(), seconds.end());
  const bool found = 2 * missed < limits.rounds;
  std::printf("| %-44s | %9s | %9llu | %zu of %zu |\n", what.c_str(),
              found ? std::to_string(seconds[seconds.size() / 2]).c_str() : "-",
              static_cast<unsigned long long>(tried / limits.rounds), limits.rounds - missed,
              limits.rounds);
  std::fflush(stdout);
}

void measure_demands(const Limits& limits) {
  std::printf("\n| %-44s | %9s | %9s | found |\n|---|---:|---:|---:|\n", "asked for", "median s",
              "tried");
  for (int i = 0; i < 5; ++i) {
    Demand demand;
    demand.level = static_cast<Level>(i);
    measure_demand("level " + std::string(name_of(*demand.level)), demand, limits);
  }
  for (const Technique technique : policy_hodoku().order) {
    const TechniqueRow& row = row_of(technique);
    Demand demand;
    demand.required = {TechniqueSet{technique}};
    measure_demand(std::string(name_of(row.level)) + ": " + std::string(row.slug), demand, limits);
  }
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  auto number = [&](int place, long usual) {
    return argc > place ? std::strtol(argv[place], nullptr, 10) : usual;
  };
  std::vector<std::optional<nonet::Made>> puzzles(static_cast<std::size_t>(number(1, 1'000'000)));
  std::printf("Kernel %s\n", std::string(nonet::name_of(nonet::best_isa())).c_str());
  nonet::measure_rates(puzzles);
  const bool right = nonet::check(puzzles);
  nonet::measure_demands(
      {static_cast<std::size_t>(number(2, 10)), std::chrono::seconds(number(3, 60))});
  return right ? 0 : 1;
}
