#include "cli/game/board_view.h"

#include <algorithm>

#include "cli/game/board_lines.h"
#include "cli/game/rule_drawing.h"

namespace nonet::cli::game {
namespace {

// ---- what a place of a cell shows

struct Shown {
  char32_t sign = U' ';
  Ink ink = Ink::kPlain;
};

// A candidate in the drawing: what becomes of it, or its role.
std::optional<Shown> drawn_sign(const Drawing& drawing, Candidate x) {
  const auto among = [&](const std::vector<Candidate>& list) {
    return std::find(list.begin(), list.end(), x) != list.end();
  };
  if (among(drawing.comes)) return Shown{U'!', Ink::kComes};
  if (among(drawing.goes)) return Shown{U'-', Ink::kGoes};
  for (auto told = drawing.told.rbegin(); told != drawing.told.rend(); ++told) {
    if (told->candidate != x) continue;
    const Ink ink = told->now ? Ink::kKey : told->holds ? Ink::kPattern : Ink::kGoes;
    return Shown{told->holds ? U'+' : U'/', ink};
  }
  for (const Mark& mark : drawing.marks) {
    if (mark.candidate == x) return Shown{sign_of(mark), ink_of(mark)};
  }
  if (among(drawing.bars)) return Shown{kBarSign, Ink::kSecond};
  return std::nullopt;
}

class CellView {
 public:
  CellView(const Look& look, const BoardRules& rules, Cell cell)
      : look_(look), rules_(rules), cell_(cell), square_(look.table->at(cell)) {
    if (look.drawing != nullptr && square_.digit == 0 && !look.drawing->grid.is_open(cell)) {
      shown_ = look.drawing->grid.candidates(cell).first().number();
    }
  }

  // One more than its place among the digits; 0: there is none.
  int digit() const { return square_.digit != 0 ? square_.digit : shown_; }
  char32_t letter() const { return letter_of(Digit::from_number(digit())); }
  Ink digit_ink() const {
    if (look_.wrong.contains(cell_) || look_.clashing.contains(cell_)) return Ink::kWrong;
    if (shown_ != 0) return Ink::kShown;
    return look_.table->is_given(cell_) ? Ink::kGiven : Ink::kPlaced;
  }
  // The sign behind a digit.
  Shown behind() const {
    if (look_.drawing != nullptr && digit() != 0) {
      if (auto sign = drawn_sign(*look_.drawing, {cell_, Digit::from_number(digit())})) {
        return *sign;
      }
    }
    if (look_.wrong.contains(cell_)) return {U'x', Ink::kWrong};
    if (look_.clashing.contains(cell_)) return {U'#', Ink::kWrong};
    if (square_.colour != 0) return {U'a' + square_.colour - 1U, Ink::kFaint};
    return {};
  }
  bool is_lit() const { return look_.lit && digit() == look_.lit->number(); }

  // An empty cell that stands out has a dot.
  bool is_dotted() const { return in_sight() || in_house(); }

  Ground ground() const {
    if (look_.cursor_shown && look_.cursor == cell_) return Ground::kCursor;
    if (look_.chosen.contains(cell_)) return Ground::kChosen;
    if (square_.colour != 0) return ground_of_colour(square_.colour);
    if (is_lit()) return Ground::kSame;
    if (in_house()) return Ground::kHouse;
    if (in_sight()) return Ground::kPeer;
    return rules_.shaded.contains(cell_) ? Ground::kShade : Ground::kPlain;
  }
  bool in_house() const {
    if (look_.drawing == nullptr) return false;
    if (look_.drawing->ruled.contains(cell_)) return true;
    const Topology& topology = look_.drawing->grid.topology();
    const auto& houses = look_.drawing->houses;
    return std::any_of(houses.begin(), houses.end(),
                       [&](House h) { return topology.cells(h).contains(cell_); });
  }
  bool in_sight() const {
    return look_.peers && look_.cursor_shown &&
           look_.table->topology().peers(look_.cursor).contains(cell_);
  }
  // On a small board: which region the cell lies in, where no lines show it.
  char32_t region() const {
    const int box = rules_.box_of(row_of(cell_), column_of(cell_));
    return box < 0 || rules_.box_rows > 0 ? U' ' : U'a' + static_cast<char32_t>(box % 26);
  }

