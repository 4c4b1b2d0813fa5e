// The JSON of a verdict of the checker: on a path, or on one step and what it rests on.
//
//   {"format": "nonet-proof", "version": 1, "holds": true, "verdict": "proved", "steps": 1,
//   "checked": 1,
//    "sentence": "Proved: ...", "fault": "step 3: ...", "line": 12,     the last two if it does not
//    "solved": false, "assumes_unique": false,
//    "place": [...], "remove": [...], "truths": ["r1c1", "5r3"], "deadly": [["r1c1", "25"]]}
//
// The last line is that of a step alone.
#pragma once

#include <string>

#include "nonet/explain/path_check.h"

namespace nonet {

std::string proof_to_json(const PathCheck& check, const ClaimedStep* step = nullptr);

}  // namespace nonet
