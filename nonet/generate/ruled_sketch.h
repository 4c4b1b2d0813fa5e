// RuledSketch: a puzzle with rules on its way: its solution, rules that are true of it, and which
// cells are given. And how it is thinned: givens and rules are taken away, in any order, as long as
// the solution stays the only one.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/generate/clue_symmetry.h"
#include "nonet/generate/random.h"
#include "nonet/generate/ruled_questions.h"
#include "nonet/rules/variant.h"

namespace nonet {

struct RuledSketch {
  Variant grid;               // with the rules that stay as they are, nothing given
  std::vector<int> solution;  // digits as written
  std::vector<Clue> rules;    // that may go
  std::vector<bool> given;

  int givens() const;
  Variant puzzle() const;
};

struct Thinning {
  // What of the cells goes or stays as one, in the order in which they are tried.
  std::vector<std::vector<Spot>> cells;
  std::vector<std::size_t> rules;  // which are tried, in this order
  int fewest_givens = 0;
  int fewest_rules = 0;
  bool rules_first = false;
  bool one_of_each_kind = false;        // the last rule of a kind stays
  std::uint64_t most_guesses = 20'000;  // for a question
};

// False: of some it was not found out whether they are needed, and they are left.
bool thin(RuledSketch& sketch, const Thinning& thinning, const Stop& stop = {});

// Everything, in any order.
Thinning thinning_by_chance(const RuledSketch& sketch, ClueSymmetry symmetry, Random& random);

}  // namespace nonet
