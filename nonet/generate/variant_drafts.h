// Drafts: puzzles with rules, made by chance from a plan. First there is a solution; then rules
// that are true of it; then the givens.
//
//   with givens       all cells are given, and givens and rules are taken away as long as the
//                     solution stays the only one (ruled_sketch.h)
//   by rules alone    as long as there is another solution, a rule is added that is false of it;
//                     then needless ones are taken away
//   cages that cover  as long as there is another solution, the cages where it differs are laid
//   the grid          anew, smaller, until it is false of them; then some join a neighbour
//
// A neighbour of a draft has the same solution: something is added or laid anew, and it is thinned
// in another order.
#pragma once

#include <optional>

#include "nonet/core/stop.h"
#include "nonet/generate/proposals.h"
#include "nonet/generate/ruled_sketch.h"
#include "nonet/generate/variant_plan.h"

namespace nonet {

struct Draft {
  RuledSketch sketch;
  bool decided = true;  // nothing is needless that is not said to be; see Thinning
};

class Drafts {
 public:
  explicit Drafts(const VariantPlan& plan) : plan_(plan) {}

  // Nothing if chance was not kind.
  std::optional<Draft> fresh(Random& random, const Stop& stop) const;
  enum class Lean : std::uint8_t { kEasier, kHarder };
  std::optional<Draft> neighbour(const Draft& draft, Lean lean, Random& random,
                                 const Stop& stop) const;

  // How far it is from the number of rules and givens that are wanted, and from being minimal.
  int wrong_in_shape(const Draft& draft, const Stop& stop) const;

 private:
  bool solve_grid(RuledSketch& sketch, Random& random, const Stop& stop) const;
  void place_rules(RuledSketch& sketch, Proposer& proposer, Random& random) const;
  void give_some(RuledSketch& sketch, Random& random) const;
  bool settle(RuledSketch& sketch, Proposer& proposer, Random& random, const Stop& stop) const;
  bool add_against(RuledSketch& sketch, Proposer& proposer, const std::vector<int>& other,
                   Random& random) const;
  bool lay_anew(RuledSketch& sketch, Proposer& proposer, const std::vector<int>& other,
                Random& random) const;
  void dissolve(RuledSketch& sketch, const std::vector<bool>& cells) const;
  void relay(RuledSketch& sketch, Proposer& proposer, Random& random) const;
  void join_cages(RuledSketch& sketch, std::uint32_t joins, Random& random, const Stop& stop) const;
  bool thin_out(Draft& draft, Random& random, const Stop& stop) const;

  const VariantPlan& plan_;
};

}  // namespace nonet
