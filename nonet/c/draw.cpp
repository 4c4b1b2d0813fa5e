// The board, or a step on it, as a picture.
#include "nonet/draw/draw.h"

#include "nonet/c/game.h"
#include "nonet/core/visible.h"
#include "nonet/draw/raster.h"
#include "nonet/explain/hint_scene.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/logic/technique.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// What asks for a step; without any of these the board is drawn alone.
constexpr std::string_view kOfSteps[] = {"rung",  "cell",    "why_not",    "did",
                                         "skip",  "policy",  "only",       "with",
                                         "order", "without", "uniqueness", "set"};

draw::Theme theme_named(const std::string& name) {
  if (name == "dark") return draw::Theme::kDark;
  return name == "contrast" ? draw::Theme::kContrast : draw::Theme::kLight;
}

CGame::Answer drawn_example(const std::string& name, draw::PictureWishes wishes, bool with_words,
                            const draw::FileLook& look) {
  bool known = false;
  const auto example = example_named(name, known);
  if (!known) return Error{ErrorCode::kBadOption, unknown_technique(name)};
  if (!example) return Error{ErrorCode::kBadOption, "there is no example of " + quoted_text(name)};
  wishes.name = named_sentence(example->step, example->grid);
  if (with_words) wishes.words = wishes.name;
  wishes.candidates = wishes.candidates || !example->grid.puzzle().removed.empty();
  const draw::Scene scene = draw::scene_of(example->step, example->grid);
  return draw::svg_of(draw::picture_of(example->grid, scene, wishes), look);
}

}  // namespace

CGame::Answer CGame::draw(Text options) {
  constexpr std::uint64_t kUsualWidth = 640;
  Wishes wishes(options);
  if (large_) return large_->draw(wishes);
  draw::FileLook look;
  look.theme = theme_named(wishes.word("theme", {"light", "dark", "contrast"}).value_or("light"));
  look.width = static_cast<int>(wishes.number("size", 1, draw::kMostPixels).value_or(kUsualWidth));
  draw::PictureWishes picture;
  picture.title = wishes.text("title").value_or("");
  picture.candidates = wishes.truth("candidates").value_or(false);
  const bool with_words = wishes.truth("words").value_or(false);
  bool of_step = wishes.truth("hint").value_or(false);
  for (const std::string_view key : kOfSteps) of_step = of_step || wishes.has(key);
  const auto example = wishes.text("example");
  const auto rung = wishes.number("rung", 1, kRungs).value_or(kRungs);
  const WhichStep which = which_in(wishes);
  const auto means = means_in(wishes);
  if (!means) return means.error();
  if (example) {
    if (of_step)
      return Error{ErrorCode::kBadOption,
                   "option \"example\" has a step of its own; no other can be asked for"};
    return drawn_example(*example, picture, with_words, look);
  }
  picture.candidates = picture.candidates || !state().removed.empty();
  const auto grid = start_of(state());
  if (!grid) return grid.error();
  if (!of_step) return draw::svg_of(draw::picture_of(*grid, {}, picture), look);
  const Hint hint = hint_for(state(), means->policy, means->stop, which);
  ended(hint.kind != Hint::Kind::kStep && means->stop.requested());
  if (!hint.step)
    return Error{ErrorCode::kRefused, "there is no step to draw: " + hint.rungs.back().text};
  const HintScene seen = scene_of(hint, static_cast<int>(rung));
  picture.name = seen.words;
  if (with_words) picture.words = seen.words;
  return draw::svg_of(draw::picture_of(*hint.grid, seen.scene, picture), look);
}

}  // namespace nonet
