// Moves of almost locked sets: the rules that the finder in als.cpp asks in turn, on one collection
// of sets. Others may ask them in another way (see rate/hodoku/).
#pragma once

#include "nonet/implications/restricted_commons.h"
#include "nonet/logic/finder.h"

namespace nonet {

// Each reports what of it is wanted.
bool find_als_xz(const RestrictedCommons& commons, const Ask& ask, Sink sink);
bool find_als_xy_wing(const RestrictedCommons& commons, const Ask& ask, Sink sink);
// Shortest first; each set of removals once.
bool find_als_chain(const RestrictedCommons& commons, const Ask& ask, Sink sink);
// With at most so many petals to choose from for a digit of the stem.
inline constexpr int kAllPetals = 1 << 30;
bool find_death_blossom(const AlmostLockedSets& sets, const Ask& ask, int most_petals, Sink sink);

// All of them in turn, the chains as somebody looks for them.
bool find_moves_of_sets(const Grid& grid, const Ask& ask,
                        FunctionRef<bool(const RestrictedCommons&)> find_chain, int most_petals,
                        Sink sink);

}  // namespace nonet
