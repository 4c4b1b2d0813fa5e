// Marks in cells, between cells and at their corners.
#include <algorithm>
#include <cmath>

#include "nonet/draw/clue_board.h"
#include "nonet/draw/lettering.h"

namespace nonet::draw {
namespace {

// Two cells that touch have a mark between them; others are tied by a thread, with the mark in its
// middle.
Point between_cells(const Spots& cells, ClueBoard& board) {
  const Point a = board.centre_of(cells.front()), b = board.centre_of(cells.back());
  if (distance(a, b) > 1.1 * kCell) {
    board.under(path_shape("clue-thread", Path().move(a).line(b)));
  }
  return between(a, b, 0.5);
}

void dot(const DrawnClue& drawn, const Spots& cells, ClueBoard& board) {
  const Point at = between_cells(cells, board);
  const bool black = drawn.clue.word == "black";
  const bool usual = drawn.text.empty() || drawn.text == (black ? "2" : "1");
  board.over(circle_shape(black ? "clue-dot black" : "clue-dot", at, usual ? 12 : 15));
  if (!usual) board.over(text_shape(black ? "clue-in-dot black" : "clue-in-dot", at, drawn.text));
}

void sign(const DrawnClue& drawn, const Spots& cells, ClueBoard& board) {
  const Point at = between_cells(cells, board);
  board.over(circle_shape("clue-back", at, 14));
  board.over(text_shape("clue-sign", at, drawn.text));
}

// The tip points to the smaller one.
void greater(const Spots& cells, ClueBoard& board) {
  constexpr double kHalf = 8, kWide = 12;
  const Point at = between_cells(cells, board);
  const Point a = board.centre_of(cells.front()), b = board.centre_of(cells.back());
  const double length = distance(a, b);
  if (length == 0) return;
  const Point along = {(b.x - a.x) / length, (b.y - a.y) / length};
  const Point back = {at.x - kHalf * along.x, at.y - kHalf * along.y};
  const Point tip = {at.x + kHalf * along.x, at.y + kHalf * along.y};
  board.over(circle_shape("clue-back", at, 15));
  board.over(
      path_shape("clue-greater", Path()
                                     .move({back.x - kWide * along.y, back.y + kWide * along.x})
                                     .line(tip)
                                     .line({back.x + kWide * along.y, back.y - kWide * along.x})));
}

// A circle around the corner that the cells share, or around their middle.
void corner(const DrawnClue& drawn, const Spots& cells, ClueBoard& board) {
  std::vector<Point> points = middles(board, cells);
  const Point at = middle_of(points);
  const bool apart = std::any_of(points.begin(), points.end(), [&](const Point& point) {
    return std::abs(point.x - at.x) > kCell / 2 + 1 || std::abs(point.y - at.y) > kCell / 2 + 1;
  });
  if (apart) {
    for (const Point& point : points) {
      board.under(path_shape("clue-thread", Path().move(at).line(point)));
    }
  }
  // Four digits stand two by two; three as well, where candidates need the room.
  std::vector<std::string> lines;
  std::string line;
  const std::vector<int> none;
  const std::vector<int>& digits = drawn.clue.digits ? *drawn.clue.digits : none;
  const std::size_t in_one_line = board.with_candidates() ? 2 : 3;
  const std::size_t most = digits.size() > in_one_line ? (digits.size() + 1) / 2 : in_one_line;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    line += (line.empty() ? "" : " ") + std::to_string(digits[i]);
    if (i + 1 == most || i + 1 == digits.size()) lines.push_back(std::exchange(line, ""));
  }
  double radius = 15;
  for (const std::string& each : lines) radius = std::max(radius, width_of(each, 17) / 2 + 5);
  radius = std::min(radius, 46.0);
  board.over(circle_shape("clue-dot", at, radius));
  const double step = 18, top = at.y - step * (static_cast<double>(lines.size()) - 1) / 2;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    board.over(text_shape("clue-in-dot", {at.x, top + step * static_cast<double>(i)}, lines[i]));
  }
}

