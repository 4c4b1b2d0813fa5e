// Reasoning: the story of a step line by line, as text/prose.h tells it: what is supposed, what
// follows from what, where it ends.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

// A line of the reasoning, and the inferences that it tells: one, or what is struck at once for one
// reason. Branches that go alike are told as one, with the inferences of the last of them.
struct ToldLine {
  std::string text;
  std::size_t first, last;
};

// The reasoning line by line, for steps that have one (trials, chains); empty otherwise. A deeper
// supposition is indented by two blanks more. That a cell which holds a digit holds no other is not
// told, unless a case or the story ends there.
std::vector<ToldLine> told_lines_of(const Step& step, const Grid& before);
// The words alone.
std::vector<std::string> reasoning_of(const Step& step, const Grid& before);

}  // namespace nonet
#pragma GCC visibility pop
