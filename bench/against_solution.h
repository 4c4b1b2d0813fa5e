// Whether what policy `all` strikes in the hardest puzzles is ever the solution's digit, what it
// places ever another, a step refused by the checker, or a contradiction left untold.
#pragma once

#include <cstddef>
#include <string>

namespace nonet {

// Takes `most` puzzles of the sets 6 and 5 in `folder`, behind the first `from`, and finds a path
// for each. Each portion of a hundred is told when it is done, with whatever was wrong. Returns
// whether nothing was.
bool print_against_solution(const std::string& folder, std::size_t most, std::size_t from);

}  // namespace nonet
