// Generator: puzzles to order. Each is made from a seed and its number alone, so it is the same
// whoever makes it, on how many threads, with which instructions, and whatever was made before.
//
//   Generator generator(demand, seed);
//   std::vector<std::optional<Made>> made(100);
//   generator.make(0, made);           puzzles 0 to 99
//
// Without a demand on how hard it is, a puzzle is a random solution (solutions.h) whose clues are
// tried in random order (removal.h), for many puzzles at a time. With one, puzzles made so are
// rated; if none of a hundred is what is wanted, the nearest is carried on: a few clues are added,
// clues removed again in another order, and the nearest of these neighbours is next. To techniques
// that are hardly ever taken there are trails (trail.h). What is to be practised and not found so
// is looked for among the kin of its example (kin.h), every other time.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>

#include "nonet/core/stop.h"
#include "nonet/generate/demand.h"
#include "nonet/search/search.h"

#pragma GCC visibility push(default)
namespace nonet {

class Trail;

struct Made {
  Board puzzle;
  Board solution;
  // Where the demand needed them.
  std::optional<HodokuRating> rating;
  std::optional<SeRating> se;
};

// Which puzzles of a seed: every so many, from the first of them on.
struct MadeNumbers {
  MadeNumbers(std::uint64_t from, std::uint64_t step = 1)  // NOLINT: one number is the first
      : first(from), every(step) {}
  std::uint64_t at(std::size_t i) const { return first + i * every; }

  std::uint64_t first;
  std::uint64_t every;
};

class Generator {
 public:
  // The demand must be one that find_impossible() lets pass.
  Generator(Demand demand, std::uint64_t seed, const SearchOptions& options = {});

  // The puzzles of these numbers; nothing in the place of one that was not found before the stop.
  // Adds to `tried` how many puzzles were looked at. May run in several threads at a time.
  void make(MadeNumbers numbers, std::span<std::optional<Made>> made, const Stop& stop = {},
            std::atomic<std::uint64_t>* tried = nullptr) const;

  // One of the searches 0, 1, 2, ... for the puzzle of this number: what the first of them finds
  // that finds something is what make() gives. Each is short, so that several threads can share
  // the search for one puzzle.
  std::optional<Made> search(std::uint64_t number, std::uint64_t which, const Stop& stop = {},
                             std::atomic<std::uint64_t>* tried = nullptr) const;

 private:
  Demand demand_;
  std::uint64_t seed_;
  SearchOptions options_;
  HodokuRater hints_;
  std::shared_ptr<const Trail> trail_;  // where what is wanted is rare
};

// HoDoKu's rating of a puzzle whose only solution is known.
HodokuRating rate_made(const Made& made);

}  // namespace nonet
#pragma GCC visibility pop
