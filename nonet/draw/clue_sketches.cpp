// What is drawn and could not be read: lines in dashes, rims of cages, shapes and texts, so that
// they are seen beside the rules in words, and seen to be no rules.
#include "nonet/core/visible.h"
#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

constexpr double kHundredth = kCell / 100;

Point point_of(const std::pair<int, int>& place) {
  return {place.second * kHundredth, place.first * kHundredth};
}

bool is_on_board(const Point& at, const ClueBoard& board) {
  return at.x >= 0 && at.y >= 0 && at.x <= board.cols() * kCell && at.y <= board.rows() * kCell;
}

// Nearer to a line of the board than to the middle of a cell.
bool is_between(double at) {
  const double within = at / kCell - static_cast<int>(at / kCell);
  return within < 0.2 || within > 0.8;
}

// In a corner where it stands in a cell, so that digits and candidates keep their places.
void write(const Sketch& sketch, const Point& at, ClueBoard& board) {
  if (sketch.text.empty()) return;
  const std::string text = visible(sketch.text);
  if (!is_on_board(at, board)) {
    const auto nth = [](double place) { return static_cast<int>(place / kCell + 100) - 100; };
    board.over(text_shape("sketch-text", board.beside(nth(at.y), nth(at.x)), text));
  } else if (is_between(at.x) || is_between(at.y)) {
    board.over(circle_shape("clue-back", at, 14));
    board.over(text_shape("sketch-text", at, text));
  } else {
    const Spot spot = board.at(static_cast<int>(at.y / kCell), static_cast<int>(at.x / kCell));
    board.label({spot}, text);
  }
}

void draw(const Sketch& sketch, ClueBoard& board) {
  if (sketch.points.empty()) return;
  const std::string hue = " hue-" + sketch.hue;
  const Point at = point_of(sketch.points.front());
  const double width = sketch.width * kHundredth, height = sketch.height * kHundredth;
  switch (sketch.shape) {
    case Sketch::Shape::kLine: {
      Path path;
      path.move(at);
      for (std::size_t i = 1; i < sketch.points.size(); ++i) path.line(point_of(sketch.points[i]));
      board.under(path_shape("sketch-line" + hue, path));
      if (sketch.has_head && sketch.points.size() > 1) {
        const Point before = point_of(sketch.points[sketch.points.size() - 2]);
        board.under(
            path_shape("sketch-head" + hue, arrow_head(before, point_of(sketch.points.back()))));
      }
      return;
    }
    case Sketch::Shape::kCage:
      board.under(path_shape("sketch-rim" + hue, contour(board, sketch.cells, 7)));
      board.label(sketch.cells, visible(sketch.text));
      return;
    case Sketch::Shape::kRectangle:
      if (is_on_board(at, board) && width > 0 && height > 0) {
        board.under(rectangle_shape("sketch-shape" + hue, {at.x - width / 2, at.y - height / 2},
                                    width, height, 4));
      }
      break;
    case Sketch::Shape::kCircle:
      if (is_on_board(at, board) && width > 0) {
        board.under(circle_shape("sketch-shape" + hue, at, width / 2));
      }
      break;
    case Sketch::Shape::kText:
      break;
  }
  write(sketch, at, board);
}

}  // namespace

void draw_sketches(ClueBoard& board) {
  for (const Sketch& sketch : board.variant().sketches) draw(sketch, board);
}

}  // namespace nonet::draw
