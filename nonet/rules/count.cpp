#include "nonet/rules/count.h"

#include "nonet/rules/solution_search.h"

namespace nonet {

VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
                             FunctionRef<bool(std::span<const int>)> visit) {
  using Outcome = SolutionSearch::Outcome;
  VariantCount result;
  result.complete = limit > 0;
  if (limit == 0) return result;
  SolutionSearch search(scheme);
  for (;;) {
    const Outcome outcome = search.next(stop);
    result.guesses = search.guesses();
    result.stopped = outcome == Outcome::kStopped;
    result.complete = outcome == Outcome::kEnd;
    if (outcome != Outcome::kSolution) return result;
    if (result.solutions++ == 0) result.first = search.digits();
    if (!visit(search.digits()) || result.solutions == limit) return result;
  }
}

VariantCount count_solutions(const Scheme& scheme, std::uint64_t limit, const Stop& stop) {
  return count_solutions(scheme, limit, stop, [](std::span<const int>) { return true; });
}

}  // namespace nonet
