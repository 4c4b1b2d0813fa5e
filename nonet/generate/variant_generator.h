// VariantGenerator: puzzles with rules of their own to order, and ordinary ones of other sizes.
// Each is made from a seed and its number alone, so it is the same on however many threads.
//
//   auto generator = VariantGenerator::of(demand, seed);      an Error says what can't be
//   std::optional<MadeVariant> made = generator->make(0);     the first puzzle
//
// Drafts (variant_drafts.h) are made until one is what is wanted. Where it is to be hard, the
// nearest of some is carried on by its neighbours.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/stop.h"
#include "nonet/generate/variant_demand.h"

#pragma GCC visibility push(default)
namespace nonet {

struct VariantPlan;

struct MadeVariant {
  Puzzle puzzle;              // with its rules
  std::vector<int> solution;  // digits as written, row by row
  int givens = 0;
  int rules = 0;                    // that lie somewhere
  std::optional<WayRating> rating;  // where the demand needed it

  std::string solution_line() const;  // the digits from 10 on as A, B, C ...
};

// "no such puzzle was found in 1,600 drafts; try more givens or another kind beside these"
std::string not_found_sentence(const VariantDemand& demand, std::uint64_t drafts);

class VariantGenerator {
 public:
  static Result<VariantGenerator> of(const VariantDemand& demand, std::uint64_t seed);

  // The puzzle of this number; nothing if it was not found before the stop, or after very many
  // searches. Adds to `tried` how many drafts were looked at. May run in several threads at a time.
  std::optional<MadeVariant> make(std::uint64_t number, const Stop& stop = {},
                                  std::atomic<std::uint64_t>* tried = nullptr) const;
  // One of the searches 0, 1, 2, ... for it: what the first of them finds that finds something is
  // what make() gives.
  std::optional<MadeVariant> search(std::uint64_t number, std::uint64_t which,
                                    const Stop& stop = {},
                                    std::atomic<std::uint64_t>* tried = nullptr) const;
  // make() looks into so many: fewer where only numbers are asked for, since they are met soon or
  // never.
  std::uint64_t most_searches() const;

 private:
  VariantGenerator(std::shared_ptr<const VariantPlan> plan, std::uint64_t seed)
      : plan_(std::move(plan)), seed_(seed) {}

  std::shared_ptr<const VariantPlan> plan_;
  std::uint64_t seed_;
};

}  // namespace nonet
#pragma GCC visibility pop
