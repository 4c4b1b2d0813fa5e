// Lemmas: a supposition refuted in several goes. Under it each candidate is supposed in turn, and
// what fails by singles is false as long as the supposition stands; with that struck, more may
// follow or fail, until a truth has no candidate left.
//
//   suppose x                     level 0
//     suppose y ... conflict      level 1
//   so y is false, then ...       level 0
//     suppose z ... conflict      level 1
//   so z is false, conflict       level 0: x is false
//
// One level of such lemmas refutes the false candidates of almost every known puzzle, and each of
// them is short.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nonet/logic/refutation.h"

namespace nonet {

// The candidates that fail under x, in the order in which they were found, if x fails by them.
// Some may turn out to be needless.
std::optional<std::vector<Candidate>> lemmas_against(const Supposition& before, Candidate x,
                                                     const Reach& reach);

// How x fails by these lemmas, told with those alone that it rests on.
Refutation refute_by_lemmas(const Supposition& before, Candidate x,
                            std::span<const Candidate> lemmas);

}  // namespace nonet
