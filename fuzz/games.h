// Games made from bytes, so that nearly every input reaches what is to be tested. Text is read as a
// puzzle; bytes that begin with a control character choose one of the states that show a technique,
// and say what was done to it:
//
//   2 bytes   which state
//   1         givens are taken away or turned into candidates, or the player's work is undone, or
//             nothing
//   3 each    a cell, a digit, and whether what is done with it agrees with the solution
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/bytes.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/logic/each_hit.h"
#include "nonet/logic/example.h"
#include "nonet/search/search.h"
#include "nonet/solve/ground.h"

namespace nonet::fuzz {

// The examples of all techniques, deadly patterns among them: half solved, digits placed and
// candidates struck, each with one solution.
inline const std::vector<Puzzle>& games() {
  static const std::vector<Puzzle> all = [] {
    std::vector<Puzzle> made;
    for (Technique t : all_techniques()) {
      const TechniqueExample example = example_of(t);
      auto puzzle = read_puzzle(std::string(example.cells) + ":" + std::string(example.deleted));
      if (puzzle.ok()) made.push_back(*puzzle);
    }
    return made;
  }();
  return all;
}

// The puzzle as candidates alone.
inline Puzzle as_candidates(const Puzzle& puzzle) {
  Puzzle bare;
  const auto grid = Grid::from(puzzle);
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all() - grid->candidates(c)) bare.removed.push_back({c, d});
  }
  return bare;
}

inline Puzzle changed(Puzzle puzzle, Bytes& bytes) {
  const Board solution = search(*Grid::from(puzzle), 1).first;
  switch (bytes.below(8)) {
    case 0:
      puzzle = as_candidates(puzzle);
      break;
    case 1:  // several solutions, as often as not
      for (int n = bytes.below(6); n >= 0; --n) puzzle.givens.clear(Cell(bytes.below(81)));
      break;
    case 2:  // from the beginning
      puzzle.placed = Board();
      puzzle.removed.clear();
      break;
    default:
      break;
  }
  while (!bytes.empty()) {
    const Cell c(bytes.below(81));
    const Digit d(bytes.below(9));
    const bool right = bytes.below(64) != 0;
    if (puzzle.givens.has(c) || puzzle.placed.has(c)) continue;
    if ((solution.at(c) == d) == right) {
      puzzle.placed.set(c, d);
    } else {
      puzzle.removed.push_back({c, d});
    }
  }
  return puzzle;
}

// Nothing where the bytes are no puzzle that a game could begin with.
inline std::optional<Puzzle> puzzle_from(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return std::nullopt;
  if (data[0] >= ' ') {
    auto read = read_puzzle({reinterpret_cast<const char*>(data), size});
    return read.ok() && Grid::from(*read).ok() ? std::optional(*read) : std::nullopt;
  }
  Bytes bytes(data, size);
  const int game = bytes.below(32) * 8 + bytes.below(8);
  Puzzle puzzle = changed(games()[static_cast<std::size_t>(game) % games().size()], bytes);
  return Grid::from(puzzle).ok() ? std::optional(puzzle) : std::nullopt;
}

// How long a call may look: by what it does, and not by the clock, so that an input takes its time
// on any machine and does the same on all of them. A few milliseconds of a finder.
inline constexpr std::uint64_t kMostAsks = 200;

// Some steps that finders tell, neither proved nor guarded. All finders would take too long for one
// input: the bytes choose a few, and other bytes others.
inline std::vector<Step> some_steps(const Grid& grid, const Policy& policy,
                                    const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kTechniques = 8;
  constexpr int kMostOfEach = 10;
  std::size_t chosen = size;
  for (std::size_t i = 0; i < size; ++i) chosen = chosen * 31 + data[i];
  std::vector<Step> steps;
  for (std::size_t i = 0; i < kTechniques; ++i) {
    const Technique technique = policy.order[(chosen + 13 * i) % policy.order.size()];
    const Stop stop = Stop::after_asks(kMostAsks);
    Ask ask{{technique}, policy.options};
    ask.stop = &stop;
    int left = kMostOfEach;
    finder_of(technique)(grid, ask, [&](const Hit& hit) {
      steps.push_back(hit.told(grid));
      return --left == 0;
    });
  }
  return steps;
}

// Trials are as good as a search, and as slow: only where little is left to be tried.
inline Policy policy_for(const Grid& grid) {
  Policy policy = policy_all();
  policy.options.nets.most_splits = 0;
  if (grid.open().size() > 20) std::erase(policy.order, Technique::kTrial);
  return ground_of(grid).one_solution() ? policy : without_uniqueness(policy);
}

// Whether a step says of a solution what is true.
inline bool agrees(const Step& step, const Board& solution) {
  for (Candidate x : step.placements) {
    if (solution.at(x.cell) != x.digit) return false;
  }
  for (Candidate x : step.removals) {
    if (solution.at(x.cell) == x.digit) return false;
  }
  return true;
}

}  // namespace nonet::fuzz
