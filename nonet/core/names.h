// How people write the parts of the board: r3c5, row 3, column 5, box 2. Everything beyond single
// names (lists, sentences, pictures) belongs to text/.
#pragma once

#include <string>

#include "nonet/core/candidate.h"
#include "nonet/core/topology.h"

#pragma GCC visibility push(default)
namespace nonet {

std::string name_of(Cell cell);                              // "r3c5"
std::string name_of(Digit digit, DigitNames names);          // "7"
std::string name_of(House house, const Topology& topology);  // "row 3", "column 5", "box 2"

// What a truth without candidates means: "r3c5 has no candidate left", "row 3 has no place left for
// 7".
std::string nothing_left(Truth truth, const Topology& topology);

}  // namespace nonet
#pragma GCC visibility pop