// Four wedges at the sides, that point in towards the least and out from the greatest.
void wedges(ClueBoard& board, Spot spot, bool inward) {
  constexpr double kRim = 47, kDeep = 8, kWide = 8;
  const Point at = board.centre_of(spot), cell = board.corner_of(spot);
  board.under(rectangle_shape("clue-grey", cell, kCell, kCell));
  Path path;
  constexpr int kSides[][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
  for (const auto& [dx, dy] : kSides) {
    const double tip = inward ? kRim - kDeep : kRim, base = inward ? kRim : kRim - kDeep;
    path.move({at.x + dx * base - dy * kWide, at.y + dy * base + dx * kWide})
        .line({at.x + dx * tip, at.y + dy * tip})
        .line({at.x + dx * base + dy * kWide, at.y + dy * base - dx * kWide});
  }
  board.under(path_shape("clue-wedge", path));
}

void cell_mark(const DrawnClue& drawn, Spot spot, ClueBoard& board) {
  const Point at = board.centre_of(spot), corner = board.corner_of(spot);
  if (drawn.way == "rings") {
    board.under(circle_shape("clue-ring", at, 40));
  } else if (drawn.way == "discs") {
    board.under(circle_shape("clue-grey", at, 38));
  } else if (drawn.way == "squares") {
    board.under(rectangle_shape("clue-grey", {corner.x + 13, corner.y + 13}, 74, 74));
  } else if (drawn.way == "digits") {
    board.under(rectangle_shape("clue-outline", {corner.x + 11, corner.y + 11}, 78, 78, 8));
    // Candidates say the same.
    if (!board.with_candidates()) {
      constexpr double kRow = 78;
      const std::vector<std::string> lines = wrapped(drawn.text, kRow, 19);
      const double step = 21, top = at.y - step * (static_cast<double>(lines.size()) - 1) / 2;
      for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 4); ++i) {
        board.under(
            text_shape("clue-allowed", {at.x, top + step * static_cast<double>(i)}, lines[i]));
      }
    }
  } else if (drawn.way == "indexer") {
    board.under(rectangle_shape("clue-shade hue-rose", corner, kCell, kCell));
    board.label({spot}, drawn.clue.word == "row" ? "row" : "col");
  } else {
    wedges(board, spot, drawn.way == "minimum");
  }
}

// A cell that counts, and the cells that it counts in.
void counted(const DrawnClue& drawn, ClueBoard& board) {
  for (const Spot spot : board.cells_of(drawn.clue, 0)) {
    board.under(circle_shape("clue-ring", board.centre_of(spot), 40));
    board.label({spot}, drawn.text);
  }
  const Spots cells = board.cells_of(drawn.clue, 1);
  if (cells.empty()) return;
  board.under(path_shape("clue-outline", contour(board, cells, 9)));
  board.label(cells, drawn.text);
}

}  // namespace

bool draw_marks(const DrawnClue& drawn, ClueBoard& board) {
  const Spots cells = board.cells_of(drawn.clue);
  if (drawn.way == "counted") {
    counted(drawn, board);
  } else if (drawn.way == "dot") {
    if (!cells.empty()) dot(drawn, cells, board);
  } else if (drawn.way == "sign") {
    if (!cells.empty()) sign(drawn, cells, board);
  } else if (drawn.way == "greater") {
    if (!cells.empty()) greater(cells, board);
  } else if (drawn.way == "corner") {
    if (!cells.empty()) corner(drawn, cells, board);
  } else {
    constexpr std::string_view kInCells[] = {"rings",   "discs",   "squares", "digits",
                                             "minimum", "maximum", "indexer"};
    if (std::find(std::begin(kInCells), std::end(kInCells), drawn.way) == std::end(kInCells)) {
      return false;
    }
    for (const Spot spot : board.all_cells_of(drawn.clue)) cell_mark(drawn, spot, board);
  }
  return true;
}

}  // namespace nonet::draw
