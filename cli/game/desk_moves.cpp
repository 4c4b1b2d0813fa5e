// What a game does with keys and the mouse: going about, writing, erasing, taking back.
#include "cli/game/desk.h"
#include "nonet/core/names.h"

namespace nonet::cli::game {
void Desk::obey_game(const Key& key) {
  message_.clear();
  if (paused_) {
    // Any key goes on, but for those that leave.
    const Does does = meaning_of(key).does;
    if (key.code == Key::Code::kMouse && key.mouse.kind != Mouse::Kind::kPress) return;
    if (does == Does::kLeave) return leave();
    paused_ = false;
    return start_clock();
  }
  if (key.code == Key::Code::kMouse) return obey_mouse(key.mouse);
  if (key.code == Key::Code::kPaste) return open_text(key.text);
  if (key.code == Key::Code::kSign && key.sign == U'+') {
    colour_ = colour_ % kMostColours + 1;
    return say("Colour " + std::string(1, static_cast<char>('a' + colour_ - 1)) + ".");
  }
  // Where 0 is a digit it erases nothing.
  const bool is_zero = key.code == Key::Code::kSign && key.sign == U'0';
  if (is_zero && game_ && table().digit_called(0) && mode_ != Mode::kColours) {
    return obey_meaning({key.alt ? Does::kNote : Does::kDigit, 0, false});
  }
  obey_meaning(meaning_of(key));
}

void Desk::obey_meaning(const Meaning& meaning) {
  if (meaning.does != Does::kWay) asked_way_ = false;
  if (asks_digit_) {
    asks_digit_ = false;
    if (meaning.does == Does::kDigit || meaning.does == Does::kNote) {
      const auto digit = digit_meant(meaning.number);
      return digit ? why_not(*digit) : void();
    }
  }
  switch (meaning.does) {
    case Does::kUp:
      return go(-1, 0, meaning.more);
    case Does::kDown:
      return go(1, 0, meaning.more);
    case Does::kLeft:
      return go(0, -1, meaning.more);
    case Does::kRight:
      return go(0, 1, meaning.more);
    case Does::kRowStart:
      return go_to(cell_at(nonet::row_of(cursor_), 0), false);
    case Does::kRowEnd:
      return go_to(cell_at(nonet::row_of(cursor_), board_.columns - 1), false);
    case Does::kNextOpen:
      return go_open(1);
    case Does::kLastOpen:
      return go_open(-1);
    case Does::kDigit:
      if (digit_first_ && mode_ != Mode::kColours) {
        const auto digit = digit_meant(meaning.number);
        if (!digit) return;
        held_ = digit;
        lit_ = held_;
        return say("Held: " + std::to_string(meaning.number) + ". Enter or a click writes it.");
      }
      return enter(meaning.number, mode_);
    case Does::kNote:
      return enter(meaning.number, Mode::kNotes);
    case Does::kErase:
      return moved(game_->kept.table.erase(target()));
    case Does::kFillNotes:
      return moved(game_->kept.table.fill_notes(),
                   board_.has_rules() ? "All candidates. C takes away what rules rule out."
                                      : "All candidates.");
    case Does::kCleanNotes:
      return moved(game_->kept.table.clean_notes(), "Cleaned.");
    case Does::kRestart:
      return moved(game_->kept.table.restart(), "From the beginning; u brings it back.");
    case Does::kUndo:
    case Does::kRedo: {
      const bool undoes = meaning.does == Does::kUndo;
      if (!(undoes ? game_->kept.table.undo() : game_->kept.table.redo())) {
        return say(undoes ? "There is nothing to undo." : "There is nothing to do again.");
      }
      write(plain_line(undoes ? 'u' : 'r', seconds()));
      return after_move();
    }
    default:
      if (obey_look(meaning.does, meaning.number)) return;
      obey_help(meaning.does);
  }
}

// What changes only what is seen.
bool Desk::obey_look(Does does, int number) {
  const auto toggle = [&](Mode mode) { mode_ = mode_ == mode ? Mode::kDigits : mode; };
  switch (does) {
    case Does::kNotesMode:
      toggle(Mode::kNotes);
      return say(mode_words()), true;
    case Does::kColourMode:
      toggle(Mode::kColours);
      return say(mode_words()), true;
    case Does::kNoteColourMode:
      toggle(Mode::kNoteColours);
      return say(mode_words()), true;
    case Does::kDigitFirst:
      digit_first_ = !digit_first_;
      held_.reset();
      return say(digit_first_ ? "Digit first: press a digit, then Enter or click where it goes."
                              : "Cell first: go to a cell, then press a digit."),
             true;
    case Does::kMark:
      chosen_.contains(cursor_) ? chosen_.erase(cursor_) : chosen_.insert(cursor_);
      return true;
    case Does::kPeers:
      peers_ = !peers_;
      return true;
    case Does::kLight: {
      const int here = table().at(cursor_).digit;
      std::optional<Digit> digit = table().digit_called(number);
      if (number == 0) digit = here != 0 ? std::optional(Digit::from_number(here)) : std::nullopt;
      const bool same = !digit || lit_ == digit;
      lights_ = !same;
      lit_ = same ? std::nullopt : digit;
      return true;
    }
    case Does::kChecks:
      checks_ = static_cast<Checks>((static_cast<int>(checks_) + 1) % 3);
      if (checks_ == Checks::kMistakes && !solution_) {
        checks_ = Checks::kOff;
        if (solver_.busy()) {
          return say("Nothing is checked; for mistakes the solution is still looked for."), true;
        }
      }
      return say(checks_ == Checks::kOff       ? "Nothing is checked."
                 : checks_ == Checks::kClashes ? "Digits that clash are marked with #."
                                               : "Wrong digits are marked with x."),
             true;
    case Does::kBreak:
      stop_clock();
      paused_ = true;
      return true;
    case Does::kTheme:
      light_theme_ = !light_theme_;
      return say(light_theme_ ? "Colours for a light ground." : "Colours for a dark ground."), true;
    case Does::kHelp:
      return show_help(), true;
    case Does::kRules:
      return show_rules(), true;
    case Does::kNew:
      return another(), true;
    case Does::kHarder:
      return harder(), true;
    case Does::kLeave:
      return leave(), true;
    default:
      return false;
  }
}

std::string Desk::mode_words() const {
  switch (mode_) {
    case Mode::kDigits:
      return "Digits are entered.";
    case Mode::kNotes:
      return "Digits are notes.";
    case Mode::kColours:
      return "Digits are colours of cells.";
    case Mode::kNoteColours:
      return "Digits colour notes; + takes the next colour.";
  }
  return "";
}

// ---- going about

void Desk::go_to(Cell cell, bool more) {
  if (more && chosen_.empty()) chosen_.insert(cursor_);
  if (cell != cursor_) task_is_read_ = true;
  cursor_ = cell;
  if (more) {
    chosen_.insert(cell);
  } else {
    chosen_ = {};
  }
}

void Desk::go(int rows, int columns, bool more) {
  const int row = (nonet::row_of(cursor_) + rows + board_.rows) % board_.rows;
  const int column = (nonet::column_of(cursor_) + columns + board_.columns) % board_.columns;
  go_to(cell_at(row, column), more);
}

void Desk::go_open(int by) {
  const CellSet open = table().open();
  if (open.empty()) return;
  int at = cursor_.index();
  do {
    at = (at + by + Cell::kCount) % Cell::kCount;
  } while (!open.contains(Cell(at)));
  go_to(Cell(at), false);
}

void Desk::obey_mouse(const Mouse& mouse) {
  if (mouse.kind == Mouse::Kind::kWheelUp || mouse.kind == Mouse::Kind::kWheelDown) {
    panel_.scroll += mouse.kind == Mouse::Kind::kWheelUp ? -3 : 3;
    panel_.is_scrolled = true;
    return;
  }
  const auto cell = frame_.cell_at(mouse.row, mouse.column);
  if (!cell) return;
  if (mouse.kind == Mouse::Kind::kDrag) {
    if (*cell != cursor_) go_to(*cell, true);
    return;
  }
  if (mouse.kind == Mouse::Kind::kRelease) return;
  if (mouse.kind == Mouse::Kind::kRight) {
    // The note that was hit.
    go_to(*cell, false);
    if (const auto note = frame_.note_at(mouse.row, mouse.column)) enter(*note, Mode::kNotes);
    return;
  }
  go_to(*cell, mouse.more);
  if (digit_first_ && held_ && !mouse.more) enter(*held_, mode_);
}

// ---- writing

std::optional<Digit> Desk::digit_meant(int number) {
  const auto digit = table().digit_called(number);
  if (!digit) say_digits();
  return digit;
}

void Desk::say_digits() {
  say("The digits of this puzzle are " + table().digits_words() + ".");
}

void Desk::enter(int number, Mode mode) {
  if (mode == Mode::kColours) return moved(game_->kept.table.paint(target(), number));
  if (const auto digit = digit_meant(number)) enter(*digit, mode);
}

void Desk::enter(Digit d, Mode mode) {
  Table& table = game_->kept.table;
  const CellSet cells = target();
  if (d.index() >= table.digit_count()) return say_digits();
  switch (mode) {
    case Mode::kDigits:
      if (cells.size() == 1 && table.is_given(cells.first())) return say("That digit was given.");
      moved(table.put(cells, d));
      // Once it is told what # means.
      if (checks_ == Checks::kClashes && !(table.clashes() & cells).empty() && message_.empty()) {
        say(table.rulebook() != nullptr
                ? "That clashes with a digit or a rule: #. X chooses what is checked."
                : "A " + name_of(d, table.names()) +
                      " sees another: #. X chooses what is checked.");
      }
      return;
    case Mode::kNotes:
      return moved(table.note(cells, d));
    case Mode::kColours:
      return moved(table.paint(cells, d.number()));
    case Mode::kNoteColours:
      return moved(table.paint_note(cells, d, colour_));
  }
}

void Desk::moved(bool changed, const std::string& words) {
  if (!changed) return;
  write(move_line(seconds(), table().before(), table().now()));
  if (!words.empty()) say(words);
  after_move();
}

void Desk::after_move() {
  seeker_.cancel();
  seeking_.clear();
  // What was told was about another board; a lesson stays.
  panel_ = Panel();
  list_.reset();
  counted_ = false;
  if (drill_) return judge_drill();
  if (!table().full() || done_) return;
  if (!table().solved()) return say("The board is full, but something is wrong. t helps.");
  finish();
}

}  // namespace nonet::cli::game
