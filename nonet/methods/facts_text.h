// Facts in words, one line a fact:
//
//   assert: grid=1, value=4, cell=(Row:1, Column:5, Block:2), reason=initial state
//   reject: grid=1, value=4, cell=(Row:1, Column:1, Block:1), reason=Direct Exclusion by (Row:1,
//   ...
//
// Rows, columns and blocks count from 1, blocks from left to right and top to bottom.
#pragma once

#include <string>

#include "nonet/methods/facts.h"

#pragma GCC visibility push(default)
namespace nonet::facts {

std::string line_of(const Fact& fact, const Topology& topology = Topology::classic());
// "no value is left for (Row:3, Column:5, Block:2)"
std::string text_of(const Contradiction& contradiction,
                    const Topology& topology = Topology::classic());
// "(Row:3, Column:5, Block:2)"
std::string cell_text(Cell cell, const Topology& topology = Topology::classic());

}  // namespace nonet::facts
#pragma GCC visibility pop
