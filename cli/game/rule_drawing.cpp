#include "cli/game/rule_drawing.h"

#include <algorithm>
#include <numeric>

#include "cli/game/board_lines.h"

namespace nonet::cli::game {
namespace {

constexpr char32_t kFalling = U'╲', kRising = U'╱';

// Which way a link leads, and its signs.
struct Way {
  int down, right;

  char32_t arrow() const {
    constexpr char32_t kArrows[3][3] = {{U'↖', U'↑', U'↗'}, {U'←', U'•', U'→'}, {U'↙', U'↓', U'↘'}};
    return kArrows[down + 1][right + 1];
  }
  char32_t stroke() const {
    if (down == 0) return U'═';
    if (right == 0) return U'║';
    return down == right ? kFalling : kRising;
  }
};

class Drawer {
 public:
  Drawer(Picture& picture, const Frame& frame)
      : picture_(picture), frame_(frame), rules_(frame.board()), measure_(measure_of(frame.size)) {}

  DrawnRules draw() {
    for (const auto& label : rules_.labels) {
      if (label.is_sum) draw_label(label, Ink::kRule);
    }
    for (const auto& corner : rules_.corners) draw_corner(corner);
    for (const auto& mark : rules_.marks) draw_mark(mark);
    for (const auto& link : rules_.links) draw_link(link);
    for (const auto& label : rules_.labels) {
      if (!label.is_sum) draw_label(label, ink_of(label.clue));
    }
    draw_diagonals();
    for (const auto& beside : rules_.beside) draw_beside(beside);
    return std::move(drawn_);
  }

 private:
  bool is_free(int row, int column) const { return !drawn_.taken.contains({row, column}); }
  void take(int row, int column, char32_t sign, Ink ink) {
    drawn_.taken.insert({row, column});
    picture_.put(row, column, sign, ink);
  }
  void miss(int clue) { drawn_.undrawn.push_back(clue); }

  // Within a cell, where nothing else stands.
  void put_under(int row, int column, char32_t sign, Ink ink) {
    const Spot& spot = picture_.at(row, column);
    if (spot.sign == U' ') picture_.put(row, column, sign, ink, spot.ground);
  }

  // The ink of the line that a letter belongs to.
  Ink ink_of(int clue) const {
    for (const auto& link : rules_.links) {
      if (link.clue == clue) return link.ink;
    }
    return Ink::kRule;
  }

  // On the line above its cell, as far left as there is room; a letter may stand right behind a
  // number.
  void draw_label(const BoardRules::Label& label, Ink ink) {
    const std::u32string text = characters_of(label.text);
    const int length = static_cast<int>(text.size());
    const int row = frame_.row_of(label.cell) - 1;
    const int first = frame_.column_of(label.cell);
    for (int begin = first; begin + length <= first + measure_.width; ++begin) {
      bool fits = begin == first || is_free(row, begin - 1) ||
                  (text.front() > U'9' && picture_.at(row, begin - 1).sign <= U'9');
      for (int i = 0; i < length; ++i) fits = fits && is_free(row, begin + i);
      if (!fits) continue;
      for (int i = 0; i < length; ++i) {
        take(row, begin + i, text[static_cast<std::size_t>(i)], ink);
      }
      return;
    }
    miss(label.clue);
  }

  // Around the corner, more of it to the left: on the right the next cell has its sum.
  void draw_corner(const BoardRules::Corner& corner) {
    const std::u32string text = characters_of(corner.text);
    const int length = static_cast<int>(text.size());
    const int row = frame_.row_of(corner.cell) + measure_.height;
    const int at = frame_.column_of(corner.cell) + measure_.width;
    for (int begin : {at - length / 2, at - length + 1, at}) {
      bool fits = true;
      for (int i = 0; i < length; ++i) fits = fits && is_free(row, begin + i);
      if (!fits) continue;
      for (int i = 0; i < length; ++i) {
        take(row, begin + i, text[static_cast<std::size_t>(i)], Ink::kRule);
      }
      return;
    }
    miss(corner.clue);
  }

  // A free place on the line between two cells, one below the other: in its middle, or right of
  // that, so that letters find room beside it.
  std::optional<int> place_below(Cell upper, bool is_right = false) const {
    const int row = frame_.row_of(upper) + measure_.height;
    const int first = frame_.column_of(upper);
    const int middle = (measure_.width - 1) / 2;
    const int right = is_right ? 1 : 0;
    for (int by : {middle + right, middle + 1 - right, middle - 1}) {
      if (is_free(row, first + by)) return first + by;
    }
    return std::nullopt;
  }

  void draw_mark(const BoardRules::Mark& mark) {
    const auto [a, b] = std::minmax(mark.a, mark.b);
    if (row_of(a) == row_of(b)) {
      const int row = frame_.row_of(a) + measure_.height / 2;
      const int column = frame_.column_of(a) + measure_.width;
      if (!is_free(row, column)) return miss(mark.clue);
      take(row, column, mark.sign, Ink::kRule);
      if (mark.more.empty()) return;
      // Its number below it, where there is a line.
      if (measure_.height < 3 || mark.more.size() > 1) return miss(mark.clue);
      return take(row + 1, column, static_cast<char32_t>(mark.more[0]), Ink::kRule);
    }
    const int row = frame_.row_of(a) + measure_.height;
    const auto column = place_below(a);
    if (!column) return miss(mark.clue);
    take(row, *column, mark.sign, Ink::kRule);
    for (std::size_t i = 0; i < mark.more.size(); ++i) {
      const int at = *column + 1 + static_cast<int>(i);
      if (at >= frame_.column_of(a) + measure_.width || !is_free(row, at)) return miss(mark.clue);
      take(row, at, static_cast<char32_t>(mark.more[i]), Ink::kRule);
    }
  }

