// Practice: a state in which a technique is what comes next, for whoever wants to learn to see it.
#pragma once

#include <optional>
#include <string>

#include "nonet/core/step.h"
#include "nonet/logic/technique.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Practice {
  Puzzle state;
  Step step;
  bool alone = false;  // there is no other with the same digits
};

// HoDoKu's way through a puzzle up to where it takes one of these that is alone, or else to the
// first; nothing if it never takes one.
std::optional<Practice> practice_for(const Board& puzzle, const TechniqueSet& techniques);

// The line of HoDoKu's library: the state, and the step that is expected in it.
std::string library_line(const Practice& practice);

}  // namespace nonet
#pragma GCC visibility pop
