// What is seen: the bar on top, the board by the size of the screen, what stands beside or below
// it, and the lines at the bottom.
#include <algorithm>

#include "cli/game/desk.h"
#include "cli/game/rules_told.h"
#include "nonet/core/clues.h"
#include "nonet/core/names.h"
#include "nonet/text/notation.h"

namespace nonet::cli::game {
namespace {

constexpr int kFewLines = 3;  // the bar, names of columns, reminders
constexpr int kMediumLines = 5;
constexpr int kLargeSide = 36;
constexpr int kMediumSide = 43;
constexpr int kLeastRows = 16;
constexpr int kLeastColumns = 27;
constexpr int kNarrowSide = 24;

std::string blanks_to(std::string text, std::size_t width) {
  const std::size_t have = characters_of(text).size();
  if (have < width) text.append(width - have, ' ');
  return text;
}

// The largest that leaves room for the lines above and below it and for what stands beside it:
// from 100 x 40 on notes stand in the cells of nine by nine, and 80 x 24 hold a medium board.
BoardSize size_for(int rows, int columns, const BoardRules& rules) {
  const auto fits = [&](BoardSize size, int lines, int side) {
    const Frame frame{size, 0, 0, &rules};
    const int high = frame.above_board() + frame.below_board();
    const int wide = frame.left_of_board() + frame.right_of_board();
    // What rules write beside the board may take a line and some room of what is beside it.
    return rows >= frame.rows() + std::max(lines, high + kFewLines) &&
           columns >= frame.columns() + std::max(side, wide + kNarrowSide + 4);
  };
  if (fits(BoardSize::kLarge, kFewLines, kLargeSide)) return BoardSize::kLarge;
  return fits(BoardSize::kMedium, kMediumLines, kMediumSide) ? BoardSize::kMedium
                                                             : BoardSize::kSmall;
}

// Keys that are worth knowing, the first ones first.
struct Reminder {
  std::string_view key, words;
};
void draw_reminders(Picture& picture, int row, const std::vector<Reminder>& reminders) {
  int column = 0;
  for (const auto& [key, words] : reminders) {
    const int width = static_cast<int>(key.size() + words.size()) + 1;
    if (column + width > picture.columns()) return;
    picture.put(row, column, key, Ink::kKey);
    picture.put(row, column + static_cast<int>(key.size()) + 1, words, Ink::kFaint);
    column += width + 2;
  }
}

}  // namespace

Picture Desk::picture(int rows, int columns) {
  Picture picture(rows, columns);
  if (rows < kLeastRows || columns < kLeastColumns) {
    const auto lines = broken("The window is too small: 27 by 16 is the least.", columns);
    for (std::size_t i = 0; i < lines.size(); ++i) picture.put(static_cast<int>(i), 0, lines[i]);
    frame_ = {BoardSize::kSmall, rows, columns, &board_};
    return picture;
  }
  switch (scene_) {
    case Scene::kGame:
      draw_game(picture);
      break;
    case Scene::kSheet:
      draw_sheet(picture);
      break;
    case Scene::kMenu:
    case Scene::kQuestion:
      draw_menu(picture);
      break;
  }
  // Where the board leaves no line for it, it stands in the place of the reminders.
  const int row = message_row(rows);
  if (!seeking_.empty()) {
    const auto since = options_.clock() - sought_since_;
    const std::string text =
        seeking_ + " ..." + (since > 1 ? " " + std::to_string(since) + " s" : "") + "  Esc: stop";
    put_line(picture, row, text, Ink::kTitle);
  } else if (!message_.empty()) {
    put_line(picture, row, message_, Ink::kGood);
  }
  return picture;
}

int Desk::message_row(int rows) const {
  const bool tight =
      scene_ == Scene::kGame && frame_.top + frame_.rows() + frame_.below_board() > rows - 2;
  return tight ? rows - 1 : rows - 2;
}

void Desk::draw_bar(Picture& picture, const std::string& left, const std::string& right) {
  const int columns = picture.columns();
  picture.lay(0, 0, columns, Ground::kBar);
  const int width = static_cast<int>(characters_of(right).size());
  std::u32string title = characters_of(left);
  const auto room = static_cast<std::size_t>(std::max(columns - width - 3, 1));
  if (title.size() > room) title = title.substr(0, room - 1) + U'…';
  for (std::size_t i = 0; i < title.size(); ++i) {
    picture.put(0, 1 + static_cast<int>(i), title[i], Ink::kTitle, Ground::kBar);
  }
  if (width + 2 < columns) picture.put(0, columns - width - 1, right, Ink::kTitle, Ground::kBar);
}

std::string Desk::title_of_game() const {
  if (drill_) return drill_->name;
  std::string text = record().day.empty() ? "" : record().day + " · ";
  if (!record().level.empty()) {
    text += record().level + " " + std::to_string(record().score) + " · ";
  }
  if (const Rulebook* rulebook = table().rulebook()) {
    constexpr std::size_t kMostKinds = 36;
    text += title_of(*rulebook->variant(), kMostKinds);
  }
  const int clues = table().givens().count();
  return text + std::to_string(clues) + (clues == 1 ? " clue" : " clues");
}

Look Desk::look_of(const Drawing* drawing) const {
  Look look;
  look.table = &table();
  look.cursor = cursor_;
  look.chosen = chosen_;
  look.drawing = drawing;
  look.hidden = paused_;
  look.peers = peers_ && drawing == nullptr && !done_;
  look.cursor_shown = !paused_;
  look.lit = lit_;
  if (!look.lit) look.lit = lit_by(panel_);
  if (!look.lit && lights_ && drawing == nullptr && table().at(cursor_).digit != 0) {
    look.lit = Digit::from_number(table().at(cursor_).digit);
  }
  if (checks_ == Checks::kClashes || table().full()) look.clashing = table().clashes();
  if (checks_ == Checks::kMistakes && solution_) look.wrong = table().mistakes(*solution_);
  return look;
}

void Desk::draw_game(Picture& picture) {
  const int rows = picture.rows();
  const int columns = picture.columns();
  const std::string time = time_words(seconds());
  const std::string mode = mode_ == Mode::kNotes         ? "notes  "
                           : mode_ == Mode::kColours     ? "colours  "
                           : mode_ == Mode::kNoteColours ? "colours of notes  "
                                                         : "";
  const std::string held = held_ ? "held " + name_of(*held_, table().names()) + "  " : "";
  draw_bar(picture, title_of_game(), mode + held + time);

  frame_ = {size_for(rows, columns, board_), 2, 2, &board_};  // behind the names
  frame_.top += frame_.above_board();
  frame_.left += frame_.left_of_board();
  const auto drawing = drawing_of(panel_);
  const Look look = look_of(drawing ? &*drawing : nullptr);
  undrawn_ = draw_board(picture, frame_, look);
  if (paused_) {
    picture.put(frame_.top + frame_.rows() / 2, frame_.left + frame_.columns() / 2 - 4, " a break ",
                Ink::kTitle);
    draw_reminders(picture, rows - 1, {{"any key", "goes on"}, {"q", drill_ ? "back" : "leave"}});
  } else if (done_) {
    draw_reminders(picture, rows - 1,
                   {{"Enter", "another"}, {">", "harder"}, {"q", "leave"}, {"G", "the way"}});
  } else {
    draw_reminders(picture, rows - 1,
                   {{"?", "keys"},
                    {"t", "tip"},
                    {"Space", "notes"},
                    {"u", "undo"},
                    {"q", drill_ ? "back" : "leave"},
                    {board_.has_rules() ? "e" : "y", board_.has_rules() ? "rules" : "why not"},
                    {"E", "everything"},
                    {"b", "break"}});
  }
  const int side = frame_.left + frame_.columns() + frame_.right_of_board() + 2;
  const int below = frame_.top + frame_.rows() + frame_.below_board();
  const int end = message_row(rows);  // of what may stand beside or below the board
  if (columns - side < kNarrowSide) {
    draw_side(picture, below, 0, end - below, columns);
  } else {
    // Below the board: how many of each digit are left; beside it the cell under the cursor.
    const int tally = tally_columns(table().digit_count());
    const bool has_room = below < end && frame_.columns() >= tally;
    if (has_room) draw_tally(picture, below, frame_.left, tally);
    const int foot = draw_foot(picture, end, side, columns - side, !has_room);
    draw_side(picture, 1, side, foot - 1, columns - side);
  }
}

void Desk::draw_menu(Picture& picture) {
  const Menu& menu = menus_.back();
  const int rows = picture.rows();
  draw_bar(picture, menu.title, day_of(options_.clock()));
  menu_top_ = 2;
  const int room = rows - 5;
  const int count = static_cast<int>(menu.items.size());
  const int chosen = static_cast<int>(menu.chosen);
  menu_first_ = std::clamp(menu_first_, chosen - room + 1, std::max(chosen - 1, 0));
  menu_first_ = std::clamp(menu_first_, 0, std::max(count - room, 0));
  std::size_t widest = 0;
  for (const Menu::Item& item : menu.items) widest = std::max(widest, item.label.size());
  for (int i = 0; i < room && menu_first_ + i < count; ++i) {
    const Menu::Item& item = menu.items[static_cast<std::size_t>(menu_first_ + i)];
    const int row = menu_top_ + i;
    if (item.heading) {
      picture.put(row, 1, item.label, Ink::kFaint);
      continue;
    }
    const bool now = menu_first_ + i == chosen;
    const Ground ground = now ? Ground::kBar : Ground::kPlain;
    picture.put(row, 1, now ? "▸ " : "  ", Ink::kKey, ground);
    picture.put(row, 3, blanks_to(item.label, widest + 2), now ? Ink::kTitle : Ink::kPlain, ground);
    picture.put(row, 5 + static_cast<int>(widest), item.detail, Ink::kFaint);
  }
  if (scene_ == Scene::kQuestion) {
    picture.put(rows - 2, 0, question_.asks, Ink::kTitle);
    const int column = static_cast<int>(question_.asks.size()) + 1;
    std::u32string typed = characters_of(question_.typed);
    const auto room_left = static_cast<std::size_t>(std::max(picture.columns() - column - 1, 1));
    if (typed.size() > room_left) typed = typed.substr(typed.size() - room_left);
    std::string text;
    for (char32_t sign : typed) text += utf8_of(sign);
    picture.put(rows - 2, column, text);
    picture.cursor_row = rows - 2;
    picture.cursor_column = column + static_cast<int>(typed.size());
  }
  std::vector<Reminder> reminders = {{"Enter", "choose"}};
  if (menu.find) reminders.push_back({"/", "find"});
  if (menus_.size() > 1) reminders.push_back({"q", "back"});
  if (menus_.size() == 1) reminders.push_back({"q", "quit"});
  reminders.insert(reminders.end(), {{"?", "keys"}, {"i", "light or dark"}});
  draw_reminders(picture, rows - 1, reminders);
}

void Desk::draw_sheet(Picture& picture) {
  draw_bar(picture, sheet_.title, "");
  const int room = picture.rows() - 4;
  std::vector<std::string> lines;
  for (const std::string& line : sheet_.lines) {
    for (std::string& part : broken(line, picture.columns(), 4)) lines.push_back(std::move(part));
  }
  const int last = std::max(static_cast<int>(lines.size()) - room, 0);
  sheet_.scroll = std::clamp(sheet_.scroll, 0, last);
  for (int i = 0; i < room && sheet_.scroll + i < static_cast<int>(lines.size()); ++i) {
    picture.put(2 + i, 0, lines[static_cast<std::size_t>(sheet_.scroll + i)]);
  }
  if (sheet_.scroll < last) picture.put(picture.rows() - 2, picture.columns() - 2, U'↓', Ink::kKey);
  if (sheet_.scroll > 0) picture.put(1, picture.columns() - 2, U'↑', Ink::kKey);
  draw_reminders(picture, picture.rows() - 1, {{"arrows", "scroll"}, {"any other key", "back"}});
}

}  // namespace nonet::cli::game
