// A puzzle with rules as a question for a SAT solver: an answer that shares neither code nor idea
// with the search of nonet/rules, but only what the rules mean.
#pragma once

#include <vector>

#include "nonet/rules/scheme.h"

namespace nonet::test {

// The number of solutions, at most `limit`, found by CaDiCaL: a variable for each digit in each
// cell, clauses for cells that may not be equal and for pairs, and each automaton written out layer
// by layer, with a variable for each state that can be reached.
int count_by_sat(const Scheme& scheme, int limit, std::vector<int>* first = nullptr);

}  // namespace nonet::test
