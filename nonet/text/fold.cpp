#include "nonet/text/fold.h"

namespace nonet {
namespace {

bool is_supposition(const Inference& inference) {
  return inference.kind == Inference::Kind::kAssume;
}

// How many lines the story has if it is told down to a level, and one level further only what is
// supposed.
std::size_t lines_down_to(int level, const std::vector<Inference>& story) {
  std::size_t lines = 0;
  for (const Inference& inference : story) {
    if (inference.level <= level) ++lines;
    if (inference.level == level + 1 && is_supposition(inference)) lines += 2;
  }
  return lines;
}

// A case that comes to something is needed by what comes in every case; only those that fail may be
// folded away.
bool has_other_cases(const std::vector<Inference>& story) {
  for (const Inference& inference : story) {
    if (inference.kind == Inference::Kind::kInEveryCase) return true;
  }
  return false;
}

}  // namespace

std::vector<Inference> folded(const std::vector<Inference>& story, int most_lines) {
  const auto most = static_cast<std::size_t>(most_lines);
  if (story.size() <= most || has_other_cases(story)) return story;
  int level = 0;
  while (lines_down_to(level + 1, story) <= most) ++level;
  std::vector<Inference> outer;
  for (const Inference& inference : story) {
    if (inference.level <= level) {
      outer.push_back(inference);
    } else if (inference.level == level + 1 && is_supposition(inference)) {
      outer.push_back(inference);
      Inference& untold = outer.emplace_back();
      untold.kind = Inference::Kind::kUntold;
      untold.level = inference.level;
    } else if (is_supposition(inference)) {
      ++outer.back().untold;
    }
  }
  return outer;
}

}  // namespace nonet
