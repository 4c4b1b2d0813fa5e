// Search of a variant: as in rules/count.h, but a puzzle that has nothing but the rows, columns and
// boxes of the ordinary game, whatever its cells may hold, goes to the kernel for these once it
// turns out to be hard.
#pragma once

#include "nonet/rules/count.h"

namespace nonet {

VariantCount count_variant(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
                           FunctionRef<bool(std::span<const int>)> visit);
VariantCount count_variant(const Scheme& scheme, std::uint64_t limit = 2, const Stop& stop = {});

}  // namespace nonet
