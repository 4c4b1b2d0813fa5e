#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>

#include "cli/game/palette.h"
#include "cli/game/window.h"

// Of <term.h>, which makes macros of such words as columns.
extern "C" int setupterm(const char* name, int file, int* problem);

namespace nonet::cli::game {
namespace {

// What there is besides colours.
attr_t attributes_of(const Spot& spot, bool deep) {
  attr_t attributes = A_NORMAL;
  if (spot.ink == Ink::kGiven || spot.ink == Ink::kTitle || spot.ink == Ink::kKey ||
      spot.ink == Ink::kWrong || spot.ink == Ink::kComes) {
    attributes |= A_BOLD;
  }
  if (spot.ink == Ink::kShown) attributes |= A_DIM;
  if (!deep && spot.ink == Ink::kFaint) attributes |= A_DIM;
  if (!deep) {
    if (spot.ground == Ground::kCursor || spot.ground == Ground::kBar) attributes |= A_REVERSE;
    if (spot.ground == Ground::kSame || spot.ground == Ground::kChosen) attributes |= A_UNDERLINE;
  }
  return attributes;
}

// ---- signals

volatile std::sig_atomic_t signal_heard = 0;
volatile std::sig_atomic_t stop_heard = 0;  // Ctrl-Z
int signal_pipe = -1;

void hear(int number) {
  const int kept = errno;
  (number == SIGTSTP ? stop_heard : signal_heard) = number;
  const char byte = 's';
  if (signal_pipe >= 0) (void)!::write(signal_pipe, &byte, 1);
  errno = kept;
}

constexpr std::array<int, 5> kSignals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};

enum : int { kPasteBegins = KEY_MAX - 10, kPasteEnds, kMouseSays, kMouseSaidOf };

class CursesWindow : public Window {
 public:
  explicit CursesWindow(const WindowOptions& options) : options_(options) {
    if (::pipe2(pipe_.data(), O_NONBLOCK | O_CLOEXEC) != 0) pipe_ = {-1, -1};
    // A locale of the system's own kind only for characters.
    std::setlocale(LC_CTYPE, "");
    screen_ = newterm(nullptr, stdout, stdin);
    if (screen_ == nullptr) return;
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    if (options_.color && has_colors()) {
      start_color();
      use_default_colors();
      colours_ = COLORS;
    }
    define_key("\033[200~", kPasteBegins);
    define_key("\033[201~", kPasteEnds);
    // The mouse is read here: of clicks that come fast ncurses would keep some to itself.
    const char* mouse = tigetstr("kmous");
    has_mouse_ = mouse != nullptr && mouse != reinterpret_cast<char*>(-1);
    define_key("\033[<", kMouseSays);
    define_key("\033[M", kMouseSaidOf);
    ask_for_extras(true);
    signal_heard = 0;
    signal_pipe = pipe_[1];
    struct sigaction action {};
    action.sa_handler = hear;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
      ::sigaction(kSignals[i], &action, &before_[i]);
    }
  }
  ~CursesWindow() override {
    close();
    for (int fd : pipe_) {
      if (fd >= 0) ::close(fd);
    }
  }
  CursesWindow(const CursesWindow&) = delete;
  CursesWindow& operator=(const CursesWindow&) = delete;

