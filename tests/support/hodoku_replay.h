// HoDoKu's paths, replayed: what its loop takes at each state that they pass through.
#pragma once

#include <filesystem>

#include "nonet/logic/finder.h"

namespace nonet::test {

// Wherever a path took a step of one of these rows, HoDoKu's loop with these rows alone must take
// the same; where it took one of a later row, nothing. Every step must be proved. Returns how many
// steps of these rows there were.
int expect_chosen_in_paths(TechniqueSet rows, const std::filesystem::path& file,
                           const Options& options = {});

}  // namespace nonet::test
