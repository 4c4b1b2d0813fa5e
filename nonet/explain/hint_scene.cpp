#include "nonet/explain/hint_scene.h"

#include "nonet/logic/technique.h"
#include "nonet/text/prose.h"

namespace nonet {

std::string named_sentence(const Step& step, const Grid& before) {
  return std::string(name_of(step.technique)) + ": " + sentence_of(step, before);
}

HintScene scene_of(const Hint& hint, int rung) {
  constexpr int kWhere = 3, kPattern = 4;
  // A hint without a step has nothing beyond where to look.
  const bool has_step = hint.step && hint.grid;
  if (rung >= kRungs && has_step) {
    return {draw::scene_of(*hint.step, *hint.grid), named_sentence(*hint.step, *hint.grid)};
  }
  const Rung& told = hint.rung(rung);
  if (rung == kPattern && has_step) return {draw::pattern_of(*hint.step, *hint.grid), told.text};
  HintScene seen = {draw::look_at(told.houses, told.digits, told.marks), told.text};
  // "Look at the 15 cage at r1c8."
  if (rung == kWhere && has_step && hint.step->rules.size() == 1) {
    seen.scene.rules = hint.step->rules;
  }
  return seen;
}

}  // namespace nonet
