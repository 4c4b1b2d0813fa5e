// What a step cites of a puzzle's rules, as the checker uses it: cells in order and an automaton,
// taken from what the clues mean (rules/scheme.h) and from nothing that search or finders make of
// it. Sums are added up here. Of a choice of rules a candidate is false if each of its lists
// strikes it, rule by rule until nothing more goes; a list that leaves a rule no filling is out.
//
// A filling gives each of the cells a candidate that is left, equal digits never to cells that see
// each other, and the automaton accepts it. A candidate that is in no filling is false as long as
// the rule holds; and so is one that sees all places of a digit that each filling has.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/core/step.h"
#include "nonet/core/topology.h"
#include "nonet/rules/automaton.h"

namespace nonet {

struct RulePremise {
  // Of a rule that is a sum, which says the same as its automaton: states from which the total is
  // out of reach need not be looked at.
  struct Sum {
    std::vector<std::int64_t> weights;
    std::int64_t total = 0;  // as a state
  };

  std::vector<Cell> cells;
  std::shared_ptr<const Automaton> meaning;
  std::optional<Sum> sum;
  // Of a list of rules of which one holds: who must differ from a cell by that list, cell by cell.
  std::shared_ptr<const std::vector<CellSet>> apart = nullptr;
  // Of such a choice: what each list says. It has no automaton of its own then.
  std::vector<std::vector<RulePremise>> branches{};
};

// All that these uses say; nothing if one of them names a rule or a house that the game has not, or
// adds up what is no sum.
std::optional<std::vector<RulePremise>> premises_of(const std::vector<RuleUse>& uses,
                                                    const Grid& grid);

enum class Narrowing : std::uint8_t { kNothing, kStruck, kNoFilling, kGaveUp };

// Strikes what rules have no filling for, and remembers what it found for as long as a step is
// checked: from choice to choice most rules are asked the same again. The premises outlive it.
class Narrower {
 public:
  explicit Narrower(const Topology& topology) : topology_(topology) {}

  // Strikes the candidates that no filling has. `work` counts the nodes that were looked at, `most`
  // is where it gives up.
  Narrowing narrow(const RulePremise& premise, CandidateSet& left, std::uint64_t& work,
                   std::uint64_t most);

 private:
  // A premise, and what its cells may hold, position by position.
  using Question = std::pair<const RulePremise*, std::vector<unsigned>>;
  struct Answer {
    bool possible = false;            // there is a filling; of a sum without cells an empty one
    std::vector<DigitSet> supported;  // what some filling has there
    DigitSet common;                  // what each filling has somewhere
  };

  // Nothing: it gave up.
  std::optional<Answer> ask(const RulePremise& premise, const CandidateSet& left,
                            std::uint64_t& work, std::uint64_t most) const;
  bool strike_around(const RulePremise& premise, DigitSet common, CandidateSet& left) const;
  Narrowing by_all(const std::vector<RulePremise>& premises, CandidateSet& left,
                   std::uint64_t& work, std::uint64_t most);
  Narrowing by_choice(const RulePremise& choice, CandidateSet& left, std::uint64_t& work,
                      std::uint64_t most);

  const Topology& topology_;
  std::map<Question, Answer> known_;
};

}  // namespace nonet
