// ClueBoard: what clues are drawn on, one after the other: where cells lie, what has been drawn,
// and which corners and places beside the board are taken.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "nonet/draw/clue_drawing.h"
#include "nonet/draw/measures.h"

namespace nonet::draw {

using Spots = std::vector<Spot>;

// A clue, the words of how its kind is drawn, and what is to be written, filled in.
struct DrawnClue {
  const Clue& clue;
  std::string_view way;  // "line"
  std::string hue;       // "hue-green", or ""
  std::string text;      // "W5"
};

class ClueBoard {
 public:
  ClueBoard(const Variant& variant, bool with_candidates)
      : variant_(variant), with_candidates_(with_candidates) {}

  const Variant& variant() const { return variant_; }
  bool with_candidates() const { return with_candidates_; }
  int rows() const { return variant_.rows; }
  int cols() const { return variant_.cols; }
  bool inside(int row, int col) const {
    return row >= 0 && row < rows() && col >= 0 && col < cols();
  }
  Spot at(int row, int col) const { return static_cast<Spot>(row * cols() + col); }
  int row_of(Spot spot) const { return spot / cols(); }
  int col_of(Spot spot) const { return spot % cols(); }
  Point corner_of(Spot spot) const { return {col_of(spot) * kCell, row_of(spot) * kCell}; }
  Point centre_of(Spot spot) const {
    return {(col_of(spot) + 0.5) * kCell, (row_of(spot) + 0.5) * kCell};
  }
  // The nth set of a clue's cells, without what lies off the grid.
  Spots cells_of(const Clue& clue, std::size_t nth = 0) const;
  // All cells of a clue and of the rules within it, each once, in the order of reading.
  Spots all_cells_of(const Clue& clue) const;

  void under(Shape shape) { drawing_.under.push_back(std::move(shape)); }
  void over(Shape shape) { drawing_.over.push_back(std::move(shape)); }
  // A text in a corner of the first of the cells where there is room.
  void label(Spots cells, const std::string& text);
  // Something stands in the right corner already.
  void take_right_corner(Spot spot) {
    taken_.insert({spot, 1});
    drawing_.labels = true;
  }
  // Room beside the board at a place off the grid (row -1, say): its middle; a second clue at one
  // place stands further out.
  Point beside(int row, int col);

  ClueDrawing& drawing() { return drawing_; }

 private:
  const Variant& variant_;
  bool with_candidates_;
  ClueDrawing drawing_;
  std::set<std::pair<Spot, int>> taken_;  // corners: 0 the left one, 1 the right one
  std::map<std::pair<int, int>, int> beside_;
};

// The outlines of some cells, so far within them; one loop for each side of each part.
Path contour(const ClueBoard& board, const Spots& cells, double inset);
// The line through the middles of cells in order; a cell that follows itself counts once.
std::vector<Point> middles(const ClueBoard& board, const Spots& cells);
// From a point towards another as far as the rim of the cell that it is the middle of.
Point rim_towards(const Point& middle, const Point& to);
// The head of an arrow that comes from a point; nothing where it has no way.
Path arrow_head(const Point& from, const Point& tip);

// The ways to draw, each in the file of its family; false: it is none of them.
bool draw_around(const DrawnClue& drawn, ClueBoard& board);   // clue_areas.cpp
bool draw_through(const DrawnClue& drawn, ClueBoard& board);  // clue_lines.cpp
bool draw_marks(const DrawnClue& drawn, ClueBoard& board);    // clue_marks.cpp
bool draw_beside(const DrawnClue& drawn, ClueBoard& board);   // clue_beside.cpp
// What could not be read as clues; clue_sketches.cpp.
void draw_sketches(ClueBoard& board);

}  // namespace nonet::draw
