#include "nonet/text/marked_board.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/lattice.h"
#include "nonet/text/roles.h"
#include "nonet/text/variant_board.h"

namespace nonet {
namespace {

// The sign behind a candidate, and its colour on top; none: the step says nothing of it.
struct Look {
  char sign = 0;
  std::string_view color;
};

// ANSI "select graphic rendition".
constexpr std::string_view kPatternColor = "\x1b[32m";
constexpr std::string_view kOtherSideColor = "\x1b[36m";
constexpr std::string_view kGoneColor = "\x1b[31m";
constexpr std::string_view kPlacedColor = "\x1b[1;32m";
constexpr std::string_view kStandsColor = "\x1b[1m";
constexpr std::string_view kGivenColor = "\x1b[1;36m";
constexpr std::string_view kFreshColor = "\x1b[1;33m";
constexpr std::string_view kNoColor = "\x1b[0m";

// Sides of a colouring are told apart by small letters, several sets by capitals, as sentences name
// them.
Look look_of(const Step& step, Candidate x) {
  auto in = [x](const std::vector<Candidate>& list) {
    return std::find(list.begin(), list.end(), x) != list.end();
  };
  if (in(step.placements)) return {'!', kPlacedColor};
  if (in(step.removals)) return {'-', kGoneColor};
  Look look;
  for (const Mark& mark : step.marks) {
    if (mark.candidate != x) continue;
    const bool lettered =
        mark.role == Role::kColor || (mark.role == Role::kSet && group_count(step, Role::kSet) > 1);
    if (lettered && mark.group < 26) {
      const char first = mark.role == Role::kColor ? 'a' : 'A';
      return {static_cast<char>(first + mark.group),
              mark.group % 2 == 0 ? kPatternColor : kOtherSideColor};
    }
    look = {'*', kPatternColor};
  }
  return look;
}

// A cell's text and how wide it looks, which differ once colours are in it.
struct Drawn {
  std::string text;
  std::size_t width = 0;

  void add(std::string_view plain, std::string_view color = {}) {
    text += color;
    text += plain;
    if (!color.empty()) text += kNoColor;
    width += plain.size();
  }
  void add(std::string plain, Look look, Paint paint) {
    if (look.sign != 0) plain += look.sign;
    add(plain, paint == Paint::kAnsi ? look.color : "");
  }
};

using Cells = std::array<Drawn, 81>;

// What stands around the cells.
struct Frame {
  std::size_t gap;  // blanks between two cells of a box
  bool numbered;    // rows and columns have their numbers beside them
};

using Widths = std::array<std::size_t, 9>;

Widths widths_of(const Cells& cells) {
  Widths widths{};
  for (Cell c : Cell::all()) {
    std::size_t& width = widths[column_of(c)];
    width = std::max(width, cells[c.index()].width);
  }
  return widths;
}

std::string rule_of(const Widths& widths, const Frame& frame) {
  std::string rule = frame.numbered ? "  " : "";
  for (int column = 0; column < 9; ++column) {
    if (column % 3 == 0) rule += column == 0 ? "+-" : "-+-";
    if (column % 3 != 0) rule += std::string(frame.gap, '-');
    rule += std::string(widths[column], '-');
  }
  return rule + "-+\n";
}

std::string column_numbers(const Widths& widths, const Frame& frame) {
  std::string text = "    ";
  for (int column = 0; column < 9; ++column) {
    if (column > 0) text += column % 3 == 0 ? "   " : std::string(frame.gap, ' ');
    text += std::to_string(column + 1);
    if (column < 8) text += std::string(widths[column] - 1, ' ');
  }
  return text + "\n";
}

std::string framed(const Cells& cells, const Frame& frame) {
  const Widths widths = widths_of(cells);
  const std::string rule = rule_of(widths, frame);
  std::string text = frame.numbered ? column_numbers(widths, frame) : "";
  for (Cell c : Cell::all()) {
    int column = column_of(c);
    if (column == 0 && row_of(c) % 3 == 0) text += rule;
    if (column == 0 && frame.numbered) text += std::to_string(row_of(c) + 1) + " ";
    if (column % 3 == 0) text += column == 0 ? "| " : " | ";
    if (column % 3 != 0) text += std::string(frame.gap, ' ');
    const Drawn& drawn = cells[c.index()];
    text += drawn.text + std::string(widths[column] - drawn.width, ' ');
    if (column == 8) text += " |\n";
  }
  return text + rule;
}

// Of a game with rules: lines around its boxes, and behind what a cell has the letter of its cage.
[[maybe_unused]] Lattice lattice_of(const Cells& cells, const Variant& variant) {
  Lattice lattice = {variant.rows, variant.cols, variant.boxes, {}, true};
  for (Cell c : Cell::all()) {
    const auto spot = spot_of(variant, c);
    if (!spot) continue;
    const std::string letters = cage_letters(variant, *spot);
    const Drawn& drawn = cells[c.index()];
    lattice.cells.push_back({drawn.text + letters, drawn.width + letters.size()});
  }
  return lattice;
}

std::string framed(const Cells& cells, const Frame& frame, const Grid& grid) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() != nullptr) {
      return lattice_of(cells, *grid.rulebook()->variant()).text();
    }
  }
  return framed(cells, frame);
}

