// Clauses: what candidates that go are told as, in sentences and in lines of reasoning.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/core/topology.h"

namespace nonet {

// What is not so, a clause for the digits that go from the same cells: "r1c2 and r3c2 are not 5".
// The cells are listed in this order, if one is given; it has all of them then.
std::vector<std::string> clauses_of(const CandidateSet& gone, DigitNames names,
                                    const std::vector<Cell>& order = {});
// "r1c1 is 5, and r1c2 is not 7"; of three and more with semicolons.
std::string joined_clauses(const std::vector<std::string>& clauses);

// Of words that begin a sentence of their own: "Row 1 adds up to 45".
std::string capitalized(std::string text);

}  // namespace nonet
