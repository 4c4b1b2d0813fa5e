// One reason why a candidate goes by rules, and its words: what would have to stand where it stood.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/rules/rulebook.h"

namespace nonet {

// What a cell would have to hold, by the rule and the candidates that are left; and where that is
// nothing, what by the rule alone.
struct Need {
  Cell cell;
  DigitSet digits, wanted;
  std::optional<Candidate> against{};  // whose digit it would have to be as well, though they see
                                       // each other
};

// Why a candidate goes: what would have to stand next to it, and further on until nothing fits; or
// cells that would have to share too few digits; or a sum that does not come out.
struct Reason {
  std::vector<Need> needs;
  bool shares = false;      // too few digits for cells that see each other; otherwise the last one
                            // of the needs has none
  std::vector<Cell> among;  // or: no filling of these together
  std::string phrase;       // or: these words, of what the others would have to come to say
  int lacks = 0;            // of a sum: how far off it is
  bool too_little = false;  // and in which way

  // Alike but for where it is.
  bool is_like(const Reason& other) const;
};

// Whether two reasons that are alike name other cells.
bool lie_apart(const Reason& a, const Reason& b);

// The fewest cells that see each other and have fewer digits than there are of them. Nothing where
// there are too many cells to try.
std::optional<Reason> too_few_to_share(const std::vector<Need>& left, const Topology& topology);

// What the cells of a rule can hold together, "1+5+9" of a sum and "1 5 9" of others, of those that
// are among these; nothing where that is not a few.
std::optional<std::vector<std::string>> digits_held(const RuleUnit& unit, const Grid& grid,
                                                    const CellSet& among);

// "r1c2 and r1c4 would both have to be 9, and they see each other".
std::string words_of(const Reason& reason, const Topology& topology);

}  // namespace nonet
