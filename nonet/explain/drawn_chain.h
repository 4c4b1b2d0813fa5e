// A chain that a player has drawn, judged. It is a row of candidates (or groups: a digit in several
// cells) with a link between each and the next, strong where one of the two is true, weak where not
// both are:
//
//   r1c1=8  =  r1c3=8  -  r6c3=8  =  r6c2=8  -  r6c2=4  =  r1c2=4      claimed: r1c1<>4
//
// A ring has a link from the last to the first too. The judgement goes link by link and says by
// what each holds, or why not, with the candidates that are in the way; then whether links take
// turns as they must; then what follows; and last whether what was claimed follows. That is for the
// checker alone (proof/) to say: the truths of the strong links are its certificate.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

struct DrawnChain {
  std::vector<Node> nodes;   // each one digit in some cells
  std::vector<bool> strong;  // strong[i] from node i to the next; in a ring as many as nodes
  bool ring = false;
  std::vector<Candidate> removals, placements;  // what is claimed; nothing: what follows is asked
};

struct LinkJudgement {
  bool holds = false;
  std::vector<Truth> by;  // of a strong one that holds: the cells of an almost locked set, or
                          // one truth
  std::vector<Candidate> others;  // in the way of a strong one: third places, third candidates
  std::string sentence;           // "row 3 has a third place for 5: r3c9"
};

struct ChainJudgement {
  bool holds = false;           // every link, and every claim
  std::optional<int> bad_node;  // the first that is no candidate, or where links don't take turns
  std::optional<int> bad_link;  // the first that does not hold
  std::optional<Candidate> bad_claim;
  std::vector<LinkJudgement> links;  // none where a node is no candidate
  std::string result;                // "r1c1 is 8, or r1c2 is 4"; "" where nothing is known
  // What the chain proves; of one with a link that does not hold, what it would prove with it.
  std::vector<Candidate> removals, placements;
  std::vector<Truth> truths;  // of its strong links
  std::string sentence;       // all of it, for the player
};

ChainJudgement judged(const DrawnChain& chain, const Grid& grid);

}  // namespace nonet
