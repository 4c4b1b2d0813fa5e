#include "nonet/text/marked_board.h"

#include <algorithm>

namespace nonet {
namespace {

enum class Look { kNormal, kPattern, kGone, kPlaced };

Look look_of(const Step& step, Candidate x) {
  auto in = [x](const std::vector<Candidate>& list) {
    return std::find(list.begin(), list.end(), x) != list.end();
  };
  if (in(step.placements)) return Look::kPlaced;
  if (in(step.removals)) return Look::kGone;
  for (const Mark& mark : step.marks) {
    if (mark.candidate == x) return Look::kPattern;
  }
  return Look::kNormal;
}

// A cell's text and how wide it looks, which differ once colours are in it.
struct Drawn {
  std::string text;
  std::size_t width = 0;

  void add(char digit, Look look, Paint paint) {
    if (look == Look::kNormal) {
      text += digit;
      ++width;
      return;
    }
    const bool color = paint == Paint::kAnsi;
    if (color)
      text += look == Look::kGone ? "\x1b[31m" : look == Look::kPlaced ? "\x1b[1;32m" : "\x1b[32m";
    text += digit;
    text += look == Look::kGone ? '-' : look == Look::kPlaced ? '!' : '*';
    if (color) text += "\x1b[0m";
    width += 2;
  }
};

std::string drawn_board(const Grid& grid, const Step& step, Paint paint) {
  std::array<Drawn, 81> cells;
  std::array<std::size_t, 9> widths{};
  for (Cell c : Cell::all()) {
    Drawn& drawn = cells[c.index()];
    for (Digit d : grid.candidates(c)) {
      Look look = grid.is_open(c) ? look_of(step, {c, d}) : Look::kNormal;
      drawn.add(static_cast<char>('0' + d.number()), look, paint);
    }
    if (!grid.is_open(c) && paint == Paint::kAnsi) drawn.text = "\x1b[1m" + drawn.text + "\x1b[0m";
    std::size_t& width = widths[column_of(c)];
    width = std::max(width, drawn.width);
  }
  std::string rule;
  for (int column = 0; column < 9; ++column) {
    if (column % 3 == 0) rule += column == 0 ? "+-" : "-+-";
    if (column % 3 != 0) rule += "--";
    rule += std::string(widths[column], '-');
  }
  rule += "-+\n";
  std::string text;
  for (Cell c : Cell::all()) {
    int column = column_of(c);
    if (column == 0 && row_of(c) % 3 == 0) text += rule;
    if (column % 3 == 0) text += column == 0 ? "| " : " | ";
    if (column % 3 != 0) text += "  ";
    const Drawn& drawn = cells[c.index()];
    text += drawn.text + std::string(widths[column] - drawn.width, ' ');
    if (column == 8) text += " |\n";
  }
  return text + rule;
}

}  // namespace

std::string candidate_board(const Grid& grid) {
  return drawn_board(grid, Step(), Paint::kPlain);
}

std::string marked_board(const Grid& before, const Step& step, Paint paint) {
  return drawn_board(before, step, paint);
}

}  // namespace nonet