  bool works() const { return screen_ != nullptr; }
  int rows() const override { return getmaxy(stdscr); }
  int columns() const override { return getmaxx(stdscr); }
  int signal() const override { return signal_heard; }
  void close() override {
    if (screen_ == nullptr) return;
    ask_for_extras(false);
    endwin();
    delscreen(screen_);
    screen_ = nullptr;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
      ::sigaction(kSignals[i], &before_[i], nullptr);
    }
    signal_pipe = -1;
  }
  void wake() override {
    const char byte = 'w';
    if (pipe_[1] >= 0) (void)!::write(pipe_[1], &byte, 1);
  }

  void show(const Picture& given, bool light) override {
    if (light != light_) {
      light_ = light;
      pairs_.clear();
    }
    const Picture picture = options_.unicode ? given : given.in_ascii();
    werase(stdscr);
    for (int row = 0; row < picture.rows(); ++row) {
      for (int column = 0; column < picture.columns(); ++column) {
        const Spot& spot = picture.at(row, column);
        if (spot == Spot()) continue;
        const std::array<wchar_t, 2> sign = {static_cast<wchar_t>(spot.sign), 0};
        cchar_t cell;
        setcchar(&cell, sign.data(), attributes_of(spot, colours_ >= 256), pair_of(spot), nullptr);
        mvwadd_wch(stdscr, row, column, &cell);
      }
    }
    const bool cursor = picture.cursor_row >= 0 && picture.cursor_row < picture.rows();
    curs_set(cursor ? 1 : 0);
    if (cursor) wmove(stdscr, picture.cursor_row, picture.cursor_column);
    wrefresh(stdscr);
  }

  std::optional<Key> next() override {
    while (true) {
      if (is_over()) return std::nullopt;
      if (stop_heard != 0) {
        stop();
        return Key();
      }
      wint_t sign = 0;
      const int got = wget_wch(stdscr, &sign);
      if (got != ERR) return read_key(got, sign);
      if (!wait()) return std::nullopt;
      if (woken_) {
        woken_ = false;
        return Key();
      }
    }
  }

 private:
  bool is_over() const { return signal_heard != 0 || gone_; }

  // The terminal is the shell's until it brings the program back.
  void stop() {
    stop_heard = 0;
    ask_for_extras(false);
    endwin();
    struct sigaction usual {};
    struct sigaction own {};
    usual.sa_handler = SIG_DFL;
    ::sigaction(SIGTSTP, &usual, &own);
    ::raise(SIGTSTP);
    ::sigaction(SIGTSTP, &own, nullptr);
    ask_for_extras(true);
    wrefresh(stdscr);
  }

  // Pastes in brackets, and the mouse, also while it is dragged; terminals that don't know this do
  // nothing.
  void ask_for_extras(bool wanted) const {
    std::string text = wanted ? "\033[?2004h" : "\033[?2004l";
    if (has_mouse_) text += wanted ? "\033[?1002h\033[?1006h" : "\033[?1006l\033[?1002l";
    (void)!::write(STDOUT_FILENO, text.data(), text.size());
  }

  // Until there is a key, a word from elsewhere or a second has passed.
  bool wait() {
    std::array<pollfd, 2> waits = {{{STDIN_FILENO, POLLIN, 0}, {pipe_[0], POLLIN, 0}}};
    const int ready = ::poll(waits.data(), waits.size(), 1000);
    if (ready <= 0) woken_ = true;  // also where a signal came, such as a change of size
    if ((waits[1].revents & POLLIN) != 0) {
      std::array<char, 64> bytes{};
      while (::read(pipe_[0], bytes.data(), bytes.size()) > 0) {
      }
      woken_ = true;
    }
    if ((waits[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) gone_ = true;
    return !is_over();
  }

  Key read_key(int got, wint_t sign) {
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

  Key read_code(int code) {
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
  wint_t read_sign() {
    wint_t sign = 0;
    while (wget_wch(stdscr, &sign) != OK) {
      if (!wait()) return 0;
    }
    return sign;
  }

  // "0;12;7M": which button, column and row; m for letting go.
  Key read_mouse() {
    std::array<int, 3> numbers{};
    std::size_t at = 0;
    wint_t sign = read_sign();
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
  Key read_old_mouse() {
    const int button = static_cast<int>(read_sign()) - 32;
    const int column = static_cast<int>(read_sign()) - 32;
    const int row = static_cast<int>(read_sign()) - 32;
    return mouse_key(button, column, row, (button & 67) == 3);
  }

  static Key mouse_key(int button, int column, int row, bool let_go) {
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

  Key read_paste() {
    constexpr std::size_t kMost = std::size_t{1} << 20U;
    Key key = key_of(Key::Code::kPaste);
    while (!is_over()) {
      wint_t sign = 0;
      const int got = wget_wch(stdscr, &sign);
      if (got == ERR) {
        if (!wait()) break;
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

  // Pairs are made as they are met.
  short pair_of(const Spot& spot) {
    if (colours_ < 8) return 0;
    const bool deep = colours_ >= 256;
    const Colour ink = ink_colour(spot.ink, light_);
    const Colour ground = ground_colour(spot.ground, light_);
    const std::pair<short, short> wanted =
        deep ? std::pair(ink.deep, ground.deep) : std::pair(ink.plain, ground.plain);
    if (wanted == std::pair<short, short>(-1, -1)) return 0;
    const auto [at, fresh] = pairs_.try_emplace(wanted, static_cast<short>(pairs_.size() + 1));
    if (fresh) {
      if (at->second >= COLOR_PAIRS) {
        pairs_.erase(at);
        return 0;
      }
      init_pair(at->second, wanted.first, wanted.second);
    }
    return at->second;
  }

  WindowOptions options_;
  SCREEN* screen_ = nullptr;
  int colours_ = 0;
  bool light_ = false;
  bool gone_ = false;
  bool has_mouse_ = false;
  bool woken_ = false;
  std::array<int, 2> pipe_ = {-1, -1};
  std::array<struct sigaction, kSignals.size()> before_{};
  std::map<std::pair<short, short>, short> pairs_;
};

}  // namespace

bool has_window() {
  return true;
}

bool can_play() {
  const char* name = std::getenv("TERM");
  int problem = 0;
  if (name == nullptr || std::string_view(name) == "dumb") return false;
  return setupterm(name, STDOUT_FILENO, &problem) == OK && tigetstr("cup") != nullptr;
}

std::unique_ptr<Window> open_window(const WindowOptions& options) {
  auto window = std::make_unique<CursesWindow>(options);
  if (!window->works()) return nullptr;
  return window;
}

}  // namespace nonet::cli::game
