// Findings of sets.h in words, one line a finding:
//
//   Candidate Line: Box 0, Row 2, Values {9}
//   Naked 3-Tuple: Row 4, Cells {3, 4, 5}, Values {1, 5, 8}
//   Single Position (Row): (3, 5), Val 9
//   Performing Nisho: (0, 2), Depth 2, Possible {1, 5}, Chosen 1
//
// Unlike everywhere else in nonet, rows, columns, boxes and cells count from 0 here; the cells of a
// tuple are positions in its group. Values are the digits themselves, in ascending order.
#pragma once

#include <string>

#include "nonet/methods/sets.h"

#pragma GCC visibility push(default)
namespace nonet::sets {

std::string line_of(const Finding& finding, const Topology& topology = Topology::classic());
// "No possibilities left for (0, 8)."
std::string text_of(const DeadEnd& dead_end);

}  // namespace nonet::sets
#pragma GCC visibility pop
