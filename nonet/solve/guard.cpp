#include "nonet/solve/guard.h"

#include "nonet/proof/checker.h"

namespace nonet {

std::string fault_of(const Step& step, const Grid& before, const Ground& ground, bool* decided) {
  if (ground.of_puzzle == Ground::Solutions::kNone) return "the puzzle has no solution";
  if (!ground.holds) return "the state contradicts the puzzle";
  if (step.assumes_unique() && !ground.one_solution()) {
    return std::string("it assumes that the puzzle has one solution, ") +
           (ground.of_puzzle == Ground::Solutions::kUnknown ? "which is not known"
                                                            : "and there are several");
  }
  const Check verdict = check(before, step);
  if (decided != nullptr) *decided = verdict.decided();
  return verdict.proved() ? "" : describe(verdict, step, before.topology());
}

}  // namespace nonet
