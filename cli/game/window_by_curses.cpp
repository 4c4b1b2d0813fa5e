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

#include "cli/game/keys_by_curses.h"
#include "cli/game/palette.h"
#include "cli/game/terminal_names.h"
#include "cli/game/window.h"

// Of <term.h>, which makes macros of such words as columns.
extern "C" int setupterm(const char* name, int file, int* problem);

namespace nonet::cli::game {
namespace {

// What there is besides colours.
attr_t attributes_of(const Spot& spot, int colours) {
  attr_t attributes = A_NORMAL;
  if (spot.ink == Ink::kGiven || spot.ink == Ink::kTitle || spot.ink == Ink::kKey ||
      spot.ink == Ink::kWrong || spot.ink == Ink::kComes) {
    attributes |= A_BOLD;
  }
  if (spot.ink == Ink::kShown) attributes |= A_DIM;
  if (colours < 16 && spot.ink == Ink::kFaint) attributes |= A_DIM;
  if (colours < 256) {
    if (spot.ground == Ground::kCursor || spot.ground == Ground::kBar) attributes |= A_REVERSE;
    if (spot.ground == Ground::kSame || spot.ground == Ground::kChosen) attributes |= A_UNDERLINE;
  }
  return attributes;
}

// The name that this terminal is known by.
std::optional<std::string> known_terminal() {
  const char* own = std::getenv("TERM");
  if (own == nullptr || *own == 0 || std::string_view(own) == "dumb") return std::nullopt;
  for (const std::string& name : names_to_try(own)) {
    int problem = 0;
    if (setupterm(name.c_str(), STDOUT_FILENO, &problem) == OK && tigetstr("cup") != nullptr) {
      return name;
    }
  }
  return std::nullopt;
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

class CursesWindow : public Window {
 public:
  explicit CursesWindow(const WindowOptions& options) : options_(options) {
    if (::pipe(pipe_.data()) != 0) pipe_ = {-1, -1};
    // In one go only some systems do it.
    for (int fd : pipe_) {
      ::fcntl(fd, F_SETFL, O_NONBLOCK);
      ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    }
    // A locale of the system's own kind only for characters.
    std::setlocale(LC_CTYPE, "");
    screen_ = newterm(known_terminal()->c_str(), stdout, stdin);
    if (screen_ == nullptr) return;
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keys_.begin();
    if (options_.color && has_colors()) {
      start_color();
      use_default_colors();
      colours_ = COLORS;
    }
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
    CursesWindow::close();
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
    const Picture picture = !options_.unicode  ? given.in_ascii()
                            : options_.console ? given.for_console()
                                               : given;
    werase(stdscr);
    for (int row = 0; row < picture.rows(); ++row) {
      for (int column = 0; column < picture.columns(); ++column) {
        const Spot& spot = picture.at(row, column);
        if (spot == Spot()) continue;
        const std::array<wchar_t, 2> sign = {static_cast<wchar_t>(spot.sign), 0};
        cchar_t cell;
        setcchar(&cell, sign.data(), attributes_of(spot, colours_), pair_of(spot), nullptr);
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
      if (auto key = keys_.take()) return key;
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
    if (keys_.has_mouse()) text += wanted ? "\033[?1002h\033[?1006h" : "\033[?1006l\033[?1002l";
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

  // Pairs are made as they are met.
  short pair_of(const Spot& spot) {
    if (colours_ < 8) return 0;
    const std::pair<short, short> wanted = {ink_colour(spot.ink, light_).of(colours_),
                                            ground_colour(spot.ground, light_).of(colours_)};
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
  bool woken_ = false;
  CursesKeys keys_{[this] { return wait(); }};
  std::array<int, 2> pipe_ = {-1, -1};
  std::array<struct sigaction, kSignals.size()> before_{};
  std::map<std::pair<short, short>, short> pairs_;
};

}  // namespace

bool has_window() {
  return true;
}

bool can_play() {
  return known_terminal().has_value();
}

std::unique_ptr<Window> open_window(const WindowOptions& options) {
  // newterm() of an unknown terminal would end the program.
  if (!can_play()) return nullptr;
  auto window = std::make_unique<CursesWindow>(options);
  if (!window->works()) return nullptr;
  return window;
}

}  // namespace nonet::cli::game
