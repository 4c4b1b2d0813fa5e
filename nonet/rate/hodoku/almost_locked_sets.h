// Moves of almost locked sets as HoDoKu 2.2.0 meets them. Two and three sets are as in logic/als.h.
//
// Chains it searches depth first, from each set onward to later ones only, so that what would lead
// back is not met; a chain may end in sets that share cells, as long as neighbours do not. After a
// link with two usable digits only the first of them counts as used. Of chains that take the same
// the one with fewest cells stays, in the place of the first; and of the list, sorted by the number
// of removals and then by their weight (order.h), the first is taken.
//
// Of the petals of a Death Blossom it looks at the first hundred for a digit.
#pragma once

#include "nonet/logic/finder.h"

namespace nonet {

// In place of find_almost_locked_sets.
bool find_almost_locked_sets_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
// The same, but chains go back to earlier sets too: for the regression library.
bool find_almost_locked_sets_both_ways(const Grid& grid, const Ask& ask, Sink sink);

}  // namespace nonet
