// The JSON of a step and of the state it belongs to: what paths, hints and lists of steps have in
// common. A step reads
//
//   {"technique": "naked-pair", "name": "Naked Pair", "family": "Subsets",
//    "place": ["r1c1=5"], "remove": ["r1c2<>5"],
//    "truths": ["r1c1", "5r3"], "deadly": [["r1c1", "25"]], "assumes_unique": false,
//    "marks": [["pattern", "r1c1=5"]], "houses": [["base", "r3"]],
//    "inferences": [...], "reasoning": ["..."],
//    "notation": "...", "sentence": "...", "proved": true}
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// `indent` stands before each of its lines.
std::string step_to_json(const Step& step, const Grid& before, std::string_view indent);

// "puzzle": "81 characters", "placed": "81 characters", "removed": ["r1c1<>5"]: members of an
// object, the last two only where there is something placed or removed.
std::string state_to_json(const Puzzle& state);
// The 81 characters, in quotes.
std::string board_to_json(const Board& board);

// "r3", "b5".
std::string house_text(House house, const Topology& topology);

}  // namespace nonet
