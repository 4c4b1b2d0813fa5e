#include "cli/game/board_lines.h"

namespace nonet::cli::game {
namespace {

// The corner where lines meet: which of its four arms there are, and which are of boxes.
char32_t corner(int i, int j) {
  const bool heavy_row = i % 3 == 0;
  const bool heavy_column = j % 3 == 0;
  const bool top = i == 0, bottom = i == 9, left = j == 0, right = j == 9;
  if (top) return left ? U'┏' : right ? U'┓' : heavy_column ? U'┳' : U'┯';
  if (bottom) return left ? U'┗' : right ? U'┛' : heavy_column ? U'┻' : U'┷';
  if (left) return heavy_row ? U'┣' : U'┠';
  if (right) return heavy_row ? U'┫' : U'┨';
  if (heavy_row) return heavy_column ? U'╋' : U'┿';
  return heavy_column ? U'╂' : U'┼';
}

void draw_small_lines(Picture& picture, const Frame& frame) {
  for (int i : {0, 4, 8, 12}) {
    for (int j = 0; j < frame.columns(); ++j) {
      picture.put(frame.top + i, frame.left + j,
                  j % 8 == 0 ? corner(3 * (i / 4), 3 * (j / 8)) : U'━', Ink::kBoxLine);
    }
  }
  for (int i = 0; i < frame.rows(); ++i) {
    if (i % 4 == 0) continue;
    for (int j : {0, 8, 16, 24}) picture.put(frame.top + i, frame.left + j, U'┃', Ink::kBoxLine);
  }
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

// A blank stands on both sides of each cell of a small board, and two signs share it.
int offset_of(int i, int length, bool lines, bool across) {
  if (lines) return i * (length + 1) + 1;
  return across ? 2 * i + 2 * (i / 3) + 2 : i + i / 3 + 1;
}

// ---- places

int Frame::rows() const {
  const Measure measure = measure_of(size);
  return measure.lines ? 9 * (measure.height + 1) + 1 : 13;
}

int Frame::columns() const {
  const Measure measure = measure_of(size);
  return measure.lines ? 9 * (measure.width + 1) + 1 : 25;
}

int Frame::row_of(Cell c) const {
  const Measure measure = measure_of(size);
  return top + offset_of(nonet::row_of(c), measure.height, measure.lines, false);
}

int Frame::column_of(Cell c) const {
  const Measure measure = measure_of(size);
  return left + offset_of(nonet::column_of(c), measure.width, measure.lines, true);
}

std::optional<Cell> Frame::cell_at(int row, int column) const {
  const Measure measure = measure_of(size);
  for (Cell c : Cell::all()) {
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

// ---- lines

void draw_lines(Picture& picture, const Frame& frame) {
  const Measure measure = measure_of(frame.size);
  if (!measure.lines) return draw_small_lines(picture, frame);
  const int across = measure.width + 1;
  const int down = measure.height + 1;
  for (int i = 0; i < frame.rows(); ++i) {
    for (int j = 0; j < frame.columns(); ++j) {
      const bool on_row = i % down == 0;
      const bool on_column = j % across == 0;
      if (!on_row && !on_column) continue;
      const bool heavy_row = on_row && i / down % 3 == 0;
      const bool heavy_column = on_column && j / across % 3 == 0;
      const char32_t sign = on_row && on_column ? corner(i / down, j / across)
                            : on_row            ? (heavy_row ? U'━' : U'─')
                                                : (heavy_column ? U'┃' : U'│');
      picture.put(frame.top + i, frame.left + j, sign,
                  heavy_row || heavy_column ? Ink::kBoxLine : Ink::kFaint);
    }
  }
}

void draw_names(Picture& picture, const Frame& frame) {
  const Measure measure = measure_of(frame.size);
  for (int i = 0; i < 9; ++i) {
    const std::string number = std::to_string(i + 1);
    picture.put(frame.row_of(cell_at(i, 0)) + measure.height / 2, frame.left - 2, "r" + number,
                Ink::kFaint);
    // The number stands over the digits.
    picture.put(frame.top - 1, frame.column_of(cell_at(0, i)) + (measure.width - 1) / 2 - 1,
                "c" + number, Ink::kFaint);
  }
}

void draw_box_lines(Picture& picture, int top, int left) {
  for (int i = 0; i < kBoxRows; ++i) {
    for (int j = 0; j < kBoxColumns; ++j) {
      const bool on_row = i % 4 == 0;
      const bool on_column = j % 7 == 0;
      if (!on_row && !on_column) continue;
      const char32_t sign = on_row && on_column ? corner(i == 12 ? 9 : i / 4, j == 21 ? 9 : j / 7)
                            : on_row            ? (i % 12 == 0 ? U'━' : U'─')
                                                : (j % 21 == 0 ? U'┃' : U'│');
      picture.put(top + i, left + j, sign, Ink::kFaint);
    }
  }
}

void draw_brackets(Picture& picture, int row, int column, BoardSize size, bool cursor) {
  const Measure measure = measure_of(size);
  for (int i = 0; i < measure.height; ++i) {
    const Ink ink = cursor ? Ink::kKey : Ink::kTitle;
    picture.put(row + i, column - 1, cursor ? U'[' : U'(', ink);
    picture.put(row + i, column + measure.width, cursor ? U']' : U')', ink);
  }
}

}  // namespace nonet::cli::game
