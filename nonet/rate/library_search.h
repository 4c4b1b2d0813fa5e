// The steps that HoDoKu's tester looks at: as finders tell them, neither proved nor guarded, and so
// not for showing.
#pragma once

#include <vector>

#include "nonet/core/step.h"
#include "nonet/io/library.h"

namespace nonet {

// What is searched for a line, in HoDoKu's order. An Error if nonet does not have the technique, or
// the board has a digit twice in a house.
Result<std::vector<Step>> library_search(const LibraryLine& line);

}  // namespace nonet
