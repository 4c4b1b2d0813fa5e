#include "made_checks.h"

#include <algorithm>
#include <ctime>

#include "support/sat.h"

namespace nonet::bench {
namespace {

// Made at a time: a million at once would fill the memory.
constexpr std::size_t kPortion = 10'000;
constexpr std::size_t kEachBySat = 100;
constexpr SearchOptions kScalar = {Isa::kScalar};

// Without any one of its clues it has several solutions.
bool is_minimal(const Board& puzzle, const CellSet& clues) {
  std::vector<Board> without;
  for (const Cell c : clues) {
    without.push_back(puzzle);
    without.back().clear(c);
  }
  std::vector<SearchResult> results(without.size());
  search_batch(std::span<const Board>(without), 2, results, kScalar);
  return std::all_of(results.begin(), results.end(),
                     [](const SearchResult& result) { return result.solutions == 2; });
}

bool is_right(const Demand& demand, const Made& made) {
  SearchResult result;
  search_batch(std::span(&made.puzzle, 1), 2, {&result, 1}, kScalar);
  if (!result.unique() || result.first != made.solution) return false;
  CellSet clues;
  for (const Cell c : Cell::all()) {
    if (made.puzzle.has(c)) clues.insert(c);
  }
  if (!is_symmetric(clues, demand.symmetry)) return false;
  return !demand.minimal || is_minimal(made.puzzle, clues);
}

}  // namespace

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Checked& Checked::operator+=(const Checked& other) {
  puzzles += other.puzzles;
  by_sat += other.by_sat;
  wrong += other.wrong;
  seconds += other.seconds;
  return *this;
}

Checked make_and_check(const Demand& demand, std::size_t count) {
  const Generator generator(demand, 1);
  Checked checked;
  std::vector<std::optional<Made>> made;
  while (checked.puzzles < count) {
    made.assign(std::min(kPortion, count - checked.puzzles), std::nullopt);
    const double start = processor_seconds();
    generator.make(checked.puzzles, made);
    checked.seconds += processor_seconds() - start;
    for (const auto& one : made) {
      bool right = one && is_right(demand, *one);
      if (checked.puzzles++ % kEachBySat == 0) {
        ++checked.by_sat;
        right = right && test::count_by_sat(*Grid::from(one->puzzle), 2) == 1;
      }
      checked.wrong += right ? 0 : 1;
    }
  }
  return checked;
}

}  // namespace nonet::bench
