// VariantDemand: what a puzzle with rules of its own is to be like. How hard it is, is told of up
// to nine by nine cells, by nonet's own scale (rate/way/way.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/generate/demand.h"
#include "nonet/rate/way/way.h"

#pragma GCC visibility push(default)
namespace nonet {

struct VariantDemand {
  // As people call them: "killer", "x", "jigsaw", "anti-knight"; see variant_words(). None: the
  // ordinary rules, in a grid of another size.
  std::vector<std::string> kinds;
  int size = 9;
  // How many rules lie on the grid: those of the whole grid don't count.
  std::optional<Span> rules;
  // Symmetry, clues, level, score and techniques, of nonet's own way. Its pattern, `practised` and
  // `er` are of ordinary puzzles. `minimal`: no given is needless, and no rule but for cages that
  // cover the grid and the last rule of each kind, as far as that is found out soon: beyond nine by
  // nine cells it may take long.
  Demand like;
  bool strictly_minimal = false;  // no cage either, and it is found out
};

// What puzzles can be made with: the slugs of kinds, and "jigsaw".
std::vector<std::string_view> variant_words();

// Why no puzzle can be so, where that is certain; or what of the demand means nothing.
std::optional<Error> find_impossible(const VariantDemand& demand);

// How far a rating is from what is wanted of it; 0: it is that.
int distance(const Demand& demand, const WayRating& rating);

}  // namespace nonet
#pragma GCC visibility pop
