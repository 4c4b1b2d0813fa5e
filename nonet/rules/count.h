// How many solutions a variant has, and which: guesses on top of the Engine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"
#include "nonet/rules/scheme.h"

namespace nonet {

struct VariantCount {
  std::uint64_t solutions = 0;  // found, at most the limit
  bool complete = true;         // false: the limit was reached, or it was stopped
  bool stopped = false;
  std::vector<int> first;  // the first solution, digits as written
  std::uint64_t guesses = 0;

  bool unique() const { return solutions == 1 && complete; }
};

// Counts up to the limit; `visit` gets each solution and returns false to end.
VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit = 2, const Stop& stop = {});
VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
                             FunctionRef<bool(std::span<const int>)> visit);

}  // namespace nonet
