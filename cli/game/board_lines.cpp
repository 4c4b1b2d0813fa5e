#include "cli/game/board_lines.h"

#include <string_view>

#include "cli/game/joints.h"

namespace nonet::cli::game {
namespace {

enum class Edge : std::uint8_t { kNone, kLight, kHeavy, kBroken };

int weight_of(Edge edge) {
  return edge == Edge::kNone ? 0 : edge == Edge::kLight ? 1 : 2;
}

// Of four signs, one for each kind of edge.
char32_t sign_of(Edge edge, std::u32string_view signs) {
  return signs[static_cast<std::size_t>(edge)];
}

class Lines {
 public:
  Lines(Picture& picture, const Frame& frame) : picture_(picture), frame_(frame) {}

  void draw() const {
    const Measure measure = measure_of(frame_.size);
    const int across = measure.width + 1;
    const int down = measure.height + 1;
    const BoardRules& rules = frame_.board();
    for (int i = 0; i <= rules.rows; ++i) {
      for (int j = 0; j <= rules.columns; ++j) {
        const int row = frame_.top + i * down;
        const int column = frame_.left + j * across;
        draw_joint(row, column, i, j);
        if (j < rules.columns) {
          const auto [edge, ink] = above(i, j);
          const char32_t sign = sign_of(edge, U" ─━┅");
          for (int k = 1; k < across; ++k) picture_.put(row, column + k, sign, ink);
        }
        if (i < rules.rows) {
          const auto [edge, ink] = before(i, j);
          const char32_t sign = sign_of(edge, U" │┃┇");
          for (int k = 1; k < down; ++k) picture_.put(row + k, column, sign, ink);
        }
      }
    }
  }

 private:
  struct Drawn {
    Edge edge;
    Ink ink;
  };

  bool inside(int row, int column) const {
    return row >= 0 && column >= 0 && row < frame_.board().rows && column < frame_.board().columns;
  }
  // Between two places of which one at least lies on the board.
  Drawn between(int row, int column, int other_row, int other_column) const {
    if (!inside(row, column) && !inside(other_row, other_column)) return {Edge::kNone, Ink::kFaint};
    if (!inside(row, column) || !inside(other_row, other_column)) {
      return {Edge::kHeavy, Ink::kBoxLine};
    }
    const BoardRules& rules = frame_.board();
    const Cell a = nonet::cell_at(row, column);
    const Cell b = nonet::cell_at(other_row, other_column);
    const bool heavy = rules.box_of(row, column) != rules.box_of(other_row, other_column);
    if (rules.are_caged_together(a, b)) {
      return {heavy ? Edge::kBroken : Edge::kNone, heavy ? Ink::kBoxLine : Ink::kFaint};
    }
    if (heavy) return {Edge::kHeavy, Ink::kBoxLine};
    return {Edge::kLight, rules.is_caged(a) || rules.is_caged(b) ? Ink::kRule : Ink::kFaint};
  }
  Drawn above(int row, int column) const { return between(row - 1, column, row, column); }
  Drawn before(int row, int column) const { return between(row, column - 1, row, column); }

  void draw_joint(int row, int column, int i, int j) const {
    const Edge up = before(i - 1, j).edge;
    const Edge right = above(i, j).edge;
    const Edge down = before(i, j).edge;
    const Edge left = above(i, j - 1).edge;
    const char32_t sign = joint(weight_of(up), weight_of(right), weight_of(down), weight_of(left));
    const bool heavy =
        weight_of(up) == 2 || weight_of(right) == 2 || weight_of(down) == 2 || weight_of(left) == 2;
    picture_.put(row, column, sign, heavy ? Ink::kBoxLine : Ink::kFaint);
  }

