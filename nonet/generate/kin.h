// Kin: puzzles akin to the example of a technique, for techniques that hardly any puzzle has. Of a
// million puzzles by chance none has a double exocet; of those that differ from one with it in a
// clue many have.
//
// So a walk begins at the example (logic/example.h). Each step takes a few clues away and puts
// others in their place, perhaps of another solution, and is taken if there is still something to
// practise; after a few the puzzle is turned, mirrored, its lines exchanged and its digits renamed
// by chance (core/symmetry.h). To Gurth's theorem no such walk leads: puzzles for it are made
// (symmetric_puzzle.h).
#pragma once

#include "nonet/generate/candidates.h"

namespace nonet {

// Whether there may be kin to what is to be practised.
bool has_kin(const Demand& demand);
// Whether what chance does not bring at first is not looked for any longer: so in the engine that
// the page begins with, which has no kin, and leaves it to the larger one.
bool is_left_to_kin(const Demand& demand);

// One that differs from the example and has something to practise; nothing if the walk led nowhere.
// Adds to `tried` how many puzzles were looked at.
std::optional<Candidacy> kin(const Demand& demand, const SearchOptions& options, Random& random,
                             const Stop& stop, std::uint64_t& tried);

}  // namespace nonet
