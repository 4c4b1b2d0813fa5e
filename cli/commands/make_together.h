// Several threads for one puzzle to order: they share its searches (Generator::search), and the
// first search that finds something counts, whichever is ready first. So it is the puzzle that one
// thread makes.
#pragma once

#include "nonet/generate/generator.h"

namespace nonet::cli {

// The puzzle of this number; nothing if it was not found before the stop.
std::optional<Made> make_together(const Generator& generator, std::uint64_t number, int threads,
                                  const Stop& stop, std::atomic<std::uint64_t>* tried = nullptr);

}  // namespace nonet::cli
