#include "nonet/generate/on_pattern.h"

#include <algorithm>

#include "nonet/generate/solutions.h"

namespace nonet {
namespace {

// More solutions are not counted: with so many every way is as good as another.
constexpr std::uint64_t kMostCounted = 2000;
// Begun with the best of so many.
constexpr std::size_t kBeginnings = 32;
// How many steps may go by without coming down.
constexpr int kPatience = 12;

class Mending {
 public:
  Mending(const CellSet& pattern, Random& random, const SearchOptions& options)
      : pattern_(pattern), random_(random), options_(options) {}

  void begin() {
    tried_.clear();
    for (std::size_t i = 0; i < kBeginnings; ++i) {
      const Board solution = random_solution(random_);
      Board puzzle;
      for (const Cell c : pattern_) puzzle.set(c, *solution.at(c));
      tried_.push_back(puzzle);
    }
    solutions_ = kMostCounted;
    step();
  }

  bool done() const { return solutions_ == 1; }
  // To the best puzzle that differs in one cell; false if it is no better.
  bool go_on() {
    const std::uint64_t before = solutions_;
    tried_.clear();
    for (const Cell c : pattern_) {
      for (const Digit d : Digit::all()) {
        if (puzzle_.number_at(c) == d.number()) continue;
        tried_.push_back(puzzle_);
        tried_.back().set(c, d);
      }
    }
    step();
    return solutions_ < before;
  }

  OnPattern result() const { return {puzzle_, solution_}; }

 private:
  // To one of the best of those tried, each equally likely.
  void step() {
    results_.resize(tried_.size());
    search_batch(std::span<const Board>(tried_), kMostCounted, results_, options_);
    std::uint64_t fewest = kMostCounted;
    for (const SearchResult& result : results_) {
      if (result.solutions > 0) fewest = std::min(fewest, result.solutions);
    }
    std::uint32_t met = 0;
    for (std::size_t i = 0; i < tried_.size(); ++i) {
      if (results_[i].solutions != fewest || random_.below(++met) != 0) continue;
      puzzle_ = tried_[i];
      solution_ = results_[i].first;
    }
    solutions_ = fewest;
  }

  const CellSet& pattern_;
  Random& random_;
  const SearchOptions& options_;
  std::vector<Board> tried_;
  std::vector<SearchResult> results_;
  Board puzzle_, solution_;
  std::uint64_t solutions_ = kMostCounted;
};

}  // namespace

std::optional<OnPattern> puzzle_on(const CellSet& pattern, Random& random,
                                   const SearchOptions& options, const Stop& stop) {
  Mending mending(pattern, random, options);
  mending.begin();
  for (int waited = 0; !mending.done(); waited = mending.go_on() ? 0 : waited + 1) {
    if (waited > kPatience || stop.requested_now()) return std::nullopt;
  }
  return mending.result();
}

}  // namespace nonet
