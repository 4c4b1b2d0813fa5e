// What is to be seen of a hint at a rung, and the words that belong to it: so that every door that
// draws one draws the same.
#pragma once

#include <string>

#include "nonet/draw/scene.h"
#include "nonet/explain/hint.h"

#pragma GCC visibility push(default)
namespace nonet {

struct HintScene {
  draw::Scene scene;
  std::string words;
};

// "XY-Wing: r3c7 is 4 or 8, and whichever it is, ...": the name of a step and its sentence.
std::string named_sentence(const Step& step, const Grid& before);

// Of a hint that has a step. Up to the fourth rung nothing of what follows is seen.
HintScene scene_of(const Hint& hint, int rung);

}  // namespace nonet
#pragma GCC visibility pop
