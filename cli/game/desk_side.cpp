// What stands beside the board, or below it: the panel or, where there is none and the board has no
// room for notes, the notes of the cell under the cursor and of its houses; and at the foot that
// cell and how many of each digit are left.
#include <algorithm>

#include "cli/game/desk.h"
#include "nonet/core/names.h"
#include "nonet/text/notation.h"

namespace nonet::cli::game {
namespace {

constexpr int kTallyWidth = 4;  // "1×4 "

// How many of so many digits stand in a line: about the same in each.
int tallies_across(int columns, int digits) {
  const int fit = std::clamp((columns + 1) / kTallyWidth, 1, digits);
  const int lines = (digits + fit - 1) / fit;
  return (digits + lines - 1) / lines;
}
int tally_lines(int columns, int digits) {
  const int across = tallies_across(columns, digits);
  return (digits + across - 1) / across;
}

// "Row 5: c2 159, c3 59": the notes of a line, cell by cell; "" where there are none.
std::string line_notes(const Table& table, Cell in, bool row) {
  std::string text;
  for (Cell c : table.cells()) {
    if (row ? nonet::row_of(c) != nonet::row_of(in) : column_of(c) != column_of(in)) continue;
    const Square& square = table.at(c);
    if (square.digit != 0 || square.notes.empty()) continue;
    const int number = row ? column_of(c) : nonet::row_of(c);
    text += (text.empty() ? "" : ", ") + std::string(row ? "c" : "r") + std::to_string(number + 1) +
            " " + digits_text(square.notes, table.names());
  }
  if (text.empty()) return text;
  return (row ? "Row " + std::to_string(nonet::row_of(in) + 1)
              : "Column " + std::to_string(column_of(in) + 1)) +
         ": " + text;
}

bool has_notes(const Table& table) {
  for (Cell c : table.open()) {
    if (!table.at(c).notes.empty()) return true;
  }
  return false;
}

// For who sees the game for the first time, where nothing else is to be told.
void draw_primer(Picture& picture, int top, int left, int columns) {
  for (std::string_view paragraph :
       {"Arrows go about, 1 to 9 write.", "Space: digits are notes.", "c: all candidates.",
        "u: undo.", "t: a tip, a little at a time.", "?: all keys."}) {
    for (const std::string& line : broken(paragraph, columns, 2)) {
      picture.put(top++, left, line, Ink::kFaint);
    }
  }
}

}  // namespace

void Desk::draw_side(Picture& picture, int top, int left, int rows, int columns) {
  if (paused_) return;
  constexpr int kReadable = 4;
  // Who looks for something in an exercise needs the notes, which only a large board has in its
  // cells: once he goes about they take the place of the words.
  notes_for_task_ = at_lesson_ && drill_ && !drill_->is_lesson && task_is_read_ && left > 0 &&
                    frame_.size != BoardSize::kLarge;
  if (notes_for_task_) {
    picture.put(top, left, panel_.title + "  (Esc: words)", Ink::kTitle);
    top += 2;
    rows -= 2;
  } else if (!panel_.empty()) {
    // Rather one sentence that can be read than the first words of many.
    if (rows < kReadable) return say_too_small(picture);
    return draw_panel(picture, top, left, rows, columns);
  }
  if (rows <= 0) return;
  if (left == 0) {  // below the board
    picture.put(top, left + 1, cell_words(), Ink::kFaint);
    if (board_.has_rules()) {
      draw_rules_side(picture, top + 1, 1, rows - 1, columns - 1);
    } else if (rows > tally_lines(columns - 1, table().digit_count())) {
      draw_tally(picture, top + 1, 1, columns - 1);
    }
    return;
  }
  if (board_.has_rules()) {
    const int row = draw_rules_side(picture, top, left, rows, columns);
    const bool wanted = frame_.size != BoardSize::kLarge && has_notes(table());
    if (wanted) draw_notes(picture, row, left, rows - (row - top), columns);
    return;
  }
  if (frame_.size == BoardSize::kLarge || !has_notes(table())) {
    return draw_primer(picture, top, left, columns);
  }
  draw_notes(picture, top, left, rows, columns);
}

void Desk::say_too_small(Picture& picture) const {
  put_line(picture, message_row(picture.rows()), "Make it larger for the words.", Ink::kTitle);
}

// The box as on paper, below it the notes of the row and of the column.
void Desk::draw_notes(Picture& picture, int top, int left, int rows, int columns) {
  int row = top;
  if (!board_.has_rules() && rows > kBoxRows && columns >= kBoxColumns) {
    const Topology& topology = table().topology();
    const House box = topology.house_of(cursor_, HouseKind::kBox);
    picture.put(row++, left, "Notes in " + name_of(box, topology), Ink::kFaint);
    draw_box(picture, row, left, look_of(nullptr));
    row += kBoxRows;
  }
  for (const bool is_row : {true, false}) {
    const std::string text = line_notes(table(), cursor_, is_row);
    if (text.empty()) continue;
    for (const std::string& line : broken(text, columns - 1, 2)) {
      if (row >= top + rows) return picture.put(row - 1, left + columns - 1, U'…', Ink::kKey);
      picture.put(row++, left, line, Ink::kNote);
    }
  }
}

std::string Desk::cell_words() const {
  const Square& square = table().at(cursor_);
  const std::string name = name_of(cursor_) + ": ";
  if (square.digit != 0) {
    return name + name_of(Digit::from_number(square.digit), table().names()) +
           (table().is_given(cursor_) ? ", given" : "");
  }
  return name + (square.notes.empty() ? "no notes"
                                      : "notes " + digits_text(square.notes, table().names()));
}

void Desk::draw_tally(Picture& picture, int row, int left, int columns) const {
  const int across = tallies_across(columns, table().digit_count());
  for (Digit d : Digit::all()) {
    if (d.index() >= table().digit_count()) break;
    const int count = table().left(d);
    const int at = left + kTallyWidth * (d.index() % across);
    const int line = row + d.index() / across;
    picture.put(line, at, name_of(d, table().names()), count > 0 ? Ink::kPlaced : Ink::kFaint);
    if (count > 0) picture.put(line, at + 1, "×" + std::to_string(count), Ink::kFaint);
  }
}

// Above the line `end`; returns the line that it begins in.
int Desk::draw_foot(Picture& picture, int end, int left, int columns, bool tally) const {
  if (paused_) return end;
  const int lines = tally ? tally_lines(columns, table().digit_count()) : 0;
  picture.put(end - lines - 1, left, cell_words(), Ink::kFaint);
  if (tally) draw_tally(picture, end - lines, left, columns);
  return end - lines - 1;
}

void Desk::draw_panel(Picture& picture, int top, int left, int rows, int columns) {
  std::string title = panel_.title;
  if (panel_.kind == Panel::Kind::kLadder && panel_.hint->rungs.size() > 1) {
    title += " " + std::to_string(panel_.rung) + " of " +
             std::to_string(panel_.hint->rungs.size()) +
             (panel_.rung < static_cast<int>(panel_.hint->rungs.size()) ? "  (t: more)" : "");
  }
  if (panel_.is_walked()) title += "  (n: walk)";
  picture.put(top, left, title, Ink::kTitle);
  int begin = top + 1;
  if (const std::string legend = legend_text(panel_); !legend.empty()) {
    for (const std::string& line : broken(legend, columns - 1)) {
      picture.put(begin++, left, line, Ink::kFaint);
    }
  }
  ++begin;
  const auto lines = lines_of(panel_, columns - 1);
  // Where that is more than there is room for, the last line says how to go on.
  const bool whole = static_cast<int>(lines.size()) <= top + rows - begin;
  const int room = top + rows - begin - (whole ? 0 : 1);
  const int last = std::max(static_cast<int>(lines.size()) - room, 0);
  if (!panel_.is_scrolled) {
    panel_.scroll = 0;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
      if (lines[static_cast<std::size_t>(i)].chosen) panel_.scroll = i - room / 2;
    }
  }
  const int first = panel_.scroll = std::clamp(panel_.scroll, 0, last);
  for (int i = 0; i < room && first + i < static_cast<int>(lines.size()); ++i) {
    const PanelLine& line = lines[static_cast<std::size_t>(first) + static_cast<std::size_t>(i)];
    picture.put(begin + i, left, line.text, line.ink);
  }
  if (first > 0) picture.put(begin - 1, left + columns - 1, U'↑', Ink::kKey);
  if (first < last) picture.put(top + rows - 1, left, "↓ PgDn: more", Ink::kKey);
}

}  // namespace nonet::cli::game
