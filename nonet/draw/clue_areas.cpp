// Around cells: cages, outlines, shades, and what covers the whole grid.
#include <algorithm>

#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

// How far within its cells an outline runs, so that several around the same cells are seen.
constexpr double kRegion = 2, kCage = 5, kOutline = 9, kOwn = 13;

constexpr std::string_view kHues[] = {"hue-sky",    "hue-rose", "hue-amber",
                                      "hue-violet", "hue-blue", "hue-slate"};
std::string hue(std::size_t nth) {
  return std::string(kHues[nth % std::size(kHues)]);
}

void shade(ClueBoard& board, const Spots& cells, const std::string& in_hue) {
  if (cells.empty()) return;
  Path whole;
  for (const Spot spot : cells) {
    whole.append(rectangle_path(board.corner_of(spot), kCell, kCell, 0));
  }
  board.under(path_shape("clue-shade " + in_hue, whole));
  board.under(path_shape("clue-rim " + in_hue, contour(board, cells, kRegion)));
}

// How many shades there are already, so that the next has another colour.
std::size_t shades(ClueBoard& board) {
  const std::vector<Shape>& shapes = board.drawing().under;
  return static_cast<std::size_t>(
      std::count_if(shapes.begin(), shapes.end(),
                    [](const Shape& shape) { return shape.look.starts_with("clue-rim"); }));
}

void outline(ClueBoard& board, const std::string& look, const Spots& cells, double inset,
             const std::string& text) {
  if (cells.empty()) return;
  board.under(path_shape(look, contour(board, cells, inset)));
  board.label(cells, text);
}

void diagonals(ClueBoard& board, const std::string& which) {
  const double right = board.cols() * kCell, down = board.rows() * kCell;
  if (which != "/") {
    board.under(path_shape("clue-diagonal", Path().move({0, 0}).line({right, down})));
  }
  if (which != "\\") {
    board.under(path_shape("clue-diagonal", Path().move({right, 0}).line({0, down})));
  }
}

// The cells of a block, as far as they lie on the board.
Spots block(const ClueBoard& board, int top, int left, int height, int width) {
  Spots cells;
  for (int row = top; row < top + height; ++row) {
    for (int col = left; col < left + width; ++col) {
      if (board.inside(row, col)) cells.push_back(board.at(row, col));
    }
  }
  return cells;
}

void windows(ClueBoard& board) {
  const auto shape =
      standard_box_shape(board.rows(), board.cols(), std::max(board.rows(), board.cols()));
  if (!shape) return;
  const auto [height, width] = *shape;
  for (int top = 1; top + height <= board.rows(); top += height + 1) {
    for (int left = 1; left + width <= board.cols(); left += width + 1) {
      shade(board, block(board, top, left, height, width), "hue-slate");
    }
  }
}

// Cells at the same place of their boxes have one colour and one letter.
void places(ClueBoard& board, const Clue& clue) {
  auto shape = standard_box_shape(board.rows(), board.cols(), std::max(board.rows(), board.cols()));
  if (clue.more && clue.more->size() == 2) shape = {(*clue.more)[0], (*clue.more)[1]};
  if (!shape || shape->first < 1 || shape->second < 1) return;
  const auto [height, width] = *shape;
  for (int i = 0; i < board.variant().cells(); ++i) {
    const auto spot = static_cast<Spot>(i);
    const auto place =
        static_cast<std::size_t>(board.row_of(spot) % height) * static_cast<std::size_t>(width) +
        static_cast<std::size_t>(board.col_of(spot) % width);
    const Point corner = board.corner_of(spot);
    board.under(rectangle_shape("clue-shade " + hue(place), corner, kCell, kCell));
    board.take_right_corner(spot);
    board.under(text_shape("clue-place", {corner.x + kCell - 11, corner.y + 13},
                           std::string(1, static_cast<char>('a' + place % 26))));
  }
}

// What of which one holds: around the cells of each branch its number.
void any_of(const DrawnClue& drawn, ClueBoard& board) {
  for (std::size_t i = 0; i < drawn.clue.branches.size(); ++i) {
    Clue branch;
    branch.branches = {drawn.clue.branches[i]};
    outline(board, "clue-own", board.all_cells_of(branch),
            kOwn - 2 * static_cast<double>(std::min<std::size_t>(i, 5)),
            drawn.text + std::to_string(i + 1));
  }
}

// A rule of the puzzle's own: its cells, and the order in which it reads them.
void own(const DrawnClue& drawn, ClueBoard& board) {
  const Spots cells = board.cells_of(drawn.clue);
  outline(board, "clue-own", cells, kOwn, drawn.text);
  const std::vector<Point> points = middles(board, cells);
  if (points.size() < 2) return;
  Path line;
  line.move(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) line.line(points[i]);
  board.under(path_shape("clue-thread", line));
  board.under(circle_shape("clue-knot", points.front(), 7));
}

}  // namespace

bool draw_around(const DrawnClue& drawn, ClueBoard& board) {
  const Clue& clue = drawn.clue;
  if (drawn.way == "cage") {
    outline(board, "clue-cage", board.cells_of(clue), kCage, drawn.text);
  } else if (drawn.way == "outline") {
    outline(board, "clue-outline", board.cells_of(clue), kOutline, drawn.text);
  } else if (drawn.way == "own") {
    own(drawn, board);
  } else if (drawn.way == "any-of") {
    any_of(drawn, board);
  } else if (drawn.way == "region") {
    shade(board, board.cells_of(clue), hue(shades(board)));
  } else if (drawn.way == "sets") {
    const std::string in_hue = hue(shades(board));
    for (std::size_t i = 0; i < clue.sets.size(); ++i) {
      shade(board, board.cells_of(clue, i), in_hue);
      board.label(board.cells_of(clue, i), drawn.text);
    }
  } else if (drawn.way == "cells") {
    const std::string in_hue = hue(shades(board));
    for (const Spot spot : board.all_cells_of(clue)) {
      shade(board, {spot}, in_hue);
      board.label({spot}, drawn.text);
    }
  } else if (drawn.way == "diagonals") {
    diagonals(board, clue.word);
  } else if (drawn.way == "windows") {
    windows(board);
  } else if (drawn.way == "places") {
    places(board, clue);
  } else {
    return false;
  }
  return true;
}

}  // namespace nonet::draw
