// A drawn chain as JSON, and its judgement. Nodes and links stand in turn; `=` is a strong link,
// `-` a weak one; a group has several cells. A link at the end leads back to the first node, and so
// does a last node that is the first one again: a ring.
//
//   {"chain": ["r1c1=8", "=", "r1c3=8", "-", "r6c3,r6c1=8", ...], "claim": ["r1c1<>4"]}
//
//   {"format": "nonet-chain", "version": 1, "holds": false, "sentence": "Link 2, ... is not ...",
//    "links": [{"from": "r1c1=8", "to": "r1c3=8", "link": "strong", "holds": true, "by": "8r1",
//      "others": [], "sentence": "row 1 has no other place for 8"}, ...],
//    "bad_link": 1, "bad_node": 0, "bad_claim": "r1c1<>4",    each where there is such; from 0
//    "result": "r1c1 is 8, or r1c2 is 4", "place": [], "remove": ["r1c1<>4"], "truths": ["8r1"]}
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/result.h"
#include "nonet/explain/drawn_chain.h"

namespace nonet {

Result<DrawnChain> read_drawn_chain(std::string_view json, DigitNames names);
std::string judgement_to_json(const DrawnChain& chain, const ChainJudgement& judgement,
                              const Topology& topology);

}  // namespace nonet
