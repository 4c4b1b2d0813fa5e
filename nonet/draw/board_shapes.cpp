// The whole board as a picture: the layers of a step between those of the board itself, and words
// around it.
#include "nonet/draw/board_shapes.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/draw/clue_drawing.h"
#include "nonet/draw/draw.h"
#include "nonet/draw/lettering.h"
#include "nonet/draw/lit_rules.h"
#include "nonet/draw/measures.h"
#include "nonet/draw/single.h"
#include "nonet/draw/step_shapes.h"
#include "nonet/rules/rulebook.h"

namespace nonet::draw {
namespace {

std::vector<Shape> line_shapes(const Measures& measures) {
  Path thin, thick;
  const double end = measures.board();
  for (int i = 0; i <= measures.side; ++i) {
    const double at = i * kCell;
    (i % measures.box_width == 0 ? thick : thin).move({at, 0}).line({at, end});
    (i % measures.box_height == 0 ? thick : thin).move({0, at}).line({end, at});
  }
  return {path_shape("line", thin), path_shape("line thick", thick)};
}

std::vector<Shape> digit_shapes(const Grid& grid, const Scene& scene, const Measures& measures) {
  std::vector<Shape> shapes;
  CellSet meant;
  for (const RoleAt& mark : scene.marks) meant.insert(mark.at.cell);
  if (scene.single) {
    for (const Cell c : why_of(*scene.single, grid).blockers) meant.insert(c);
  }
  for (const Cell c : grid.topology().on_board() - grid.open()) {
    const Digit digit = grid.candidates(c).first();
    const bool looked_at = scene.digits.contains(digit);
    const std::string look = std::string("digit ") + (grid.givens().contains(c) ? "given" : "own") +
                             (looked_at                                   ? " looked-at"
                              : scene.has_pattern() && !meant.contains(c) ? " dim"
                                                                          : "");
    shapes.push_back(text_shape(look, measures.centre_of(c), name_of(digit, grid.topology())));
  }
  return shapes;
}

// The candidates that play a part in what is drawn.
CandidateSet parts_of(const Scene& scene) {
  CandidateSet parts;
  for (const RoleAt& mark : scene.marks) parts.insert(mark.at);
  for (const Candidate at : scene.placements) parts.insert(at);
  if (!scene.story) return parts;
  for (const StoryNode& node : scene.story->nodes) {
    for (const Candidate at : node.candidates) parts.insert(at);
  }
  return parts;
}

std::vector<Shape> candidate_shapes(const Grid& grid, const Scene& scene,
                                    const std::vector<DigitSet>& seen, const Measures& measures) {
  constexpr double kBack = 14;
  CandidateSet gone;
  for (const Candidate at : scene.removals) gone.insert(at);
  const CandidateSet parts = parts_of(scene);
  std::vector<Shape> shapes;
  for (const Cell c : grid.open()) {
    if (scene.single && scene.single->at.cell == c) continue;  // its digit stands there
    for (const Digit d : seen[static_cast<std::size_t>(c.index())]) {
      const Candidate at = {c, d};
      const Point point = measures.point_of(at);
      const bool looked_at = !gone.contains(at) && scene.digits.contains(d);
      if (looked_at) shapes.push_back(circle_shape("note-back looked-at", point, kBack));
      const char* look = gone.contains(at)     ? "note gone"
                         : looked_at           ? "note looked-at"
                         : parts.contains(at)  ? "note playing"
                         : scene.has_pattern() ? "note dim"
                                               : "note";
      shapes.push_back(text_shape(measures.labelled ? std::string(look) + " small" : look, point,
                                  name_of(d, grid.topology())));
    }
  }
  return shapes;
}

// Lines of text from some height downwards; returns where they end.
double add_words(const std::string& text, const std::string& look, const Point& from, double step,
                 double width, Picture& picture) {
  const double size = style_of(look).font_size;
  double y = from.y;
  for (const std::string& line : wrapped(text, width, size)) {
    picture.add(Layer::kWords, text_shape(look, {from.x, y + step / 2}, line));
    y += step;
  }
  return y;
}

}  // namespace

void add_frame(const PictureWishes& wishes, const Surroundings& around, Picture& picture) {
  constexpr double kMargin = 20, kTitleStep = 54, kWordsStep = 40;
  const double width = around.left + around.width + around.right;
  // The title stands above a board that begins at 0.
  const double title =
      add_words(visible(wishes.title), "title", {-around.left, 0}, kTitleStep, width, picture);
  const double over = title > 0 ? title + kMargin / 2 : 0;
  const double top = -around.top - over;
  for (Shape& shape : picture.layers[static_cast<std::size_t>(Layer::kWords)]) {
    shape.at.y += top;
  }
  double bottom = around.height + around.bottom;
  for (const std::string& words : {around.words, visible(wishes.words)}) {
    if (words.empty()) continue;
    bottom =
        add_words(words, "words", {-around.left, bottom + kMargin / 2}, kWordsStep, width, picture);
  }
  picture.corner = {-around.left - kMargin, top - kMargin};
  picture.width = width + 2 * kMargin;
  picture.height = bottom - top + 2 * kMargin;
  picture.name = visible(!wishes.title.empty()  ? wishes.title
                         : !wishes.name.empty() ? wishes.name
                                                : wishes.words);
  picture.add(Layer::kPaper,
              rectangle_shape("paper", picture.corner, picture.width, picture.height));
  picture.add(Layer::kPaper, rectangle_shape("paper", {}, around.width, around.height));
}

Picture picture_of(const Grid& grid, const Scene& scene, const PictureWishes& wishes) {
  Measures measures;
  const bool candidates = wishes.candidates || scene.needs_candidates(grid);
  Surroundings around = {measures.board(), measures.board()};
  ClueDrawing clues;
  std::vector<Shape> lines, lit;
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() != nullptr) {
      const Variant& variant = *grid.rulebook()->variant();
      clues = drawing_of(variant, candidates);
      lit = lit_rules(scene.rules, *grid.rulebook());
      measures.side = std::max(variant.rows, variant.cols);
      measures.labelled = clues.labels;
      lines = line_shapes(variant);
      around = surroundings_of(clues, variant);
    }
  }
  Picture picture;
  add_frame(wishes, around, picture);
  picture.add(Layer::kRules, std::move(lit));
  picture.add(Layer::kRules, std::move(clues.under));
  const std::vector<DigitSet> seen = seen_on(scene, grid, candidates);
  LinkLayers layers = link_layers(scene, grid, seen, measures, clues.over);
  picture.add(Layer::kUnder, under_shapes(scene, grid, seen, measures, clues.over));
  picture.add(Layer::kLines, lines.empty() ? line_shapes(measures) : std::move(lines));
  picture.add(Layer::kLines, std::move(clues.over));
  picture.add(Layer::kLinks, std::move(layers.links));
  picture.add(Layer::kDigits, digit_shapes(grid, scene, measures));
  if (candidates) picture.add(Layer::kDigits, candidate_shapes(grid, scene, seen, measures));
  picture.add(Layer::kOver, std::move(layers.over));
  return picture;
}

}  // namespace nonet::draw