  Picture& picture_;
  const Frame& frame_;
};

// Around the board, and around boxes that lie side by side.
void draw_small_lines(Picture& picture, const Frame& frame) {
  const BoardRules& rules = frame.board();
  const int high = rules.box_rows > 0 ? rules.box_rows : rules.rows;
  const int wide = rules.box_columns > 0 ? rules.box_columns : rules.columns;
  const auto on_row = [&](int i) { return i % (high + 1) == 0; };
  const auto on_column = [&](int j) { return j % (2 * wide + 2) == 0; };
  for (int i = 0; i < frame.rows(); ++i) {
    for (int j = 0; j < frame.columns(); ++j) {
      if (!on_row(i) && !on_column(j)) continue;
      const int up = on_column(j) && i > 0 ? 2 : 0;
      const int down = on_column(j) && i + 1 < frame.rows() ? 2 : 0;
      const int left = on_row(i) && j > 0 ? 2 : 0;
      const int right = on_row(i) && j + 1 < frame.columns() ? 2 : 0;
      picture.put(frame.top + i, frame.left + j, joint(up, right, down, left), Ink::kBoxLine);
    }
  }
}

// Where the i-th cell of a line begins, from the corner of the board. A blank stands on both sides
// of each cell of a small board, and two signs share it.
int offset_of(int i, int length, bool lines, bool across, int box) {
  if (lines) return i * (length + 1) + 1;
  const int boxes = box > 0 ? i / box : 0;
  return across ? 2 * i + 2 * boxes + 2 : i + boxes + 1;
}

}  // namespace

Measure measure_of(BoardSize size) {
  switch (size) {
    case BoardSize::kSmall:
      return {1, 1, false};
    case BoardSize::kMedium:
      return {3, 1, true};
    case BoardSize::kLarge:
      return {6, 3, true};
  }
  return {1, 1, false};
}

// ---- places

const BoardRules& Frame::board() const {
  static const BoardRules plain;
  return rules != nullptr ? *rules : plain;
}

int Frame::rows() const {
  const Measure measure = measure_of(size);
  const int all = board().rows;
  if (measure.lines) return all * (measure.height + 1) + 1;
  return all + 1 + (board().box_rows > 0 ? all / board().box_rows : 1);
}

int Frame::columns() const {
  const Measure measure = measure_of(size);
  const int all = board().columns;
  if (measure.lines) return all * (measure.width + 1) + 1;
  return 2 * all + 1 + 2 * (board().box_columns > 0 ? all / board().box_columns : 1);
}

int Frame::row_of(Cell c) const {
  const Measure measure = measure_of(size);
  return top + offset_of(nonet::row_of(c), measure.height, measure.lines, false, board().box_rows);
}

int Frame::column_of(Cell c) const {
  const Measure measure = measure_of(size);
  return left +
         offset_of(nonet::column_of(c), measure.width, measure.lines, true, board().box_columns);
}

bool Frame::has(Cell c) const {
  return nonet::row_of(c) < board().rows && nonet::column_of(c) < board().columns;
}

std::optional<Cell> Frame::cell_at(int row, int column) const {
  const Measure measure = measure_of(size);
  for (Cell c : Cell::all()) {
    if (!has(c)) continue;
    const int r = row - row_of(c);
    const int k = column - column_of(c);
    // On a small board the blank behind a digit belongs to it.
    const int width = measure.lines ? measure.width : 2;
    if (r >= 0 && r < measure.height && k >= 0 && k < width) return c;
  }
  return std::nullopt;
}

std::optional<Digit> Frame::note_at(int row, int column) const {
  const auto cell = cell_at(row, column);
  if (!cell || size != BoardSize::kLarge) return std::nullopt;
  return Digit(3 * (row - row_of(*cell)) + (column - column_of(*cell)) / 2);
}

int Frame::left_of_board() const {
  return size != BoardSize::kSmall && board().reaches_left() ? kBeside : 0;
}
int Frame::right_of_board() const {
  return size != BoardSize::kSmall && board().reaches_right() ? kBeside : 0;
}
int Frame::above_board() const {
  return size != BoardSize::kSmall && board().reaches_above() ? 1 : 0;
}
int Frame::below_board() const {
  return size != BoardSize::kSmall && board().reaches_below() ? 1 : 0;
}

// ---- lines

void draw_lines(Picture& picture, const Frame& frame) {
  if (!measure_of(frame.size).lines) return draw_small_lines(picture, frame);
  Lines(picture, frame).draw();
}

void draw_names(Picture& picture, const Frame& frame) {
  const Measure measure = measure_of(frame.size);
  for (int i = 0; i < frame.board().rows; ++i) {
    picture.put(frame.row_of(nonet::cell_at(i, 0)) + measure.height / 2,
                frame.left - frame.left_of_board() - 2, "r" + std::to_string(i + 1), Ink::kFaint);
  }
  for (int i = 0; i < frame.board().columns; ++i) {
    // The number stands over the digits.
    picture.put(frame.top - frame.above_board() - 1,
                frame.column_of(nonet::cell_at(0, i)) + (measure.width - 1) / 2 - 1,
                "c" + std::to_string(i + 1), Ink::kFaint);
  }
}

void draw_box_lines(Picture& picture, int top, int left) {
  for (int i = 0; i < kBoxRows; ++i) {
    for (int j = 0; j < kBoxColumns; ++j) {
      const bool on_row = i % 4 == 0;
      const bool on_column = j % 7 == 0;
      if (!on_row && !on_column) continue;
      const int across = !on_row ? 0 : i % 12 == 0 ? 2 : 1;
      const int along = !on_column ? 0 : j % 21 == 0 ? 2 : 1;
      const char32_t sign = joint(i > 0 ? along : 0, j + 1 < kBoxColumns ? across : 0,
                                  i + 1 < kBoxRows ? along : 0, j > 0 ? across : 0);
      picture.put(top + i, left + j, sign, Ink::kFaint);
    }
  }
}

}  // namespace nonet::cli::game
