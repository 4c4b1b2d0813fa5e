// Answers: what `nonet solve` says of a batch of puzzles. Puzzles of givens alone go through the
// search together, which is where its speed is; whatever needs words is told one by one.
#pragma once

#include <optional>

#include "cli/app/layout_option.h"
#include "cli/stream/puzzle_batches.h"
#include "cli/stream/stream.h"
#include "nonet/search/search.h"

namespace nonet::cli {

// What is wanted of each puzzle.
struct Wishes {
  enum class Telling { kNothing, kFacts, kSets };

  Layout layout{};
  bool beside_puzzle = false;  // each solution behind its puzzle and a comma
  bool json = false;           // an object a line, with both and what is wrong
  Telling telling = Telling::kNothing;
  bool logic_only = false;
  SearchOptions search;
  std::optional<std::uint64_t> count_limit;      // write the number of solutions
  std::optional<std::uint64_t> enumerate_limit;  // write every solution
  std::optional<double> seconds;                 // for a puzzle with rules of its own
  bool screen = false;  // a person looks: such a puzzle is drawn, with its boxes, cages and rules

  // How many puzzles are worth one hand over between threads, and are answered together: fewer
  // where one of them may take long.
  std::size_t batch_size() const;
};

// The exit code of the tally is kExitDone if the batch's last puzzle is solved, else kExitNo.
Tally answer(const PuzzleBatch& batch, const Wishes& wishes, Transcript& say);

}  // namespace nonet::cli
