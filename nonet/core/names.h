// How people write the parts of the board: r3c5, row 3, column 5, box 2. Everything beyond single
// names (lists, sentences, pictures) belongs to text/.
#pragma once

#include <string>

#include "nonet/core/topology.h"

namespace nonet {

std::string name_of(Cell cell);                              // "r3c5"
std::string name_of(House house, const Topology& topology);  // "row 3", "column 5", "box 2"

}  // namespace nonet