  // The notes that are to be seen: with a drawing its candidates, as far as they are the player's
  // or play a role.
  DigitSet notes() const {
    if (digit() != 0) return {};
    if (look_.drawing == nullptr || !look_.drawing->shows_candidates()) return square_.notes;
    return look_.drawing->grid.candidates(cell_);
  }
  char32_t letter_of(Digit d) const {
    return U'0' + static_cast<char32_t>(look_.table->names().number_of(d));
  }
  Shown note(Digit d) const {
    if (!notes().contains(d)) return {};
    if (look_.drawing != nullptr) {
      if (auto sign = drawn_sign(*look_.drawing, {cell_, d})) {
        return {letter_of(d), sign->ink};
      }
    }
    const bool lit = look_.lit && *look_.lit == d;
    return {letter_of(d), lit ? Ink::kKey : Ink::kNote};
  }
  Shown note_sign(Digit d) const {
    if (!notes().contains(d)) return {};
    if (look_.drawing != nullptr) {
      if (auto sign = drawn_sign(*look_.drawing, {cell_, d})) return *sign;
    }
    if (const int colour = square_.note_colour(d); colour != 0) {
      return {U'a' + static_cast<char32_t>(colour) - 1U, Ink::kFaint};
    }
    return look_.lit && *look_.lit == d ? Shown{U'‹', Ink::kKey} : Shown{};
  }
  Ground note_ground(Digit d) const {
    const int colour = square_.note_colour(d);
    return notes().contains(d) && colour != 0 ? ground_of_colour(colour) : ground();
  }
  // The marked candidates of an open cell, for where there is room for few.
  DigitSet marked() const {
    DigitSet digits;
    if (look_.drawing == nullptr || digit() != 0) return digits;
    for (Digit d : Digit::all()) {
      if (drawn_sign(*look_.drawing, {cell_, d})) digits.insert(d);
    }
    return digits;
  }

