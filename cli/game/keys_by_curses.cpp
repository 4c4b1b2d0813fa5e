#include "cli/game/keys_by_curses.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cwchar>
#include <string>

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>

#include "cli/game/picture.h"

namespace nonet::cli::game {
namespace {

enum : int { kPasteBegins = KEY_MAX - 10, kPasteEnds, kMouseSays, kMouseSaidOf };

Key mouse_key(int button, int column, int row, bool let_go) {
  enum : int { kShift = 4, kControl = 16, kMoves = 32, kWheel = 64 };
  Key key = key_of(Key::Code::kMouse);
  key.mouse.row = row - 1;
  key.mouse.column = column - 1;
  key.mouse.more = (button & (kShift | kControl)) != 0;
  const int which = button & 3;
  key.mouse.kind = (button & kWheel) != 0
                       ? which == 0 ? Mouse::Kind::kWheelUp : Mouse::Kind::kWheelDown
                   : let_go || which == 3   ? Mouse::Kind::kRelease
                   : (button & kMoves) != 0 ? Mouse::Kind::kDrag
                   : which == 0             ? Mouse::Kind::kPress
                                            : Mouse::Kind::kRight;
  return key;
}

}  // namespace

void CursesKeys::begin() {
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  set_escdelay(25);
  define_key("\033[200~", kPasteBegins);
  define_key("\033[201~", kPasteEnds);
  // The mouse is read here: of clicks that come fast ncurses would keep some to itself.
  const auto mouse = reinterpret_cast<std::intptr_t>(tigetstr("kmous"));
  has_mouse_ = mouse != 0 && mouse != -1;
  // While the mouse is asked for GNU screen (seen with 4.9) holds Esc back until the next key.
  if (std::getenv("STY") != nullptr) has_mouse_ = false;
  define_key("\033[<", kMouseSays);
  define_key("\033[M", kMouseSaidOf);
}

std::optional<Key> CursesKeys::take() {
  wint_t sign = 0;
  const int got = wget_wch(stdscr, &sign);
  if (got == ERR) return std::nullopt;
  return read_key(got, sign);
}

Key CursesKeys::read_key(int got, unsigned sign) {
  if (got == KEY_CODE_YES) return read_code(static_cast<int>(sign));
  Key key;
  key.code = Key::Code::kSign;
  key.sign = static_cast<char32_t>(sign);
  switch (sign) {
    case '\r':
    case '\n':
      return key_of(Key::Code::kEnter);
    case '\t':
      return key_of(Key::Code::kTab);
    case 8:
    case 127:
      return key_of(Key::Code::kErase);
    case 12:  // Ctrl-L
      clearok(curscr, TRUE);
      return {};
    case 18:  // Ctrl-R
      return key_of('r');
    case 27: {
      wint_t after = 0;
      const int more = wget_wch(stdscr, &after);
      if (more == ERR) return key_of(Key::Code::kEscape);
      Key alt = read_key(more, after);
      alt.alt = true;
      return alt;
    }
    default:
      return sign < 32 ? Key() : key;
  }
}

Key CursesKeys::read_code(int code) {
  const auto arrow = [](Key::Code which, bool shift) {
    Key key = key_of(which);
    key.shift = shift;
    return key;
  };
  switch (code) {
    case KEY_UP:
      return arrow(Key::Code::kUp, false);
    case KEY_DOWN:
      return arrow(Key::Code::kDown, false);
    case KEY_LEFT:
      return arrow(Key::Code::kLeft, false);
    case KEY_RIGHT:
      return arrow(Key::Code::kRight, false);
    case KEY_SR:
      return arrow(Key::Code::kUp, true);
    case KEY_SF:
      return arrow(Key::Code::kDown, true);
    case KEY_SLEFT:
      return arrow(Key::Code::kLeft, true);
    case KEY_SRIGHT:
      return arrow(Key::Code::kRight, true);
    case KEY_HOME:
      return key_of(Key::Code::kHome);
    case KEY_END:
      return key_of(Key::Code::kEnd);
    case KEY_PPAGE:
      return key_of(Key::Code::kPageUp);
    case KEY_NPAGE:
      return key_of(Key::Code::kPageDown);
    case KEY_BTAB:
      return key_of(Key::Code::kBackTab);
    case KEY_ENTER:
      return key_of(Key::Code::kEnter);
    case KEY_BACKSPACE:
    case KEY_DC:
      return key_of(Key::Code::kErase);
    case KEY_RESIZE:
      // What was on its way for the old size has come to lie anywhere.
      clearok(curscr, TRUE);
      return {};
    case kMouseSays:
      return read_mouse();
    case kMouseSaidOf:
      return read_old_mouse();
    case kPasteBegins:
      return read_paste();
    default:
      break;
  }
  if (code > KEY_F(0) && code <= KEY_F(12)) {
    Key key = key_of(Key::Code::kFunction);
    key.number = code - KEY_F(0);
    return key;
  }
  return {};
}

// The next character of something that has begun.
unsigned CursesKeys::read_sign() {
  wint_t sign = 0;
  while (wget_wch(stdscr, &sign) != OK) {
    if (!wait_()) return 0;
  }
  return sign;
}

// "0;12;7M": which button, column and row; m for letting go.
Key CursesKeys::read_mouse() {
  std::array<int, 3> numbers{};
  std::size_t at = 0;
  unsigned sign = read_sign();
  for (; (sign >= '0' && sign <= '9') || sign == ';'; sign = read_sign()) {
    if (sign == ';') {
      at = std::min<std::size_t>(at + 1, 2);
    } else {
      numbers[at] = std::min(numbers[at] * 10 + static_cast<int>(sign - '0'), 9999);
    }
  }
  return mouse_key(numbers[0], numbers[1], numbers[2], sign == 'm');
}

// The older way: three characters, each 32 more than what it means.
Key CursesKeys::read_old_mouse() {
  const int button = static_cast<int>(read_sign()) - 32;
  const int column = static_cast<int>(read_sign()) - 32;
  const int row = static_cast<int>(read_sign()) - 32;
  return mouse_key(button, column, row, (button & 67) == 3);
}

Key CursesKeys::read_paste() {
  constexpr std::size_t kMost = std::size_t{1} << 20U;
  Key key = key_of(Key::Code::kPaste);
  while (true) {
    wint_t sign = 0;
    const int got = wget_wch(stdscr, &sign);
    if (got == ERR) {
      if (!wait_()) break;
      continue;
    }
    if (got == KEY_CODE_YES) {
      if (static_cast<int>(sign) == kPasteEnds) break;
      continue;
    }
    if (key.text.size() < kMost) {
      key.text += sign == '\r' ? "\n" : utf8_of(static_cast<char32_t>(sign));
    }
  }
  return key;
}

}  // namespace nonet::cli::game