// How wide that gets.
std::size_t width_of(const Cells& cells, const Frame& frame, const Grid& grid) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() != nullptr) {
      return lattice_of(cells, *grid.rulebook()->variant()).width();
    }
  }
  return rule_of(widths_of(cells), frame).size() - 1;
}

bool has_mark(const Step& step, Cell c, DigitSet digits) {
  for (Digit d : digits) {
    if (look_of(step, {c, d}).sign != 0) return true;
  }
  return false;
}

// A cell with more candidates than `most`, none of which is marked, shows dots.
std::string drawn_board(const Grid& grid, const Step& step, Paint paint, int most) {
  Cells cells;
  for (Cell c : Cell::all()) {
    Drawn& drawn = cells[c.index()];
    const DigitSet digits = grid.candidates(c);
    if (digits.size() > most && !has_mark(step, c, digits)) {
      drawn.add("..");
      continue;
    }
    for (Digit d : digits) {
      const Look look = grid.is_open(c) ? look_of(step, {c, d}) : Look();
      drawn.add(name_of(d, grid.topology()), look, paint);
    }
    if (!grid.is_open(c) && paint == Paint::kAnsi) {
      drawn.text = std::string(kStandsColor) + drawn.text + std::string(kNoColor);
    }
  }
  return framed(cells, {.gap = 2, .numbered = false}, grid);
}

// ---- on a screen

// A cell of a game's board; one with more candidates than `most` shows the marked ones and dots.
Drawn screen_cell(const Grid& grid, Cell c, const Step& step, const ScreenLook& look, int most) {
  const bool stands = !grid.is_open(c);
  std::string_view color;
  if (look.paint == Paint::kAnsi) {
    if (stands) color = grid.givens().contains(c) ? kGivenColor : kStandsColor;
    if (look.fresh.contains(c)) color = kFreshColor;
  }
  const DigitSet digits = grid.candidates(c);
  Drawn drawn;
  std::string unmarked;
  bool marked = false;
  auto add_unmarked = [&] {
    if (!unmarked.empty()) drawn.add(unmarked, color);
    unmarked.clear();
  };
  for (Digit d : digits) {
    const Look mark = look_of(step, {c, d});
    marked |= mark.sign != 0;
    if (mark.sign != 0) {
      add_unmarked();
      drawn.add(name_of(d, grid.topology()), mark, look.paint);
    } else if (digits.size() <= most) {
      unmarked += name_of(d, grid.topology());
    }
  }
  if (digits.size() > most) unmarked = "..";
  if (digits.empty()) unmarked = "-";
  if (!stands && digits.size() == 1 && !marked) unmarked = "(" + unmarked + ")";
  add_unmarked();
  return drawn;
}

}  // namespace

std::string digit_board(const Board& board) {
  Cells cells;
  for (Cell c : Cell::all()) {
    cells[c.index()].add(board.has(c) ? std::to_string(board.number_at(c)) : ".", "");
  }
  return framed(cells, {.gap = 1, .numbered = false});
}

std::string candidate_board(const Grid& grid) {
  return drawn_board(grid, Step(), Paint::kPlain, Digit::kCount);
}

std::string marked_board(const Grid& before, const Step& step, Paint paint) {
  // A puzzle with rules may begin without a digit, and all its candidates fit on no screen.
  constexpr int kNotMany = 6;
  return drawn_board(before, step, paint,
                     before.rulebook() == nullptr ? int{Digit::kCount} : kNotMany);
}

std::string screen_board(const Grid& grid, const Step& step, const ScreenLook& look) {
  constexpr Frame kFrame = {.gap = 1, .numbered = true};
  Cells cells;
  for (int most = 9; most > 0; --most) {
    for (Cell c : Cell::all()) cells[c.index()] = screen_cell(grid, c, step, look, most);
    const std::size_t width = width_of(cells, kFrame, grid);
    if (look.columns == 0 || width <= static_cast<std::size_t>(look.columns)) break;
  }
  return framed(cells, kFrame, grid);
}

}  // namespace nonet
