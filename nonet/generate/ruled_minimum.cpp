#include "nonet/generate/ruled_minimum.h"

#include <numeric>

#include "nonet/generate/ruled_sketch.h"
#include "nonet/rules/count.h"

namespace nonet {
namespace {

// Some seconds.
constexpr std::uint64_t kMostGuesses = 200'000;

}  // namespace

Result<RuledMinimum> ruled_minimum(const Variant& variant, TakenFrom from, Random* random,
                                   const Stop& stop) {
  Result<Scheme> scheme = compile(variant);
  if (!scheme) return scheme.error();
  const VariantCount count = count_solutions(*scheme, 2, stop.bounded(kMostGuesses));
  if (count.solutions > 1) return Error{"it has several solutions; a rule is probably missing"};
  if (!count.complete) return Error{"it was not found out whether it has one solution"};
  if (count.solutions == 0) return Error{"it has no solution"};
  RuledSketch sketch;
  sketch.grid = variant;
  sketch.grid.clues.clear();
  sketch.grid.givens.assign(static_cast<std::size_t>(variant.cells()), std::nullopt);
  sketch.solution = count.first;
  sketch.rules = variant.clues;
  for (const std::optional<int>& given : variant.givens) sketch.given.push_back(given.has_value());
  sketch.given.resize(sketch.solution.size());
  Thinning thinning;
  thinning.most_guesses = kMostGuesses;
  if (from != TakenFrom::kRules) {
    for (std::size_t i = 0; i < sketch.solution.size(); ++i) {
      thinning.cells.push_back({static_cast<Spot>(i)});
    }
  }
  if (from != TakenFrom::kGivens) {
    thinning.rules.resize(sketch.rules.size());
    std::iota(thinning.rules.begin(), thinning.rules.end(), std::size_t{0});
  }
  if (random != nullptr) {
    random->shuffle(thinning.cells);
    random->shuffle(thinning.rules);
  }
  const bool decided = thin(sketch, thinning, stop);
  return RuledMinimum{sketch.puzzle(), decided};
}

}  // namespace nonet
