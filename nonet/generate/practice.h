// Practice: a state in which there is a step of a technique to find, for whoever wants to learn to
// see it.
//
// What HoDoKu's way through a puzzle takes is practised just there: nothing simpler is left to do.
// The rest, which HoDoKu does not know or has something simpler for wherever it is met, is
// practised where the basics (locked candidates, subsets up to triples) bring no more; what they
// leave nothing of, where singles bring no more.
#pragma once

#include <optional>
#include <string>

#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/technique.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Practice {
  Puzzle state;
  Step step;
  bool alone = false;  // there is no other with the same digits
};

// On the way through a puzzle, the first state with one of these that is alone, or else the first
// with one; nothing if there is none.
std::optional<Practice> practice_for(const Board& puzzle, const TechniqueSet& techniques,
                                     const Stop& stop = {});

// The line of HoDoKu's library: the state, and the step that is expected in it. A technique for
// which HoDoKu has no code has xxxx and its slug.
std::string library_line(const Practice& practice);

}  // namespace nonet
#pragma GCC visibility pop
