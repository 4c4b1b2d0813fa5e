// Through cells: lines of all kinds, thermometers and arrows.
#include <cmath>

#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

constexpr double kEnd = 36;  // the radius of bulbs and rings

Path line_through(const std::vector<Point>& points) {
  Path path;
  path.move(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) path.line(points[i]);
  return path;
}

// The letter of a line stands where it leaves its first cell, away from digits and candidates.
void letter(const DrawnClue& drawn, const std::vector<Point>& points, ClueBoard& board) {
  if (drawn.text.empty()) return;
  constexpr double kBack = 10, kWider = 3.9;  // two letters stand between candidates
  const Point at = points.size() > 1 ? rim_towards(points[0], points[1])
                                     : Point{points[0].x, points[0].y + kCell / 2 - kBack};
  const double half = kBack + kWider * static_cast<double>(drawn.text.size() - 1);
  board.over(rectangle_shape("clue-tag " + drawn.hue, {at.x - half, at.y - kBack}, 2 * half,
                             2 * kBack, kBack));
  board.over(text_shape("clue-letter " + drawn.hue, at, drawn.text));
}

// A bulb of one cell is a ring, of several a pill; the shaft begins at its rim.
void arrow(const DrawnClue& drawn, ClueBoard& board) {
  const std::vector<Point> bulb = middles(board, board.cells_of(drawn.clue, 0));
  std::vector<Point> shaft = middles(board, board.cells_of(drawn.clue, 1));
  const std::string look = "clue-arrow " + drawn.hue;
  if (!bulb.empty() && lie_apart(bulb)) {
    board.under(path_shape(look, line_through(bulb)));
    for (const Point& each : bulb) board.under(circle_shape(look, each, kEnd));
  } else if (!bulb.empty()) {
    board.under(path_shape(look, hull_path(bulb, kEnd)));
  }
  if (!bulb.empty() && (shaft.empty() || shaft.front() != bulb.back())) {
    // From the cell of the bulb that is nearest.
    Point start = bulb.back();
    for (const Point& each : bulb) {
      if (!shaft.empty() && distance(each, shaft.front()) < distance(start, shaft.front())) {
        start = each;
      }
    }
    if (shaft.empty() || shaft.front() != start) shaft.insert(shaft.begin(), start);
  }
  if (shaft.size() < 2) return;
  const double length = distance(shaft[0], shaft[1]);
  if (!bulb.empty()) shaft[0] = between(shaft[0], shaft[1], kEnd / length);
  board.under(path_shape(look, line_through(shaft)));
  board.under(path_shape(look, arrow_head(shaft[shaft.size() - 2], shaft.back())));
}

void thermometer(const std::vector<Point>& points, ClueBoard& board) {
  board.under(path_shape("clue-tube", line_through(points)));
  board.under(circle_shape("clue-bulb", points.front(), kEnd));
}

Shape diamond(const Point& at, const std::string& look) {
  return path_shape(look, Path()
                              .move({at.x, at.y - kEnd})
                              .line({at.x + kEnd, at.y})
                              .line({at.x, at.y + kEnd})
                              .line({at.x - kEnd, at.y})
                              .close());
}

// The line from end to end, and what stands at these.
void with_ends(const DrawnClue& drawn, const std::vector<Point>& points, ClueBoard& board) {
  board.under(path_shape("clue-line " + drawn.hue, line_through(points)));
  for (const Point& end : {points.front(), points.back()}) {
    const std::string look = "clue-end " + drawn.hue;
    board.under(drawn.way == "ring-ends" ? circle_shape(look, end, kEnd) : diamond(end, look));
  }
  letter(drawn, points, board);
}

}  // namespace

Path arrow_head(const Point& from, const Point& tip) {
  constexpr double kLong = 18, kWide = 13;
  const double length = distance(from, tip);
  Path head;
  if (length == 0) return head;
  const Point along = {(tip.x - from.x) / length, (tip.y - from.y) / length};
  const Point back = {tip.x - kLong * along.x, tip.y - kLong * along.y};
  return head.move({back.x - kWide * along.y, back.y + kWide * along.x})
      .line(tip)
      .line({back.x + kWide * along.y, back.y - kWide * along.x});
}

bool draw_through(const DrawnClue& drawn, ClueBoard& board) {
  const bool known = drawn.way == "line" || drawn.way == "thermo" || drawn.way == "arrow" ||
                     drawn.way == "ring-ends" || drawn.way == "diamond-ends";
  if (!known) return false;
  if (drawn.way == "arrow") {
    arrow(drawn, board);
    return true;
  }
  std::vector<Point> points = middles(board, board.cells_of(drawn.clue));
  if (points.empty()) return true;
  // A loop comes back to where it began.
  if (drawn.clue.kind == Kind::kSumLine && drawn.clue.flag) points.push_back(points.front());
  if (drawn.way == "thermo") {
    thermometer(points, board);
    const char* slow = board.with_candidates() ? "s" : "slow";
    if (drawn.clue.flag) letter({drawn.clue, drawn.way, drawn.hue, slow}, points, board);
  } else if (drawn.way == "line") {
    if (points.size() == 1) board.under(circle_shape("clue-knot " + drawn.hue, points[0], 10));
    if (points.size() > 1) {
      board.under(path_shape("clue-line " + drawn.hue, line_through(points)));
    }
    letter(drawn, points, board);
  } else {
    with_ends(drawn, points, board);
  }
  return true;
}

}  // namespace nonet::draw
