// The board, or a step on it, as a picture; and what notebooks show of boards, steps and hints.
#include "nonet/core/visible.h"
#include "nonet/draw/draw.h"
#include "nonet/draw/raster.h"
#include "nonet/draw/scene.h"
#include "nonet/explain/hint_scene.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"
#include "pickling.h"

namespace nonet::python {
namespace {

draw::FileLook look_of(const std::string& theme, int size) {
  draw::FileLook look;
  if (theme != "light" && theme != "dark" && theme != "contrast") {
    refuse_option("a theme is 'light', 'dark' or 'contrast', not " + quoted_text(theme));
  }
  if (size < 1 || size > static_cast<int>(draw::kMostPixels)) {
    refuse_option("a picture is 1 to " + std::to_string(draw::kMostPixels) + " pixels wide");
  }
  look.theme = theme == "dark"       ? draw::Theme::kDark
               : theme == "contrast" ? draw::Theme::kContrast
                                     : draw::Theme::kLight;
  look.width = size;
  return look;
}

draw::PictureWishes wishes_of(const Puzzle& puzzle, bool candidates, const std::string& title) {
  draw::PictureWishes wishes;
  wishes.candidates = candidates || !puzzle.removed.empty();
  wishes.title = title;
  return wishes;
}

Result<std::string> drawn(const Puzzle& puzzle, const draw::PictureWishes& wishes,
                          const draw::FileLook& look) {
  if (puzzle.variant && !Rulebook::of(puzzle.variant)) {
    return draw::svg_of(draw::picture_of(*puzzle.variant, wishes), look);  // of another size
  }
  const auto grid = start_of(puzzle);
  if (!grid) return grid.error();
  return draw::svg_of(draw::picture_of(*grid, {}, wishes), look);
}

std::string drawn(const ToldStep& told, draw::PictureWishes wishes, bool words,
                  const draw::FileLook& look) {
  wishes.name = named_sentence(told.step, told.before);
  if (words) wishes.words = wishes.name;
  const draw::Scene scene = draw::scene_of(told.step, told.before);
  return draw::svg_of(draw::picture_of(told.before, scene, wishes), look);
}

std::string drawn(const Hint& hint, int rung, draw::PictureWishes wishes, bool words,
                  const draw::FileLook& look) {
  const HintScene seen = scene_of(hint, rung);
  wishes.name = seen.words;
  if (words) wishes.words = seen.words;
  return draw::svg_of(draw::picture_of(*hint.grid, seen.scene, wishes), look);
}

std::string draw_board(py::handle value, bool candidates, const std::string& theme, int size,
                       const std::string& title) {
  const Puzzle puzzle = puzzle_of(value);
  const draw::FileLook look = look_of(theme, size);
  return taken(drawn(puzzle, wishes_of(puzzle, candidates, title), look));
}

std::string draw_told(const ToldStep& told, bool candidates, const std::string& theme, int size,
                      const std::string& title, bool words) {
  const draw::FileLook look = look_of(theme, size);
  return drawn(told, wishes_of(told.before.puzzle(), candidates, title), words, look);
}

std::string draw_step(py::handle value, const WhichStep& which, int rung,
                      const PolicyChoice& choice, bool candidates, const std::string& theme,
                      int size, const std::string& title, bool words,
                      std::optional<double> seconds) {
  const Puzzle puzzle = puzzle_of(value);
  const draw::FileLook look = look_of(theme, size);
  const draw::PictureWishes wishes = wishes_of(puzzle, candidates, title);
  if (rung < 1 || rung > kRungs) refuse_option("a rung is a number from 1 to 5");
  if (auto problem = find_contradiction(puzzle, names_of(puzzle))) refuse(*problem);
  if (puzzle.variant) taken(Rulebook::of(puzzle.variant));
  const Policy policy = taken(chosen_policy(choice));
  const TimeLimit limit(seconds);
  Hint hint;
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    hint = hint_for(puzzle, policy, limit.stop(asked), which);
  });
  if (!hint.step) {
    refuse({ErrorCode::kRefused, "there is no step to draw: " + hint.rungs.back().text});
  }
  return drawn(hint, rung, wishes, words, look);
}

// Beside other cells of a notebook.
draw::FileLook notebook_look() {
  constexpr int kWidth = 360;
  return look_of("light", kWidth);
}

}  // namespace

std::optional<std::string> notebook_picture(const Puzzle& puzzle, bool candidates) {
  auto picture = drawn(puzzle, wishes_of(puzzle, candidates, ""), notebook_look());
  if (!picture) return std::nullopt;
  return *std::move(picture);
}

std::optional<std::string> notebook_picture(const ToldStep& told) {
  return drawn(told, wishes_of(told.before.puzzle(), false, ""), true, notebook_look());
}

std::optional<std::string> notebook_picture(const Puzzle& puzzle, const Hint& hint, int rung) {
  if (!hint.step) return notebook_picture(puzzle, false);
  return drawn(hint, rung, wishes_of(puzzle, false, ""), true, notebook_look());
}

void bind_drawing(py::module_& module) {
  module.def("draw_board", &draw_board);
  module.def("draw_told", &draw_told);
  module.def(
      "draw_step",
      [](py::handle puzzle, const py::object& cell, const std::optional<std::string>& why_not,
         int skip, int rung, const PolicyChoice& choice, bool candidates, const std::string& theme,
         int size, const std::string& title, bool words, std::optional<double> seconds) {
        return draw_step(puzzle, which_of(cell, why_not, skip, names_of(puzzle_of(puzzle))), rung,
                         choice, candidates, theme, size, title, words, seconds);
      });
}

}  // namespace nonet::python
