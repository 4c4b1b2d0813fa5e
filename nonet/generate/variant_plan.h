// VariantPlan: a VariantDemand as the generator works with it: which kinds are meant, and what is
// usual where nothing was said.
#pragma once

#include <vector>

#include "nonet/generate/variant_demand.h"
#include "nonet/rules/variant.h"

namespace nonet {

struct VariantPlan {
  VariantDemand demand;
  bool jigsaw = false;
  std::vector<Kind> of_grid;  // rules of the whole grid
  std::vector<Kind> placed;   // kinds of rules that lie somewhere
  bool covers = false;        // cages cover the grid
  Span clues;
  bool by_rules = false;  // few givens or none: rules must settle the rest

  // The grid, its rules of the whole grid, nothing given; of a jigsaw without regions.
  Variant grid() const;
};

// An Error names what means nothing, or why no puzzle can be so.
Result<VariantPlan> plan_of(const VariantDemand& demand);

}  // namespace nonet