  // ---- lines

  // From the middle of a cell to its rim.
  void draw_half(Cell cell, const Way& way, const BoardRules::Link& link) {
    const int row = frame_.row_of(cell);
    const int column = frame_.column_of(cell);
    const char32_t level = link.is_directed ? U'─' : U'═';
    const char32_t upright = link.is_directed ? U'│' : U'║';
    // In a cell that is empty so far the line has a knot.
    put_under(row + measure_.height / 2, column + (measure_.width - 1) / 2, U'•', link.ink);
    if (measure_.height == 1) {
      if (way.down == 0) put_under(row, column + 1 + way.right, level, link.ink);
      return;
    }
    constexpr int kMiddle = 2;
    if (way.down == 0) {
      const int begin = way.right > 0 ? kMiddle + 1 : 0;
      const int end = way.right > 0 ? measure_.width : kMiddle;
      for (int i = begin; i < end; ++i) put_under(row + 1, column + i, level, link.ink);
    } else if (way.right == 0) {
      put_under(row + 1 + way.down, column + kMiddle, upright, link.ink);
    } else {
      put_under(row + 1 + way.down, column + kMiddle + 2 * way.right, way.stroke(), link.ink);
    }
  }

  void draw_link(const BoardRules::Link& link) {
    const Way way = {row_of(link.to) - row_of(link.from),
                     column_of(link.to) - column_of(link.from)};
    const char32_t sign = link.is_directed ? way.arrow() : way.stroke();
    const Cell upper = way.down >= 0 ? link.from : link.to;
    const Cell left = way.right >= 0 ? link.from : link.to;
    int row = frame_.row_of(left) + measure_.height / 2;
    int column = frame_.column_of(left) + measure_.width;
    if (way.down != 0) row = frame_.row_of(upper) + measure_.height;
    if (way.right == 0) {
      const auto place = place_below(upper, measure_.height == 1);
      if (!place) return miss(link.clue);
      column = *place;
    }
    if (!is_free(row, column)) return miss(link.clue);
    take(row, column, sign, link.ink);
    draw_half(link.from, way, link);
    draw_half(link.to, {-way.down, -way.right}, link);
  }

  void draw_diagonals() {
    const int steps = std::min(rules_.rows, rules_.columns);
    for (int i = 1; i < steps; ++i) {
      if (rules_.falls) draw_crossing(i, i, kFalling);
      if (rules_.rises) draw_crossing(i, rules_.columns - i, kRising);
    }
  }
  // Where four cells meet: below the first i rows, behind the first j columns.
  void draw_crossing(int i, int j, char32_t sign) {
    const int row = frame_.top + i * (measure_.height + 1);
    const int column = frame_.left + j * (measure_.width + 1);
    const char32_t there = picture_.at(row, column).sign;
    if (there == kFalling && sign == kRising) sign = U'╳';
    if (!is_free(row, column) && sign != U'╳') return;
    take(row, column, sign, Ink::kBlueLine);
  }

  // ---- beside the board

  void draw_beside(const BoardRules::Beside& beside) {
    const std::u32string text = characters_of(beside.text);
    const int length = static_cast<int>(text.size());
    const int last_row = frame_.top + frame_.rows();
    const int last_column = frame_.left + frame_.columns();
    const bool in_row = beside.row >= 0 && beside.row < rules_.rows;
    const bool in_column = beside.column >= 0 && beside.column < rules_.columns;
    int row = beside.row < 0 ? frame_.top - 1 : last_row;
    int column = beside.column < 0 ? frame_.left - length : last_column + 1;
    if (in_row) row = frame_.row_of(cell_at(beside.row, 0)) + measure_.height / 2;
    if (in_column) {
      column = frame_.column_of(cell_at(0, beside.column)) + (measure_.width - length) / 2;
    }
    if (beside.column < 0 && frame_.left - length > 0) --column;
    // Where there are several, one above or below the other, as far as cells are high enough.
    for (int by : {0, 1, -1}) {
      if (by != 0 && (!in_row || measure_.height < 3)) break;
      bool fits = length + 1 < kBeside || in_column;
      for (int i = 0; i < length; ++i) fits = fits && is_free(row + by, column + i);
      if (!fits) continue;
      for (int i = 0; i < length; ++i) {
        take(row + by, column + i, text[static_cast<std::size_t>(i)], Ink::kRule);
      }
      return;
    }
    miss(beside.clue);
  }

  Picture& picture_;
  const Frame& frame_;
  const BoardRules& rules_;
  Measure measure_;
  DrawnRules drawn_;
};

}  // namespace

DrawnRules draw_rules(Picture& picture, const Frame& frame) {
  const BoardRules& rules = frame.board();
  if (!rules.has_rules()) return {};
  DrawnRules drawn;
  if (frame.size != BoardSize::kSmall) drawn = Drawer(picture, frame).draw();
  const auto add = [&](int clue) { drawn.undrawn.push_back(clue); };
  for (int clue = 0; clue < rules.clues; ++clue) {
    if (frame.size == BoardSize::kSmall || !rules.has_sign(clue)) add(clue);
  }
  std::sort(drawn.undrawn.begin(), drawn.undrawn.end());
  drawn.undrawn.erase(std::unique(drawn.undrawn.begin(), drawn.undrawn.end()), drawn.undrawn.end());
  return drawn;
}

}  // namespace nonet::cli::game
