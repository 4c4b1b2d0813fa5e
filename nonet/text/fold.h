// Folding: a story that is long is shown in its outer parts first; of an inner one is said that it
// fails, and after how many more suppositions. Nothing is lost by it: the step has the whole story,
// and whoever folds offers to unfold.
#pragma once

#include "nonet/core/step.h"

namespace nonet {

// What is read at a go.
inline constexpr int kReadAtAGo = 40;

// The story itself if it has no more than so many lines.
std::vector<Inference> folded(const std::vector<Inference>& story, int most_lines = kReadAtAGo);

}  // namespace nonet
