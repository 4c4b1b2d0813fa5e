// Another step than the first: one about a cell, one that says why a cell is not a digit, one that
// does what a player has done, or one after those that are skipped; and what to say where there is
// none.
//
// "Why is r3c5 not 7?" is answered by whatever settles it: a step that takes the candidate away,
// one that sets the cell to another digit, or one that sets a 7 in sight of it. Where none of those
// can be done yet, the rest of the path shows when one can.
//
// "Which technique was that?" is answered by a step that does just what was done, or that and more,
// or that leaves a cell only the digit that was set. A digit that would have struck the same
// candidate is no answer: nobody has set it.
#pragma once

#include <optional>
#include <string>

#include "nonet/explain/hint.h"

namespace nonet {

// The first step, in the order of the policy, that is as wanted.
std::optional<Step> wanted_step(const Grid& grid, const Policy& policy, const WhichStep& which,
                                const Stop& stop);

// What a look at the board answers to "why not?"; "" where a step is to be looked for.
std::string plain_answer(const Grid& grid, Candidate why_not);

// Digits that can be placed now, one after the other, and leave no room for it: "First place r3c1=3
// and r4c2=3, which can be done now. Then 5 is gone from r5c1."; "" where it is not that.
std::string settled_by_singles(const Grid& grid, Candidate why_not);

// What the solution says against what was done; "" where a step may lead to it.
std::string wrong_deed(const Board& solution, const Deed& did, DigitNames names);

// That no step is as wanted, and when one against the candidate comes.
std::string none_wanted(const Grid& grid, const Policy& policy, const WhichStep& which,
                        const Stop& stop);

}  // namespace nonet
