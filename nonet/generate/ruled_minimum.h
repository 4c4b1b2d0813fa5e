// The least that is left of a puzzle with rules of its own: givens and rules are taken away as long
// as its solution stays the only one.
#pragma once

#include "nonet/core/result.h"
#include "nonet/core/stop.h"
#include "nonet/generate/random.h"
#include "nonet/rules/variant.h"

namespace nonet {

enum class TakenFrom : std::uint8_t { kGivens, kRules, kBoth };

struct RuledMinimum {
  Variant puzzle;
  bool decided = true;  // false: of something left it was not found out whether it is needed
};

// Givens are tried first, from the first cell to the last, and then rules as they are listed; or
// both in any order. An Error if it has not one solution, or that is not found out.
Result<RuledMinimum> ruled_minimum(const Variant& variant, TakenFrom from, Random* random,
                                   const Stop& stop = {});

}  // namespace nonet
