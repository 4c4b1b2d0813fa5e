// Why two rules leave together what they leave: what each would have to hold beside a candidate.
//
//   If r4c4 were 5, r8c6 would have to be 4 by the thermometer from r8c3, and 5 to 8 by the white
//   dot between r8c6 and r9c6.
#pragma once

#include <map>
#include <optional>

#include "nonet/core/grid.h"
#include "nonet/rules/fillings.h"
#include "nonet/text/rule_reason.h"

namespace nonet {

class PairReasons {
 public:
  // The units and the grid must outlive it.
  PairReasons(const RuleUnit& one, const RuleUnit& other, const Grid& grid)
      : units_{&one, &other}, grid_(grid) {}

  // Nothing where it takes more than a sentence.
  std::optional<Reason> of(Candidate x);

 private:
  using Left = std::map<Cell, DigitSet>;

  std::string name_of_unit(int which) const;
  // What a rule alone leaves its cells; nothing where too much would have to be looked at. No cell
  // at all: the rule has no filling.
  std::optional<Left> left_by(int which, const Grid& with);
  std::optional<Reason> one_by_one(const Grid& with) const;

  const RuleUnit* units_[2];
  const Grid& grid_;
  FillingFinder finder_;
};

}  // namespace nonet