 private:
  const Look& look_;
  const BoardRules& rules_;
  Cell cell_;
  const Square& square_;
  int shown_ = 0;
};

// "›5#", " 5a", "47*", "3-", " · ".
void draw_medium(Picture& picture, int row, int column, const CellView& view) {
  const Ground ground = view.ground();
  for (int i = 0; i < 3; ++i) picture.put(row, column + i, U' ', Ink::kPlain, ground);
  if (view.digit() != 0) {
    if (view.is_lit()) picture.put(row, column, U'›', Ink::kKey, ground);
    picture.put(row, column + 1, view.letter(), view.digit_ink(), ground);
    picture.put(row, column + 2, view.behind().sign, view.behind().ink, ground);
    return;
  }
  const DigitSet marked = view.marked();
  if (marked.empty()) {
    picture.put(row, column + 2, view.behind().sign, view.behind().ink, ground);
    if (view.is_dotted()) picture.put(row, column + 1, U'·', Ink::kFaint, ground);
    return;
  }
  // What comes or goes first, then roles.
  std::vector<Digit> digits;
  for (Digit d : marked) digits.push_back(d);
  const auto weight = [&](Digit d) {
    const char32_t sign = view.note_sign(d).sign;
    return sign == U'!' ? 0 : sign == U'-' ? 1 : 2;
  };
  std::stable_sort(digits.begin(), digits.end(),
                   [&](Digit a, Digit b) { return weight(a) < weight(b); });
  const bool same =
      digits.size() == 2 && view.note_sign(digits[0]).sign == view.note_sign(digits[1]).sign;
  int at = column;
  const std::size_t shown = same ? 2 : 1;
  for (std::size_t i = 0; i < shown; ++i) {
    picture.put(row, at++, view.note(digits[i]).sign, view.note(digits[i]).ink, ground);
  }
  picture.put(row, at++, view.note_sign(digits[0]).sign, view.note_sign(digits[0]).ink, ground);
  if (digits.size() > shown) picture.put(row, at, U'…', Ink::kFaint, ground);
}

void draw_small(Picture& picture, int row, int column, const CellView& view) {
  picture.put(row, column + 1, view.region(), Ink::kFaint);
  if (view.digit() != 0) {
    picture.put(row, column, view.letter(), view.digit_ink(), view.ground());
    if (const Shown sign = view.behind();
        sign.sign == U'x' || sign.sign == U'#' || sign.sign == kBarSign) {
      picture.put(row, column + 1, sign.sign, sign.ink);
    }
    return;
  }
  const DigitSet marked = view.marked();
  if (!marked.empty()) {
    const Digit d = marked.first();
    picture.put(row, column, view.note(d).sign, view.note(d).ink, view.ground());
    picture.put(row, column + 1, view.note_sign(d).sign, view.note_sign(d).ink);
    return;
  }
  picture.put(row, column, U'·', Ink::kFaint, view.ground());
}

void draw_large(Picture& picture, int row, int column, const CellView& view) {
  const Ground ground = view.ground();
  for (int i = 0; i < 18; ++i) picture.put(row + i / 6, column + i % 6, U' ', Ink::kPlain, ground);
  if (view.digit() != 0) {
    if (view.is_lit()) picture.put(row + 1, column + 1, U'›', Ink::kKey, ground);
    picture.put(row + 1, column + 2, view.letter(), view.digit_ink(), ground);
    picture.put(row + 1, column + 3, view.behind().sign, view.behind().ink, ground);
    return;
  }
  for (Digit d : Digit::all()) {
    const int r = row + d.index() / 3;
    const int c = column + 2 * (d.index() % 3);
    picture.put(r, c, view.note(d).sign, view.note(d).ink, view.note_ground(d));
    picture.put(r, c + 1, view.note_sign(d).sign, view.note_sign(d).ink, view.note_ground(d));
  }
  // The middle one alone would stand where a digit stands.
  if (view.notes() == DigitSet{Digit::from_number(5)}) {
    for (int i : {0, 4}) picture.put(row + 1, column + i, U'·', Ink::kFaint, ground);
  }
  if (view.notes().empty()) {
    if (view.is_dotted()) picture.put(row + 1, column + 2, U'·', Ink::kFaint, ground);
    picture.put(row + 1, column + 3, view.behind().sign, view.behind().ink, ground);
  } else if (view.behind().sign != U' ') {
    picture.put(row + 2, column + 5, view.behind().sign, view.behind().ink, ground);
  }
}

void draw_cell(Picture& picture, int row, int column, BoardSize size, const CellView& view) {
  if (size == BoardSize::kSmall) return draw_small(picture, row, column, view);
  if (size == BoardSize::kMedium) return draw_medium(picture, row, column, view);
  draw_large(picture, row, column, view);
}

}  // namespace

// ---- the whole

// [ ] or ( ) in the place of the lines beside a cell, but for the signs of rules there.
static void draw_brackets(Picture& picture, int row, int column, BoardSize size, bool cursor,
                          const Places& taken = {}) {
  const Measure measure = measure_of(size);
  const Ink ink = cursor ? Ink::kKey : Ink::kTitle;
  const auto put = [&](int r, int c, char32_t sign) {
    if (!taken.contains({r, c})) picture.put(r, c, sign, ink);
  };
  for (int i = 0; i < measure.height; ++i) {
    put(row + i, column - 1, cursor ? U'[' : U'(');
    put(row + i, column + measure.width, cursor ? U']' : U')');
  }
}

std::vector<int> draw_board(Picture& picture, const Frame& frame, const Look& look) {
  const Measure measure = measure_of(frame.size);
  draw_lines(picture, frame);
  draw_names(picture, frame);
  if (look.hidden) return {};
  for (Cell c : Cell::all()) {
    if (!frame.has(c)) continue;
    draw_cell(picture, frame.row_of(c), frame.column_of(c), frame.size,
              CellView(look, frame.board(), c));
  }
  const DrawnRules drawn = draw_rules(picture, frame);
  for (Cell c : look.chosen) {
    draw_brackets(picture, frame.row_of(c), frame.column_of(c), frame.size, false, drawn.taken);
  }
  if (!look.cursor_shown) return drawn.undrawn;
  const int row = frame.row_of(look.cursor);
  const int column = frame.column_of(look.cursor);
  draw_brackets(picture, row, column, frame.size, true, drawn.taken);
  picture.cursor_row = row + measure.height / 2;
  picture.cursor_column = column + (measure.width - 1) / 2;
  return drawn.undrawn;
}

void draw_box(Picture& picture, int top, int left, const Look& look) {
  const House box = Topology::classic().house_of(look.cursor, HouseKind::kBox);
  const auto& cells = Topology::classic().order(box);
  const BoardRules plain;
  draw_box_lines(picture, top, left);
  if (look.hidden) return;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int row = top + 1 + 4 * static_cast<int>(i / 3);
    const int column = left + 1 + 7 * static_cast<int>(i % 3);
    draw_large(picture, row, column, CellView(look, plain, cells[i]));
    if (look.cursor_shown && cells[i] == look.cursor) {
      draw_brackets(picture, row, column, BoardSize::kLarge, true);
    }
  }
}

}  // namespace nonet::cli::game
